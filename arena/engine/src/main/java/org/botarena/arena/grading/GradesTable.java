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

    private static String pointsOf(Grade grade) {
        return String.format(Locale.ROOT, "%5.1f of %-4d", grade.points(), grade.games());
    }

    private static String share(Grade grade) {
        String faults = grade.faults() == 0 ? "" : ", faults " + grade.faults();
        if (grade.share().isEmpty()) {
            return "no game" + faults;
        }
        String interval = grade.hasInterval()
                ? String.format(Locale.ROOT, "%.0f to %.0f", 100 * grade.shareLow(), 100 * grade.shareHigh())
                : "no pair";
        return String.format(Locale.ROOT, "%3.0f %% (%s)%s", 100 * grade.share().getAsDouble(), interval, faults);
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
