package org.botarena.arena.cli.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A board of rows and columns, each with its name. Immutable.
 *
 * @param rows what they are called, from the top
 * @param columns what they are called, from the left
 * @param width of a cell in characters
 */
record Grid(List<String> rows, List<String> columns, int width) {
    private static final int MARGIN = 3;

    /** What stands in a cell, and how. */
    record Cell(String text, Tone tone) {
        /** A cell whose text stands back. */
        static Cell soft(String text) {
            return new Cell(text, Tone.SOFT);
        }

        /** A cell, in brackets if it is where the last move went. */
        static Cell of(String text, boolean isLast) {
            return new Cell(text, isLast ? Tone.LAST : Tone.PLAIN);
        }
    }

    /** How a cell is drawn. */
    enum Tone {
        PLAIN,
        SOFT,
        LAST
    }

    /** What stands where. */
    @FunctionalInterface
    interface Cells {
        /** The cell in a row and a column, both from 0. */
        Cell at(int row, int column);
    }

    /** The drawing; the names of the columns above it if they have some. */
    List<String> draw(Cells cells, Ink ink) {
        List<String> drawn = new ArrayList<>();
        if (columns.stream().anyMatch(name -> !name.isEmpty())) {
            StringBuilder head = new StringBuilder(" ".repeat(MARGIN));
            columns.forEach(name -> head.append(' ').append(padded(name)).append(' '));
            drawn.add(head.toString().stripTrailing());
        }
        for (int row = 0; row < rows.size(); row++) {
            String name = rows.get(row);
            StringBuilder line = new StringBuilder(" ".repeat(MARGIN - name.length()) + name);
            for (int column = 0; column < columns.size(); column++) {
                line.append(shown(cells.at(row, column), ink));
            }
            drawn.add(line.toString().stripTrailing());
        }
        return drawn;
    }

    private String shown(Cell cell, Ink ink) {
        String text = padded(cell.text);
        return switch (cell.tone) {
            case LAST -> ink.strong("[" + text + "]");
            case SOFT -> " " + ink.soft(text) + " ";
            case PLAIN -> " " + text + " ";
        };
    }

    private String padded(String text) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }
}
