package org.botarena.api;

import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/**
 * A position as text: a character for each cell, row by row, then a blank, and in most games the side to move:
 * {@code X.O...... X}. A dot is an empty cell. Immutable.
 */
public final class GridText {
    private static final char EMPTY = '.';

    private final String text;
    private final int cells;
    private final String glyphs;

    private GridText(String text, int cells, String glyphs) {
        this.text = text;
        this.cells = cells;
        this.glyphs = glyphs;
    }

    /**
     * Reads a text that ends with the side to move.
     *
     * @param rules of the game, for the message
     * @param cells their number
     * @param glyphs the character of each player's stones
     * @throws IllegalArgumentException if it has another form
     */
    public static GridText of(Rules<?> rules, String text, int cells, String glyphs) {
        if (text.length() != cells + 2) {
            throw rules.refused(
                    text,
                    "it has %d characters, not %d: the cells row by row, a blank, the side to move",
                    text.length(),
                    cells + 2);
        }
        GridText grid = ofCells(rules, text, cells, glyphs);
        if (text.charAt(cells) != ' ' || grid.side() < 0) {
            throw rules.refused(
                    text,
                    "it ends with '%s': a blank, then the side to move, %s",
                    text.substring(cells),
                    anyOf(glyphs));
        }
        return grid;
    }

    /**
     * Reads only the cells. The text has at least that many characters.
     *
     * @throws IllegalArgumentException if a cell has another character
     */
    public static GridText ofCells(Rules<?> rules, String text, int cells, String glyphs) {
        for (int cell = 0; cell < cells; cell++) {
            char glyph = text.charAt(cell);
            if (glyph != EMPTY && glyphs.indexOf(glyph) < 0) {
                throw rules.refused(text, "character %d is '%c': a cell is %s", cell + 1, glyph, anyOf(glyphs + EMPTY));
            }
        }
        return new GridText(text, cells, glyphs);
    }

    private static String anyOf(String glyphs) {
        String last = glyphs.substring(glyphs.length() - 1);
        return String.join(", ", glyphs.substring(0, glyphs.length() - 1).split("")) + " or " + last;
    }

    /** The player whose stone is in a cell, or -1. */
    public int owner(int cell) {
        return glyphs.indexOf(text.charAt(cell));
    }

    /** The bits of the cells with a player's stones. */
    public long stones(int player, IntToLongFunction bit) {
        long stones = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (owner(cell) == player) {
                stones |= bit.applyAsLong(cell);
            }
        }
        return stones;
    }

    /** The side to move. */
    public int side() {
        return glyphs.indexOf(text.charAt(cells + 1));
    }

    /**
     * Writes a position, as {@link #of} reads it.
     *
     * @param owner of each cell, or -1
     */
    public static String show(int cells, IntUnaryOperator owner, String glyphs, int side) {
        return showCells(cells, owner, glyphs) + ' ' + glyphs.charAt(side);
    }

    /** Writes only the cells. */
    public static String showCells(int cells, IntUnaryOperator owner, String glyphs) {
        StringBuilder text = new StringBuilder(cells);
        for (int cell = 0; cell < cells; cell++) {
            int player = owner.applyAsInt(cell);
            text.append(player < 0 ? EMPTY : glyphs.charAt(player));
        }
        return text.toString();
    }
}
