package org.botarena.arena.tournament.format;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.text.Suggestion;

/** All formats there are. */
public final class Formats {
    private static final List<FormatType> ALL =
            List.of(RoundRobin.TYPE, Gauntlet.TYPE, Swiss.TYPE, Knockout.TYPE, Ladder.TYPE);

    /** Including formats that only an event uses. */
    private static final List<FormatType> KNOWN =
            Stream.concat(ALL.stream(), Stream.of(OpenLadder.TYPE)).toList();

    private Formats() {}

    /** All formats in the order of the help text; the first one is the default. */
    public static List<FormatType> all() {
        return ALL;
    }

    /** The options of all formats and their common options. */
    public static List<FormatOption> options() {
        return Stream.concat(ALL.stream().flatMap(type -> type.options().stream()), Stream.of(WithFinal.OPTION))
                .distinct()
                .toList();
    }

    /**
     * The format with these settings.
     *
     * @param settings by name, as typed; may include other settings
     * @throws IllegalArgumentException saying which settings conflict
     */
    public static Format of(Map<String, String> settings) {
        String name = settings.getOrDefault(FormatType.SETTING, "");
        FormatType type = KNOWN.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(unknown(name)));
        Format main = type.reader().apply(settings);
        for (FormatOption option : options()) {
            List<String> takers = ALL.stream()
                    .filter(each -> each.options().contains(option))
                    .map(FormatType::name)
                    .toList();
            if (settings.containsKey(option.name())
                    && !takers.isEmpty()
                    && !type.options().contains(option)) {
                throw new IllegalArgumentException("--%s is for --format %s, not for %s"
                        .formatted(option.name(), String.join(" or ", takers), name));
            }
        }
        return WithFinal.of(main, settings);
    }

    private static String unknown(String name) {
        List<String> known = ALL.stream().map(FormatType::name).sorted().toList();
        return "--format: there is no '%s', there are %s%s"
                .formatted(
                        name,
                        String.join(", ", known),
                        Suggestion.to(name, known)
                                .map("; did you mean %s?"::formatted)
                                .orElse(""));
    }
}
