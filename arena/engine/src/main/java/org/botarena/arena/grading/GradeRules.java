package org.botarena.arena.grading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.botarena.arena.files.ForeignFile;
import org.botarena.arena.text.Suggestion;

/**
 * A rule file with a line for each grade, {@code 0.95 vs random -> 10}. Blank lines and lines that start with {@code
 * #} are ignored. Immutable.
 *
 * @param file the name, for messages
 * @param rules in the order of the file
 */
public record GradeRules(String file, List<GradeRule> rules) {
    /** The name of the copy in a results folder. */
    public static final String FILE = "grades-rules.txt";

    public GradeRules {
        rules = List.copyOf(rules);
    }

    /**
     * Reads a rule file.
     *
     * @throws IllegalArgumentException if it is malformed; the message names file, line, column, fault and correction
     */
    public static GradeRules read(Path file) {
        try {
            return parse(file.toString(), ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND));
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "the rule file %s cannot be read: %s".formatted(file.toAbsolutePath(), ForeignFile.why(e)), e);
        }
    }

    /**
     * Parses rules.
     *
     * @param file the name of the text in messages
     * @throws IllegalArgumentException if a line is malformed; the message says which
     */
    public static GradeRules parse(String file, String text) {
        List<GradeRule> rules = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank() && !line.strip().startsWith("#")) {
                rules.add(new RuleLine(file, number, line).parse());
            }
        }
        if (rules.isEmpty()) {
            throw new IllegalArgumentException(
                    "%s holds no rule: write a line for each grade, %s".formatted(file, RuleLine.EXAMPLE));
        }
        return new GradeRules(file, rules);
    }

    /** The reference agents of the rules, each once. */
    public List<String> references() {
        return rules.stream().map(GradeRule::reference).distinct().toList();
    }

    /** The shares of the points required against a reference, in 0..1. */
    public List<Double> shares(String reference) {
        return rules.stream()
                .filter(rule -> rule.reference().equals(reference))
                .map(GradeRule::share)
                .distinct()
                .toList();
    }

    /**
     * Checks that all references take part.
     *
     * @param entrants the names of the participants
     * @param others names to suggest instead
     * @throws IllegalArgumentException if one is missing; the message names file, line, column and the closest names
     */
    public void require(Collection<String> entrants, Collection<String> others) {
        for (GradeRule rule : rules) {
            if (!entrants.contains(rule.reference())) {
                throw unknown(rule, entrants, others);
            }
        }
    }

    private IllegalArgumentException unknown(GradeRule rule, Collection<String> entrants, Collection<String> others) {
        Set<String> known = new TreeSet<>(entrants);
        known.addAll(others);
        String suggestion = Suggestion.to(rule.reference(), known)
                .map(": did you mean %s?"::formatted)
                .orElse("");
        return new IllegalArgumentException(String.format(
                Locale.ROOT,
                "%s, line %d, column %d: there is no entrant '%s'%s; there are %s",
                file,
                rule.line(),
                rule.column(),
                rule.reference(),
                suggestion,
                String.join(", ", entrants)));
    }
}
