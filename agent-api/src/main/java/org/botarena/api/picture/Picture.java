package org.botarena.api.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The picture of a position. Immutable. In the texts of rows, <code>{0}</code> is replaced by the name of player 0.
 *
 * @param columns the names of the columns, from the left, or empty if they have no names
 * @param rows from the top
 */
public record Picture(List<String> columns, List<Row> rows) {
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

    /**
     * A row of cells after its name, or a line of text.
     *
     * @param text the name of the row, or the line
     * @param cells from the left; empty in a line of text
     */
    public record Row(String text, List<Cell> cells) {
        /** Keeps a copy of the cells. */
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** Keeps copies. */
    public Picture {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    public static Picture of(Row... rows) {
        return new Picture(List.of(), List.of(rows));
    }

    /** A line of text. */
    public static Row line(String text) {
        return new Row(text, List.of());
    }

    /**
     * A board without names for rows and columns. The function returns the cell in a row and a column, both counted
     * from 0.
     */
    public static Picture board(int rows, int columns, BiFunction<Integer, Integer, Cell> cells) {
        return board(rows, columns, row -> "", cells).named(List.of());
    }

    /** A board with names: numbers from 1 for rows, letters from a for columns. */
    public static Picture lettered(int rows, int columns, BiFunction<Integer, Integer, Cell> cells) {
        return board(rows, columns, row -> "" + (row + 1), cells)
                .named(List.of(LETTERS.substring(0, columns).split("")));
    }

    /** A board with names: numbers from 0 for rows and columns. */
    public static Picture numbered(int rows, int columns, BiFunction<Integer, Integer, Cell> cells) {
        return board(rows, columns, row -> "" + row, cells)
                .named(IntStream.range(0, columns)
                        .mapToObj(column -> "" + column)
                        .toList());
    }

    private static Picture board(
            int rows, int columns, IntFunction<String> name, BiFunction<Integer, Integer, Cell> cells) {
        return new Picture(
                List.of(),
                IntStream.range(0, rows)
                        .mapToObj(row -> new Row(
                                name.apply(row),
                                IntStream.range(0, columns)
                                        .mapToObj(column -> cells.apply(row, column))
                                        .toList()))
                        .toList());
    }

    private Picture named(List<String> names) {
        return new Picture(names, rows);
    }

    /** A copy of this picture with one more line below. */
    public Picture with(String line) {
        List<Row> more = new ArrayList<>(rows);
        more.add(line(line));
        return new Picture(columns, more);
    }

    /** Whether there is a cell at a place. */
    public boolean has(Place place) {
        return place.row() >= 0
                && place.row() < rows.size()
                && place.column() >= 0
                && place.column() < rows.get(place.row()).cells().size();
    }

    /**
     * The picture of a position that is only known by its text: a board if the text begins with the cells of a square
     * board, otherwise the text.
     *
     * @param isLettered whether moves name squares like {@code d3}
     */
    public static Picture ofText(String text, boolean isLettered) {
        String cells = text.split(" ", 2)[0];
        int size = (int) Math.round(Math.sqrt(cells.length()));
        if (size < 3 || size > LETTERS.length() || size * size != cells.length() || !cells.matches("[-.XO]+")) {
            return of(line(text));
        }
        BiFunction<Integer, Integer, Cell> board = (row, column) -> {
            String glyph = cells.substring(row * size + column, row * size + column + 1);
            return (glyph.matches("[XO]") ? Cell.of(glyph) : Cell.empty(glyph)).on(Colour.PLAIN);
        };
        return isLettered ? lettered(size, size, board) : board(size, size, board);
    }
}
