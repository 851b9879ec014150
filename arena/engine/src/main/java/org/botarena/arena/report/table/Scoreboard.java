package org.botarena.arena.report.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.rating.analysis.Analysis;
import org.botarena.arena.report.summary.Column;
import org.botarena.arena.report.summary.Row;
import org.botarena.arena.report.summary.WorkerRow;
import org.botarena.arena.text.Columns;
import org.botarena.arena.tournament.standing.Crosstable;
import org.botarena.arena.tournament.standing.Standing;
import org.botarena.arena.tournament.standing.Standings;
import org.botarena.arena.tournament.standing.Tally;

/** Standings and crosstable as text of at most 80 columns. Immutable. */
public final class Scoreboard {
    private static final int WIDTH = 80;
    private static final int SHORT_NAME = 12;
    private static final String SELF = "-";
    private static final int CROSSTABLE_MOST = 24;

    private final Standings standings;
    private final Crosstable crosstable;
    private final Analysis analysis;
    private final String distinct;
    private final String grades;
    private final String outliers;
    private final String workers;

    private Scoreboard(
            Standings standings,
            Crosstable crosstable,
            Analysis analysis,
            String distinct,
            String grades,
            String outliers,
            String workers) {
        this.standings = standings;
        this.crosstable = crosstable;
        this.analysis = analysis;
        this.distinct = distinct;
        this.grades = grades;
        this.outliers = outliers;
        this.workers = workers;
    }

    /** The tables of a tournament. */
    public static Scoreboard of(Tally tally) {
        return of(tally, tally.analysis(), "");
    }

    /** With the grades by the organizer's rules, if there are some. */
    public static Scoreboard of(Tally tally, Analysis analysis, String marks) {
        return new Scoreboard(
                tally.standings(),
                tally.crosstable(),
                analysis,
                String.format(Locale.ROOT, "Distinct games: %d of %d.\n", tally.distinctGames(), tally.games()),
                new GradesTable(tally.grades()).text() + marks,
                DisturbedTable.outliers(tally.disturbances().outliers()),
                new WorkersTable(WorkerRow.of(tally.workers(), analysis)).text());
    }

    /** Both, the standings first, and what must be known to read them; the crosstable of up to 24 entrants. */
    public String text() {
        int unplayed = standings.rows().stream().mapToInt(Standing::unplayed).sum() / 2;
        String note = unplayed == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "Not played, through no fault of the agents: %d %s.\n",
                        unplayed,
                        unplayed == 1 ? "game" : "games");
        int entrants = crosstable.entrants().size();
        return standings()
                + note
                + new DisturbedTable(standings).text()
                + outliers
                + new Caveats(analysis).text()
                + distinct
                + "\n"
                + workers
                + grades
                + new Rivalries(analysis).text()
                + (entrants <= CROSSTABLE_MOST
                        ? crosstable()
                        : String.format(Locale.ROOT, "The crosstable of %d entrants is in results.json.\n", entrants));
    }

    /** Points, the halves below each other: {@code 18.5}, {@code 9.0}. */
    private static String points(double points) {
        return String.format(Locale.ROOT, "%.1f", points);
    }

    /** One line for each entrant. */
    String standings() {
        List<Row> rows = Row.of(standings, analysis.ratings());
        List<Column> columns = Column.ofTerminal(rows);
        List<List<String>> lines = new ArrayList<>();
        lines.add(
                Stream.concat(Stream.of(""), columns.stream().map(Column::head)).toList());
        for (Row row : rows) {
            Stream<String> cells = columns.stream().map(column -> column.text(row));
            lines.add(Stream.concat(Stream.of(row.place() + (row.shared() ? "=" : " ")), cells)
                    .toList());
        }
        List<String> names = standings.rows().stream().map(Standing::entrant).toList();
        int[] widths = widths(lines);
        int others = IntStream.of(widths).sum() + 2 * widths.length - 1;
        int name = Math.min(Math.max(longest(names), "entrant".length()), WIDTH - others);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            text.append(Columns.right(lines.get(i).get(0), widths[0])).append(' ');
            text.append(name(i == 0 ? "entrant" : names.get(i - 1), name));
            for (int column = 1; column < widths.length; column++) {
                text.append("  ").append(Columns.right(lines.get(i).get(column), widths[column]));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /**
     * One line and one column for each entrant, numbered in the order of the places: wins-draws-losses of the line's
     * entrant; only points where that does not fit; in several blocks where that does not fit either.
     */
    String crosstable() {
        int entrants = crosstable.entrants().size();
        int number = ("" + entrants).length();
        for (Function<Crosstable.Cell, String> form :
                List.<Function<Crosstable.Cell, String>>of(Scoreboard::winsDrawsLosses, Scoreboard::points)) {
            int cell = cellWidth(form);
            int name = Math.min(longest(crosstable.entrants()), WIDTH - number - 1 - entrants * cell);
            if (name >= Math.min(SHORT_NAME, longest(crosstable.entrants()))) {
                return block(form, name, cell, 0, entrants);
            }
        }
        int cell = cellWidth(Scoreboard::points);
        int name = Math.min(longest(crosstable.entrants()), SHORT_NAME);
        int columns = (WIDTH - number - 1 - name) / cell;
        return IntStream.iterate(0, from -> from < entrants, from -> from + columns)
                .mapToObj(from -> block(Scoreboard::points, name, cell, from, Math.min(entrants, from + columns)))
                .collect(Collectors.joining("\n"));
    }

    private String block(Function<Crosstable.Cell, String> form, int name, int cell, int from, int to) {
        List<String> entrants = crosstable.entrants();
        int number = ("" + entrants.size()).length();
        StringBuilder text = new StringBuilder(" ".repeat(number + 1 + name));
        IntStream.range(from, to).forEach(column -> text.append(Columns.right("" + (column + 1), cell)));
        for (int row = 0; row < entrants.size(); row++) {
            text.append('\n').append(Columns.right("" + (row + 1), number)).append(' ');
            text.append(name(entrants.get(row), name));
            for (int column = from; column < to; column++) {
                String shown =
                        row == column ? SELF : form.apply(crosstable.cell(entrants.get(row), entrants.get(column)));
                text.append(Columns.right(shown, cell));
            }
        }
        return text.append('\n').toString();
    }

    private int cellWidth(Function<Crosstable.Cell, String> form) {
        List<String> entrants = crosstable.entrants();
        int longest = ("" + entrants.size()).length();
        for (String row : entrants) {
            for (String column : entrants) {
                longest = Math.max(
                        longest, form.apply(crosstable.cell(row, column)).length());
            }
        }
        return longest + 1;
    }

    private static String winsDrawsLosses(Crosstable.Cell cell) {
        return cell.games() == 0
                ? "."
                : String.format(Locale.ROOT, "%d-%d-%d", cell.wins(), cell.draws(), cell.losses());
    }

    private static String points(Crosstable.Cell cell) {
        return cell.games() == 0 ? "." : points(cell.points());
    }

    private static String name(String name, int columns) {
        return Columns.left(Columns.visible(name), columns);
    }

    private static int longest(List<String> names) {
        return Collections.max(
                names.stream().map(Columns::visible).map(Columns::width).toList());
    }

    private static int[] widths(List<List<String>> lines) {
        return IntStream.range(0, lines.get(0).size())
                .map(column -> lines.stream()
                        .mapToInt(line -> line.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
    }
}
