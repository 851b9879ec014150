package org.botarena.arena.tournament.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.text.NameList;

/**
 * A format before its options are set: its name, its options, and its factory. Immutable.
 *
 * @param name as typed
 * @param remark the text after the name in a list of all formats; may be empty
 * @param options the options that it takes
 * @param reader creates the format from the options that are set, by name as typed, or reports errors in them
 */
public record FormatType(
        String name, String remark, List<FormatOption> options, Function<Map<String, String>, Format> reader) {
    /** The key for the name of a format in the settings. */
    public static final String SETTING = "format";

    /** A format without options. */
    public FormatType(String name, String remark, Format format) {
        this(name, remark, List.of(), settings -> format);
    }

    /** The settings of a format with these options. */
    public Map<String, String> settings(Map<String, String> set) {
        Map<String, String> settings = new HashMap<>(set);
        settings.put(SETTING, name);
        return settings;
    }

    /** The readable text for a format with these settings. */
    public String text(Map<String, String> settings) {
        return options.stream()
                .filter(option -> settings.containsKey(option.name()))
                .map(option -> option.text(settings.get(option.name())))
                .collect(Collectors.joining("", name, ""));
    }

    /** The usual format, with these references if it needs some, or empty if it needs some and the list is empty. */
    public Optional<Format> usual(List<String> references) {
        Map<String, String> settings = options.stream()
                .filter(option -> option.kind() == FormatOption.Kind.REFERENCES)
                .collect(Collectors.toMap(FormatOption::name, option -> NameList.text(references)));
        return settings.isEmpty() || !references.isEmpty() ? Optional.of(reader.apply(settings)) : Optional.empty();
    }
}
