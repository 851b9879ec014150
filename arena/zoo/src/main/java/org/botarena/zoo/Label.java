package org.botarena.zoo;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A specimen's description of itself, in lines {@code // key: value} at the top of its file, {@code # key: value} in
 * Python. Immutable.
 *
 * <pre>
 * tries     what it tries, for the table
 * expect    a correct outcome at every level: KIND, or KIND: TEXT that the reason must contain; repeatable
 * sandbox   the same, promised in the sandbox only
 * process   the same, promised in a process without the sandbox
 * own-user  the same, if such a process runs as a separate user
 * against   honest (default), slow: it takes 300 ms a move, or itself
 * games     the number of consecutive games; defaults to 1
 * clock     patient (default), short or tournament, see {@link Clock}
 * warns     a warning that admission must give
 * processor the only kind that it runs on, as Java names it; defaults to any
 * pack      how its jar is made, see {@link SpecimenJar}
 * run       every build, or the whole zoo (default)
 * </pre>
 *
 * A level that the label does not mention promises nothing.
 */
record Label(
        String tries,
        List<Expectation> expectations,
        String against,
        int games,
        Clock clock,
        String warns,
        String processor,
        List<String> packing,
        boolean isInEveryBuild) {
    private static final Pattern LINE = Pattern.compile("(?://|#) (.*)");
    private static final Map<String, Set<String>> CHOICES = Map.of(
            "against", Set.of("honest", "slow", "itself"),
            "run", Set.of("every build", "whole"));
    private static final Set<String> FREE = Set.of("tries", "games", "clock", "warns", "processor", "pack");

    Label {
        expectations = List.copyOf(expectations);
        packing = List.copyOf(packing);
    }

    /**
     * Reads the label of a source text.
     *
     * @throws IllegalArgumentException if a line has another form, or its attack or its expectations are missing
     */
    static Label of(String source) {
        Map<String, List<String>> lines = new LinkedHashMap<>();
        source.lines().map(LINE::matcher).takeWhile(Matcher::matches).forEach(line -> {
            String[] parts = line.group(1).split(": ", 2);
            require(parts.length == 2, "'%s' is not a line of a label: // key: value".formatted(line.group()));
            lines.computeIfAbsent(parts[0], key -> new ArrayList<>()).add(parts[1].strip());
        });
        Label label = new Label(
                only(lines, "tries", ""),
                expectations(lines),
                only(lines, "against", "honest"),
                Integer.parseInt(only(lines, "games", "1")),
                Clock.of(only(lines, "clock", "patient")),
                only(lines, "warns", ""),
                only(lines, "processor", ""),
                lines.getOrDefault("pack", List.of()),
                only(lines, "run", "whole").equals("every build"));
        require(!label.tries.isEmpty() && !label.expectations.isEmpty(), "a label says what it tries and expects");
        return label;
    }

    /** Whether it can be shown on this machine. */
    boolean isForHere() {
        return processor.isEmpty() || processor.equals(System.getProperty("os.arch"));
    }

    /** The promises on this ground; may be empty. */
    List<Expectation> on(Set<Ground> grounds) {
        return expectations.stream()
                .filter(expectation -> grounds.contains(expectation.ground()))
                .toList();
    }

    private static List<Expectation> expectations(Map<String, List<String>> lines) {
        List<Expectation> expectations = new ArrayList<>();
        lines.forEach((key, values) -> {
            List<Ground> ground = Arrays.stream(Ground.values())
                    .filter(one -> one.key().equals(key))
                    .toList();
            require(
                    FREE.contains(key) || CHOICES.containsKey(key) || !ground.isEmpty(),
                    "there is no key '%s'".formatted(key));
            for (String value : ground.isEmpty() ? List.<String>of() : values) {
                String[] parts = value.split(": ", 2);
                expectations.add(new Expectation(ground.get(0), parts[0], parts.length == 1 ? "" : parts[1]));
            }
        });
        return expectations;
    }

    private static String only(Map<String, List<String>> lines, String key, String unlessSaid) {
        List<String> values = lines.getOrDefault(key, List.of(unlessSaid));
        require(values.size() == 1, String.format(Locale.ROOT, "there are %d lines '%s'", values.size(), key));
        String value = values.get(0);
        require(
                !CHOICES.containsKey(key) || CHOICES.get(key).contains(value),
                "%s: '%s' is not one of %s".formatted(key, value, CHOICES.get(key)));
        return value;
    }

    private static void require(boolean isTrue, String message) {
        if (!isTrue) {
            throw new IllegalArgumentException(message);
        }
    }
}
