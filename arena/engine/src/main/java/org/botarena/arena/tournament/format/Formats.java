package org.botarena.arena.tournament.format;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.arena.text.Suggestion;
import org.botarena.arena.text.catalogue.InvalidInput;
import org.botarena.arena.text.catalogue.Sentence;

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
                .orElseThrow(() -> new InvalidInput(unknown(name)));
        Format main = type.reader().apply(settings);
        for (FormatOption option : options()) {
            List<String> takers = ALL.stream()
                    .filter(each -> each.options().contains(option))
                    .map(FormatType::name)
                    .toList();
            if (settings.containsKey(option.name())
                    && !takers.isEmpty()
                    && !type.options().contains(option)) {
                throw new InvalidInput(Sentence.of("error.format.option", option.name(), either(takers), name));
            }
        }
        return WithFinal.of(main, settings);
    }

    private static Sentence either(List<String> names) {
        return names.stream()
                .map(Sentence::quote)
                .reduce((one, other) -> Sentence.of("error.or", one, other))
                .orElseThrow();
    }

    private static Sentence unknown(String name) {
        List<String> known = ALL.stream().map(FormatType::name).sorted().toList();
        return Sentence.of(
                "error.format",
                name,
                String.join(", ", known),
                Suggestion.to(name, known)
                        .map(near -> Sentence.of("error.format.meant", near))
                        .orElse(Sentence.NONE));
    }
}
