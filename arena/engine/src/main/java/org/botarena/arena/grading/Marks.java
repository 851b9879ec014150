package org.botarena.arena.grading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.grading.GradeRule.Verdict;
import org.botarena.arena.roster.profile.Profile;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Csv;
import org.botarena.arena.text.VisibleText;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.standing.Grade;

/**
 * The grades of all entrants, for the terminal and for spreadsheets. Immutable.
 *
 * @param rules by which they are given
 * @param all the best-placed entrant first; references have no grade
 */
public record Marks(GradeRules rules, List<EntrantMark> all) {
    private static final List<Column<EntrantMark.Line>> RULE_COLUMNS = List.of(
            Column.of("wanted", line -> line.rule().share(), Surface.CSV),
            Column.of("worth", line -> line.rule().worth(), Surface.CSV),
            Column.of("verdict", line -> word(line.verdict()), Surface.CSV));
    private static final List<Column<EntrantMark>> COLUMNS = List.of(
            Column.of("entrant", EntrantMark::entrant, Surface.CSV),
            Column.of("grade", Marks::decided, Surface.CSV),
            Column.of("gradeAtMost", EntrantMark::atMost, Surface.CSV),
            Column.of("met", mark -> mark.count(Verdict.MET), Surface.CSV),
            Column.of("missed", mark -> mark.count(Verdict.MISSED), Surface.CSV),
            Column.of("undecided", mark -> mark.count(Verdict.UNDECIDED), Surface.CSV));
    private static final int LONGEST_NAME = 24;

    public Marks {
        all = List.copyOf(all);
    }

    /**
     * Applies the rules.
     *
     * @param grades the results of each entrant against each reference of the rules
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

    /** The decided grades, by entrant. */
    public Map<String, Double> decided() {
        return all.stream()
                .filter(mark -> mark.grade().isPresent())
                .collect(Collectors.toMap(
                        EntrantMark::entrant, mark -> mark.grade().getAsDouble()));
    }

    /** One line for each entrant and rule; empty without entrants. */
    public String text(Language language) {
        if (all.isEmpty()) {
            return "";
        }
        int name = Math.min(
                LONGEST_NAME,
                all.stream()
                        .mapToInt(mark -> Columns.width(VisibleText.plain(mark.entrant())))
                        .max()
                        .orElse(0));
        StringBuilder text = new StringBuilder(language.text("marks.title")).append('\n');
        for (EntrantMark mark : all) {
            text.append(Columns.left(VisibleText.plain(mark.entrant()), name))
                    .append("  ")
                    .append(grade(mark).in(language))
                    .append('\n');
            for (EntrantMark.Line line : mark.lines()) {
                text.append("  ").append(shown(line, language)).append('\n');
            }
        }
        return text.append('\n').toString();
    }

    private static Sentence grade(EntrantMark mark) {
        Sentence grade = mark.grade().isPresent()
                ? Sentence.quote(GradeRule.plain(mark.grade().getAsDouble()))
                : Sentence.of("marks.undecided");
        return mark.grade().isEmpty() || mark.atMost() > mark.grade().getAsDouble()
                ? Sentence.of("marks.up-to", grade, GradeRule.plain(mark.atMost()))
                : grade;
    }

    private static String shown(EntrantMark.Line line, Language language) {
        Grade grade = line.grade();
        String rule = Columns.left(VisibleText.plain(line.rule().toString()), 32);
        return !grade.hasInterval()
                ? language.text("marks.no-pair", rule)
                : language.text(
                        "marks.line",
                        rule,
                        language.text("marks." + word(line.verdict())),
                        grade.share().getAsDouble(),
                        grade.shareLow(),
                        grade.shareHigh());
    }

    private static String word(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    private static Object decided(EntrantMark mark) {
        return mark.grade().isPresent() ? mark.grade().getAsDouble() : null;
    }

    /** {@code grades.csv}: one line for each entrant and rule. */
    public String linesCsv(Csv csv) {
        List<EntrantMark.Line> lines =
                all.stream().flatMap(mark -> mark.lines().stream()).toList();
        return new Table<EntrantMark.Line>(List.of(), lines)
                .with(GradesTable.COLUMNS, EntrantMark.Line::grade)
                .with(RULE_COLUMNS, Function.identity())
                .csv(csv);
    }

    /**
     * {@code marks.csv}: one line for each entrant, for import into a course platform.
     *
     * @param profiles by entrant
     */
    public String csv(Map<String, Profile> profiles, Csv csv) {
        Function<EntrantMark, Profile> profile = mark -> profiles.get(mark.entrant());
        return new Table<>(COLUMNS, all)
                .with(Profile.COLUMNS, profile)
                .with(List.of(Column.of("authors", Profile::authors, Surface.CSV)), profile)
                .csv(csv);
    }
}
