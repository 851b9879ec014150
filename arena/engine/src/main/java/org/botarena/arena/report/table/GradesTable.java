package org.botarena.arena.report.table;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.arena.grading.Marks;
import org.botarena.arena.text.Columns;
import org.botarena.arena.text.Csv;
import org.botarena.arena.tournament.standing.Grade;

/** How each entrant did against each reference, for a terminal and for a spreadsheet. */
public final class GradesTable {
    private static final List<String> HEADER =
            List.of("entrant", "reference", "games", "points", "share", "share_low", "share_high", "faults");

    private final List<Grade> grades;

    public GradesTable(List<Grade> grades) {
        this.grades = grades;
    }

    /** A line for each entrant and reference; nothing without a reference. */
    String text() {
        if (grades.isEmpty()) {
            return "";
        }
        int entrant = longest(grades.stream().map(Grade::entrant));
        int reference = longest(grades.stream().map(Grade::reference));
        return grades.stream()
                .map(grade -> String.format(
                        Locale.ROOT,
                        "%s  %s  %5.1f of %-4d  %s%s",
                        Columns.left(Columns.visible(grade.entrant()), entrant),
                        Columns.left(Columns.visible(grade.reference()), reference),
                        grade.points(),
                        grade.games(),
                        share(grade),
                        grade.faults() == 0 ? "" : ", faults " + grade.faults()))
                .collect(Collectors.joining(
                        "\n", "Against the references, of the points, with 95 % confidence:\n", "\n\n"));
    }

    public String csv(Csv csv) {
        return csv.table(HEADER, grades.stream().map(grade -> Marks.fields(grade, csv)));
    }

    private static String share(Grade grade) {
        return grade.share().isEmpty()
                ? "no game"
                : grade.hasInterval()
                        ? String.format(
                                Locale.ROOT,
                                "%3.0f %% (%.0f to %.0f)",
                                100 * grade.share().getAsDouble(),
                                100 * grade.shareLow(),
                                100 * grade.shareHigh())
                        : String.format(
                                Locale.ROOT,
                                "%3.0f %% (no pair)",
                                100 * grade.share().getAsDouble());
    }

    private static int longest(Stream<String> names) {
        return Math.min(
                24, names.map(Columns::visible).mapToInt(Columns::width).max().orElse(0));
    }
}
