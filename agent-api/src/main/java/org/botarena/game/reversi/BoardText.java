package org.botarena.game.reversi;

import java.util.Locale;

/** Positions and moves of both engines as text. Pure functions; errors begin with the name of the game that is read. */
final class BoardText {
    private BoardText() {}

    /** Reads the squares row by row, a blank, and the side to move. */
    static Reversi position(String game, int size, String text) {
        int squares = size * size;
        if (text.length() != squares + 2) {
            throw refused(
                    game,
                    String.format(
                            Locale.ROOT,
                            "it has %d characters, not %d: the squares row by row, a blank, the side to move",
                            text.length(),
                            squares + 2),
                    text);
        }
        long black = 0;
        long white = 0;
        for (int i = 0; i < squares; i++) {
            long square = 1L << Reversi.move(i / size, i % size);
            switch (text.charAt(i)) {
                case 'X' -> black |= square;
                case 'O' -> white |= square;
                case '-' -> {}
                default ->
                    throw refused(
                            game,
                            String.format(
                                    Locale.ROOT, "character %d is '%c': a square is X, O or -", i + 1, text.charAt(i)),
                            text);
            }
        }
        char side = text.charAt(squares + 1);
        if (text.charAt(squares) != ' ' || (side != 'X' && side != 'O')) {
            throw refused(
                    game,
                    "it ends with '%s': a blank, then the side to move, X or O".formatted(text.substring(squares)),
                    text);
        }
        return side == 'X'
                ? new Reversi(black, white, (byte) 0, (byte) size)
                : new Reversi(white, black, (byte) 1, (byte) size);
    }

    private static IllegalArgumentException refused(String game, String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("%s: no position: %s: '%s'".formatted(game, why, shown));
    }

    /** A square as its column and row, {@code pass}, or the number of what is no move. */
    static String show(int size, long move) {
        if (move == Reversi.PASS) {
            return "pass";
        }
        return isOnBoard(size, move)
                ? "" + (char) ('a' + Reversi.column(move)) + (1 + Reversi.row(move))
                : Long.toString(move);
    }

    /** Reads what {@link #show} gives of a move. */
    static long move(String game, int size, String text) {
        if (text.equals("pass")) {
            return Reversi.PASS;
        }
        long square = text.length() == 2 ? Reversi.move(text.charAt(1) - '1', text.charAt(0) - 'a') : Reversi.NONE;
        if (!isOnBoard(size, square) || !show(size, square).equals(text)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "%s: '%s' is no move: a1 to %c%d, or pass", game, text, 'a' + size - 1, size));
        }
        return square;
    }

    private static boolean isOnBoard(int size, long move) {
        return move >= 0 && move < 64 && Reversi.row(move) < size && Reversi.column(move) < size;
    }
}
