package org.botarena.arena.grading;

import static org.botarena.arena.text.table.Surface.CSV;
import static org.botarena.arena.text.table.Surface.FILE;
import static org.botarena.arena.text.table.Surface.PAGE;
import static org.botarena.arena.text.table.Surface.TERMINAL;

import java.util.List;
import java.util.Locale;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.RoundedNumbers;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Table;
import org.botarena.arena.tournament.standing.Grade;

/** The table of each entrant's results against each reference. */
public final class GradesTable {
    private static final Format NAME = Format.ENTRANT.atMost(24);

    static final List<Column<Grade>> COLUMNS = List.of(
            Column.of("entrant", NAME, Grade::entrant, TERMINAL, PAGE, CSV, FILE),
            Column.of("reference", NAME, Grade::reference, TERMINAL, PAGE, CSV, FILE),
            Column.of("games", Grade::games, CSV, FILE),
            Column.of("points", Grade::points, CSV, FILE),
            Column.of("points", Format.TEXT, GradesTable::pointsOf, TERMINAL),
            Column.of(
                    "points",
                    Format.COUNT,
                    grade -> Sentence.of("page.of", RoundedNumbers.plain(grade.points()), grade.games()),
                    PAGE),
            Column.of("share", grade -> JsonText.rounded(grade.share()), CSV),
            Column.of("share", Format.TEXT, GradesTable::share, TERMINAL),
            Column.of("share", Format.COUNT, GradesTable::interval, PAGE),
            Column.of("shareLow", grade -> JsonText.rounded(grade.low()), CSV, FILE),
            Column.of("shareHigh", grade -> JsonText.rounded(grade.high()), CSV, FILE),
            Column.of("faults", Format.COUNT, Grade::faults, PAGE, CSV, FILE));

    private GradesTable() {}

    /** One row for each entrant and reference. */
    public static Table<Grade> of(List<Grade> grades) {
        return new Table<>(COLUMNS, grades);
    }

    private static Sentence pointsOf(Grade grade) {
        return Sentence.of(
                "page.of",
                String.format(Locale.ROOT, "%5.1f", grade.points()),
                String.format(Locale.ROOT, "%-4d", grade.games()));
    }

    private static Sentence share(Grade grade) {
        Sentence faults = grade.faults() == 0 ? Sentence.NONE : Sentence.of("grades.faults", grade.faults());
        if (grade.share().isEmpty()) {
            return Sentence.of("grades.no-game", faults);
        }
        Sentence interval = grade.hasInterval()
                ? Sentence.of("grades.interval", 100 * grade.shareLow(), 100 * grade.shareHigh())
                : Sentence.of("grades.no-pair");
        return Sentence.of("grades.share", 100 * grade.share().getAsDouble(), interval, faults);
    }

    private static Object interval(Grade grade) {
        return grade.hasInterval()
                ? Sentence.of(
                        "page.interval",
                        percent(grade.share().getAsDouble()),
                        percent(JsonText.rounded(grade.shareLow())),
                        percent(JsonText.rounded(grade.shareHigh())))
                : "\u2013";
    }

    private static String percent(double share) {
        return Numbers.fixed(100 * share, 0) + " %";
    }
}
