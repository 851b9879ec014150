package org.botarena.arena.grading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.grading.GradeRule.Verdict;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Csv;
import org.botarena.arena.tournament.standing.Grade;

/**
 * The grades of all entrants, for a terminal and for spreadsheets. Immutable.
 *
 * @param rules by which they are given
 * @param all the best-placed entrant first; the references have none
 */
public record Marks(GradeRules rules, List<EntrantMark> all) {
    private static final List<String> LINES_HEADER = List.of(
            "entrant",
            "reference",
            "games",
            "points",
            "share",
            "share_low",
            "share_high",
            "faults",
            "wanted",
            "worth",
            "verdict");
    private static final List<String> HEADER =
            List.of("entrant", "grade", "grade_at_most", "met", "missed", "undecided");
    private static final int LONGEST_NAME = 24;

    public Marks {
        all = List.copyOf(all);
    }

    /**
     * Applies the rules.
     *
     * @param grades how each entrant did against each reference of the rules
     */
    public static Marks of(GradeRules rules, Collection<Grade> grades) {
        Map<String, List<Grade>> byEntrant =
                grades.stream().collect(Collectors.groupingBy(Grade::entrant, LinkedHashMap::new, Collectors.toList()));
        List<EntrantMark> marks = new ArrayList<>();
        byEntrant.forEach((entrant, own) -> marks.add(new EntrantMark(
                entrant,
                rules.rules().stream()
                        .flatMap(rule -> own.stream()
                                .filter(grade -> grade.reference().equals(rule.reference()))
                                .map(grade -> new EntrantMark.Line(rule, grade, rule.verdict(grade))))
                        .toList())));
        return new Marks(rules, marks);
    }

    /** The grades that are decided, by entrant. */
    public Map<String, Double> decided() {
        return all.stream()
                .filter(mark -> mark.grade().isPresent())
                .collect(Collectors.toMap(
                        EntrantMark::entrant, mark -> mark.grade().getAsDouble()));
    }

    /** A line for each entrant and rule; nothing without an entrant. */
    public String text() {
        if (all.isEmpty()) {
            return "";
        }
        int name = Math.min(
                LONGEST_NAME,
                all.stream()
                        .mapToInt(mark -> Columns.width(Columns.visible(mark.entrant())))
                        .max()
                        .orElse(0));
        StringBuilder text =
                new StringBuilder("Grades: the highest of the lines that are met with 97.5 % confidence.\n");
        for (EntrantMark mark : all) {
            text.append(Columns.left(Columns.visible(mark.entrant()), name))
                    .append("  ")
                    .append(grade(mark))
                    .append('\n');
            for (EntrantMark.Line line : mark.lines()) {
                text.append("  ").append(shown(line)).append('\n');
            }
        }
        return text.append('\n').toString();
    }

    private static String grade(EntrantMark mark) {
        if (mark.grade().isEmpty()) {
            return "undecided; up to %s, if more games decide".formatted(GradeRule.plain(mark.atMost()));
        }
        String grade = GradeRule.plain(mark.grade().getAsDouble());
        return mark.atMost() > mark.grade().getAsDouble()
                ? "%s; up to %s, if more games decide".formatted(grade, GradeRule.plain(mark.atMost()))
                : grade;
    }

    private static String shown(EntrantMark.Line line) {
        Grade grade = line.grade();
        String rule = Columns.left(Columns.visible(line.rule().toString()), 32);
        return !grade.hasInterval()
                ? "%s undecided: no pair of games".formatted(rule)
                : String.format(
                        Locale.ROOT,
                        "%s %-9s %.3f (%.3f to %.3f)",
                        rule,
                        word(line.verdict()),
                        grade.share().getAsDouble(),
                        grade.shareLow(),
                        grade.shareHigh());
    }

    private static String word(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    /** {@code grades.csv}: a line for each entrant and rule. */
    public String linesCsv(Csv csv) {
        return csv.table(
                LINES_HEADER,
                all.stream().flatMap(mark -> mark.lines().stream()).map(line -> fields(line, csv)));
    }

    private static List<String> fields(EntrantMark.Line line, Csv csv) {
        List<String> fields = new ArrayList<>(fields(line.grade(), csv));
        fields.add(csv.number(line.rule().share()));
        fields.add(csv.number(line.rule().worth()));
        fields.add(word(line.verdict()));
        return fields;
    }

    /** The fields of {@code grades.csv} that it has with rules and without. */
    public static List<String> fields(Grade grade, Csv csv) {
        return List.of(
                Csv.harmless(grade.entrant()),
                Csv.harmless(grade.reference()),
                "" + grade.games(),
                csv.number(grade.points()),
                csv.share(grade.share()),
                csv.share(grade.low()),
                csv.share(grade.high()),
                "" + grade.faults());
    }

    /**
     * {@code marks.csv}: a line for each entrant, to be taken into a course platform.
     *
     * @param profiles of all
     */
    public String csv(Map<String, Profile> profiles, Csv csv) {
        return csv.table(
                Stream.of(HEADER, Profile.HEADINGS, List.of("authors"))
                        .flatMap(List::stream)
                        .toList(),
                all.stream()
                        .map(mark -> Stream.of(
                                        fields(mark, csv),
                                        profiles.get(mark.entrant()).fields().stream(),
                                        Stream.of(Csv.harmless(
                                                profiles.get(mark.entrant()).authors())))
                                .flatMap(part -> part)
                                .toList()));
    }

    private static Stream<String> fields(EntrantMark mark, Csv csv) {
        return Stream.of(
                Csv.harmless(mark.entrant()),
                mark.grade().isPresent() ? csv.number(mark.grade().getAsDouble()) : "",
                csv.number(mark.atMost()),
                "" + mark.count(Verdict.MET),
                "" + mark.count(Verdict.MISSED),
                "" + mark.count(Verdict.UNDECIDED));
    }
}
