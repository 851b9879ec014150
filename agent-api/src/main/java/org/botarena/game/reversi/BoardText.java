package org.botarena.game.reversi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes positions and moves of both engines as text. Pure functions; errors begin with the name of the game.
 */
final class BoardText {
    private static final String PASS = "pass";

    /** Blanks, commas or the number of a move, followed by a square or a pass. */
    private static final Pattern WORD = Pattern.compile(
            "(?i)[\\s,]*(?:(?<![a-z0-9])[0-9]{1,2}(?![0-9])[.):]*\\s*)?(?:([a-z][0-9])|((?:pass|pa|ps)(?=[^a-z]|[a-z][0-9]|$)|(?<!-)--(?!-)|@@))|([\\s,]+)");

    private BoardText() {}

    /**
     * Reads the squares row by row, and the side to move. Blanks between them are ignored. Other programs write black
     * as {@code *}, empty squares as dots, and scores of moves after a semicolon ({@code .obf}).
     */
    static Reversi position(String game, int size, String text) {
        int squares = size * size;
        String board = text.split("[;%]", 2)[0];
        long signs = board.chars().filter(sign -> !isBlank((char) sign)).count();
        if (signs != squares + 1) {
            throw refused(
                    game,
                    String.format(
                            Locale.ROOT,
                            "it has %d characters, blanks aside, not %d: the squares row by row, then the side to move",
                            signs,
                            squares + 1),
                    text);
        }
        long black = 0;
        long white = 0;
        int side = -1;
        int read = 0;
        for (int i = 0; i < board.length(); i++) {
            char sign = board.charAt(i);
            if (isBlank(sign)) {
                continue;
            }
            int owner = owner(sign);
            boolean isSide = read == squares;
            if (owner < (isSide ? 0 : -1)) {
                String wanted = isSide ? "the side to move is X or O" : "a square is X, O or -";
                throw refused(game, String.format(Locale.ROOT, "character %d is '%c': %s", i + 1, sign, wanted), text);
            }
            long square = isSide ? 0 : 1L << Reversi.move(read / size, read % size);
            black |= owner == 0 ? square : 0;
            white |= owner == 1 ? square : 0;
            side = isSide ? owner : side;
            read++;
        }
        return side == 0
                ? new Reversi(black, white, (byte) 0, (byte) size)
                : new Reversi(white, black, (byte) 1, (byte) size);
    }

    private static boolean isBlank(char sign) {
        return sign == ' ' || sign == '\t';
    }

    /** The player with this sign; -1 for an empty square, -2 for anything else. */
    static int owner(char sign) {
        return switch (sign) {
            case 'X', 'x', '*', 'B', 'b' -> 0;
            case 'O', 'o', 'W', 'w' -> 1;
            case '-', '.' -> -1;
            default -> -2;
        };
    }

    /**
     * Reads the moves of a line in the usual notations of Othello: squares in upper or lower case, with or without
     * blanks, commas and numbers; {@code pass}, {@code pa} or {@code --}. A forced pass may be omitted.
     *
     * @throws IllegalArgumentException if a part is not a move; the message gives its place
     */
    static List<String> moves(String game, Reversi from, String line) {
        List<String> moves = new ArrayList<>();
        Reversi position = from;
        boolean isLegal = true;
        int at = 0;
        while (at < line.length()) {
            Matcher word = WORD.matcher(line).useTransparentBounds(true).region(at, line.length());
            boolean isWord = word.lookingAt();
            if (isWord && word.group(3) != null) { // Trailing blanks.
                at = word.end();
                continue;
            }
            String move =
                    !isWord ? "" : word.group(2) != null ? PASS : word.group(1).toLowerCase(Locale.ROOT);
            if (!isWord || (!move.equals(PASS) && !isOnBoard(from.size(), square(move)))) {
                String shown =
                        line.substring(at, Math.min(line.length(), at + 12)).strip();
                throw new IllegalArgumentException(String.format(
                        Locale.ROOT,
                        "%s: character %d: '%s' is not a move: a1 to %c%d, or pass",
                        game,
                        at + 1,
                        shown,
                        'a' + from.size() - 1,
                        from.size()));
            }
            at = word.end();
            if (isLegal && position.mustPass() && !move.equals(PASS)) {
                moves.add(PASS);
                position = position.play(Reversi.PASS);
            }
            moves.add(move);
            long code = move(game, from.size(), move);
            isLegal = isLegal && Arrays.stream(position.moves()).anyMatch(legal -> legal == code);
            position = isLegal ? position.play(code) : position;
        }
        return List.copyOf(moves);
    }

    private static IllegalArgumentException refused(String game, String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("%s: no position: %s: '%s'".formatted(game, why, shown));
    }

    /** A square as its column and row, {@code pass}, or the number of a code that is not a move. */
    static String show(int size, long move) {
        if (move == Reversi.PASS) {
            return PASS;
        }
        return isOnBoard(size, move)
                ? "" + (char) ('a' + Reversi.column(move)) + (1 + Reversi.row(move))
                : Long.toString(move);
    }

    /** Reads the text that {@link #show} writes. */
    static long move(String game, int size, String text) {
        if (text.equals(PASS)) {
            return Reversi.PASS;
        }
        long square = square(text);
        if (!isOnBoard(size, square) || !show(size, square).equals(text)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "%s: '%s' is not a move: a1 to %c%d, or pass", game, text, 'a' + size - 1, size));
        }
        return square;
    }

    private static long square(String text) {
        return text.length() == 2 ? Reversi.move(text.charAt(1) - '1', text.charAt(0) - 'a') : Reversi.NONE;
    }

    private static boolean isOnBoard(int size, long move) {
        return move >= 0 && move < 64 && Reversi.row(move) < size && Reversi.column(move) < size;
    }
}
