package org.botarena.arena.tournament.standing;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.text.table.Column;
import org.botarena.arena.text.table.Format;
import org.botarena.arena.text.table.Surface;
import org.botarena.arena.text.table.Table;

/** Every entrant's results against every other. Immutable. */
public record Crosstable(List<String> entrants, Map<List<String>, Cell> cells) {
    private static final Cell EMPTY = new Cell(0, 0, 0);

    /**
     * The games of one entrant against another, from the first one's side. Immutable.
     *
     * @param wins games won
     * @param draws games drawn
     * @param losses games lost, including those with faults of both
     */
    public record Cell(int wins, int draws, int losses) {
        /** A win counts 1, a draw 0.5. */
        public double points() {
            return wins + draws / 2.0;
        }

        /** All games. */
        public int games() {
            return wins + draws + losses;
        }

        private Cell with(double points) {
            return points == 1
                    ? new Cell(wins + 1, draws, losses)
                    : points == 0 ? new Cell(wins, draws, losses + 1) : new Cell(wins, draws + 1, losses);
        }
    }

    /**
     * The crosstable of some games.
     *
     * @param entrants their names in the order of rows and columns
     */
    static Crosstable of(List<String> entrants, Collection<Outcome> games) {
        Map<List<String>, Cell> cells = new HashMap<>();
        for (Outcome game : games) {
            add(cells, game.first(), game.second());
            add(cells, game.second(), game.first());
        }
        return new Crosstable(List.copyOf(entrants), cells);
    }

    /** The games of one entrant against another; zeros without any. */
    public Cell cell(String entrant, String opponent) {
        return cells.getOrDefault(List.of(entrant, opponent), EMPTY);
    }

    /**
     * A row for each entrant; in a spreadsheet {@code 3 0 1} is three wins, no draw and one loss of the row's entrant.
     */
    @JsonValue
    public Table<String> table() {
        List<Column<String>> columns = new ArrayList<>(List.of(
                Column.of("entrant", entrant -> entrant, Surface.CSV, Surface.FILE),
                Column.of("points", this::points, Surface.CSV),
                Column.of("against", this::against, Surface.FILE)));
        entrants.forEach(opponent -> columns.add(new Column<>(
                opponent,
                opponent,
                "",
                Format.TEXT,
                Set.of(Surface.CSV),
                entrant -> results(cell(entrant, opponent)))));
        return new Table<>(columns, entrants);
    }

    private Table<String> against(String entrant) {
        return new Table<>(
                List.of(
                        Column.of("opponent", opponent -> opponent, Surface.FILE),
                        Column.of("games", opponent -> cell(entrant, opponent).games(), Surface.FILE),
                        Column.of("points", opponent -> cell(entrant, opponent).points(), Surface.FILE),
                        Column.of("wins", opponent -> cell(entrant, opponent).wins(), Surface.FILE),
                        Column.of("draws", opponent -> cell(entrant, opponent).draws(), Surface.FILE),
                        Column.of("losses", opponent -> cell(entrant, opponent).losses(), Surface.FILE)),
                entrants.stream().filter(other -> !other.equals(entrant)).toList());
    }

    private double points(String entrant) {
        return entrants.stream()
                .mapToDouble(opponent -> cell(entrant, opponent).points())
                .sum();
    }

    /** With spaces, since a spreadsheet reads 3-0-1 as a date. */
    private static Object results(Cell cell) {
        return cell.games() == 0
                ? null
                : String.format(Locale.ROOT, "%d %d %d", cell.wins(), cell.draws(), cell.losses());
    }

    private static void add(Map<List<String>, Cell> cells, Outcome.Side own, Outcome.Side other) {
        cells.merge(
                List.of(own.entrant(), other.entrant()),
                EMPTY.with(own.points()),
                (before, now) -> before.with(own.points()));
    }
}
