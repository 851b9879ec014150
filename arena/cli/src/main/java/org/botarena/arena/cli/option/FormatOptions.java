package org.botarena.arena.cli.option;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.tournament.format.Format;
import org.botarena.arena.tournament.format.FormatOption;
import org.botarena.arena.tournament.format.FormatType;
import org.botarena.arena.tournament.format.kind.Formats;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How the entrants of a tournament meet, as it is typed. */
public final class FormatOptions {
    private final List<OptionSpec> options = new ArrayList<>();

    @Option(
            names = "--anchor",
            paramLabel = "NAME=ELO",
            split = ",",
            description = "Ratings are relative to these, which are given: random=0. Samples that are named take part.")
    private List<String> anchors = new ArrayList<>();

    /** Adds those of the formats there are. */
    @Spec
    void add(CommandSpec command) {
        List<FormatType> types = Formats.all();
        String last = ", or " + shown(types.get(types.size() - 1));
        options.add(OptionSpec.builder("--" + FormatType.SETTING)
                .type(String.class)
                .paramLabel("F")
                .defaultValue(types.get(0).name())
                .description(types.subList(0, types.size() - 1).stream()
                                .map(FormatOptions::shown)
                                .collect(Collectors.joining(", ", "How the entrants meet: ", last))
                        + " (default: ${DEFAULT-VALUE}).")
                .build());
        for (FormatOption option : Formats.options()) {
            boolean isNumber = option.kind() == FormatOption.Kind.NUMBER;
            options.add(OptionSpec.builder("--" + option.name())
                    .type(isNumber ? Integer.class : List.class)
                    .paramLabel(isNumber ? "N" : "NAMES")
                    .splitRegex(isNumber ? "" : ",")
                    .description(option.help())
                    .build());
        }
        options.forEach(command::addOption);
    }

    /** What was typed, or stands by default, as text by name. */
    private Map<String, String> typed() {
        Map<String, String> typed = new HashMap<>();
        for (OptionSpec option : options) {
            Object value = option.getValue();
            if (value != null) {
                typed.put(
                        option.longestName().substring(2),
                        value instanceof List<?> names
                                ? names.stream().map(String::valueOf).collect(Collectors.joining(","))
                                : value.toString());
            }
        }
        return typed;
    }

    private static String shown(FormatType type) {
        return (type.name() + " " + type.remark()).strip();
    }

    /**
     * The given ratings by entrant.
     *
     * @throws IllegalArgumentException for one that is none
     */
    public Map<String, Double> anchors() {
        Map<String, Double> given = new TreeMap<>();
        for (String anchor : anchors) {
            require(
                    anchor.matches(".+=[-+]?[0-9]{1,5}(?:[.][0-9]{1,3})?"),
                    "--anchor '%s' is no name with its Elo points: random=0".formatted(anchor));
            int sign = anchor.lastIndexOf('=');
            String name = anchor.substring(0, sign);
            require(
                    given.put(name, Double.valueOf(anchor.substring(sign + 1))) == null,
                    "--anchor: '%s' is there twice".formatted(name));
        }
        return given;
    }

    /** The samples that take part because the others are to meet them. */
    public List<String> references() {
        Map<String, String> typed = typed();
        return Formats.options().stream()
                .filter(option -> option.kind() == FormatOption.Kind.REFERENCES && typed.containsKey(option.name()))
                .flatMap(option -> Stream.of(typed.get(option.name()).split(",", -1)))
                .toList();
    }

    /**
     * The format.
     *
     * @throws IllegalArgumentException saying what does not go together
     */
    public Format format() {
        return Formats.of(typed());
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
