package org.botarena.arena.tournament.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.text.NameList;

/**
 * A format before its options are set: its name, what it takes, and how it is made. Immutable.
 *
 * @param name as it is typed
 * @param remark behind the name in a list of all formats; empty: none
 * @param options that it takes
 * @param reader of the options that are set, by name as they would be typed; it says what is wrong with them
 */
public record FormatType(
        String name, String remark, List<FormatOption> options, Function<Map<String, String>, Format> reader) {
    /** The name under which settings have the name of a format. */
    public static final String SETTING = "format";

    /** One that takes no options. */
    public FormatType(String name, String remark, Format format) {
        this(name, remark, List.of(), settings -> format);
    }

    /** The settings of a format with these options. */
    public Map<String, String> settings(Map<String, String> set) {
        Map<String, String> settings = new HashMap<>(set);
        settings.put(SETTING, name);
        return settings;
    }

    /** What a format with these settings is called where people read. */
    public String text(Map<String, String> settings) {
        return options.stream()
                .filter(option -> settings.containsKey(option.name()))
                .map(option -> option.told(settings.get(option.name())))
                .collect(Collectors.joining("", name, ""));
    }

    /** The usual one, with these references if it needs some; empty: it does, and there are none. */
    public Optional<Format> usual(List<String> references) {
        Map<String, String> settings = options.stream()
                .filter(option -> option.kind() == FormatOption.Kind.REFERENCES)
                .collect(Collectors.toMap(FormatOption::name, option -> NameList.text(references)));
        return settings.isEmpty() || !references.isEmpty() ? Optional.of(reader.apply(settings)) : Optional.empty();
    }
}
