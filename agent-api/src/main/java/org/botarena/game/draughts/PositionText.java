package org.botarena.game.draughts;

import java.util.Locale;

/**
 * Reads and writes a position as text, in the FEN of the standard for game records (PDN): {@code W:W21,22,K30:B1,2},
 * and after a blank the quiet plies, if any. It also reads the variants of other programs: ranges ({@code W21-32}),
 * lower-case letters, zeros and blanks before squares, a dot or a colon at the end, and counters of plies and moves
 * ({@code :H0:F1}). An object reads one text. One thread.
 */
final class PositionText {
    private static final String SIDES = "WB";
    private static final int MOST_MOVES = 9999;
    private static final int MOST_SHOWN = 80;

    private final String text;
    private final int size;
    private final long[] pieces = new long[2];
    private long kings;

    /** The number of characters read. */
    private int at;

    PositionText(String text, int size) {
        this.text = text;
        this.size = size;
    }

    static String of(Draughts position) {
        long white = position.side() == 0 ? position.mover() : position.other();
        long black = position.side() == 0 ? position.other() : position.mover();
        StringBuilder text = new StringBuilder().append(SIDES.charAt(position.side()));
        append(text.append(":W"), white, position);
        append(text.append(":B"), black, position);
        return position.quiet() == 0
                ? text.toString()
                : text.append(' ').append(position.quiet()).toString();
    }

    /** Places ascend in the same order as square numbers. */
    private static void append(StringBuilder text, long pieces, Draughts position) {
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            int number = DraughtsSquares.number(place, position.size());
            text.append(rest == pieces ? "" : ",").append((position.kings() >>> place & 1) == 0 ? "" : "K");
            // Digit by digit: append(int) took a third of the time of GameLaws, which asks for this text most often.
            if (number >= 10) {
                text.append((char) ('0' + number / 10));
            }
            text.append((char) ('0' + number % 10));
        }
    }

    /** Reads the whole text; the pieces of either side may come first, in any order. */
    Draughts read() {
        int side = side("the side to move, W or B");
        int first = pieces("a colon and the pieces of a side");
        if (pieces("a comma and a square, or a colon and the other side's pieces") == first) {
            throw refused("the pieces of %c come twice", SIDES.charAt(first));
        }
        boolean isCounted = text.charAt(at - 1) == ' ' && !isEnd();
        int quiet = isCounted ? number("the quiet plies", 0, Draughts.QUIET_PLIES) : counters();
        skipBlanks();
        at += at < text.length() && isEnd() ? 1 : 0;
        skipBlanks();
        if (at < text.length()) {
            throw unexpected(
                    isCounted ? "the end" : "a comma and a square, or a blank and the quiet plies, or the end");
        }
        return new Draughts(pieces[side], pieces[1 - side], kings, (byte) side, (byte) quiet, (byte) size);
    }

    /** Reads the quiet plies from the counters of other programs; the move number is not part of a position. */
    private int counters() {
        int quiet = 0;
        for (char counter = 'H'; counter != 0; counter = counter == 'H' ? 'F' : 0) {
            if (at + 1 < text.length()
                    && text.charAt(at) == ':'
                    && Character.toUpperCase(text.charAt(at + 1)) == counter) {
                at += 2;
                boolean isQuiet = counter == 'H';
                int number = number("a counter", 0, isQuiet ? Draughts.QUIET_PLIES : MOST_MOVES);
                quiet = isQuiet ? number : quiet;
            }
        }
        return quiet;
    }

    private int pieces(String expected) {
        skipBlanks();
        expect(':', expected);
        skipBlanks();
        int player = side("W or B, whose pieces follow");
        boolean isMore = !isEnd() && text.charAt(at) != ' ';
        while (isMore) {
            alike(player);
            isMore = at < text.length() && text.charAt(at) == ',';
            at += isMore ? 1 : 0;
            skipBlanks();
            isMore &= at >= text.length() || !isEnd(); // A superfluous comma before a colon or a dot.
        }
        skipBlanks();
        return player;
    }

    /** Whether the pieces of a side end here. */
    private boolean isEnd() {
        return at >= text.length() || text.charAt(at) == ':' || text.charAt(at) == '.';
    }

    /** Reads a piece, or equal pieces on all squares of a range. */
    private void alike(int player) {
        boolean isKing = isKing();
        at += isKing ? 1 : 0;
        int first = number("a square", 1, size * size / 2);
        int last = first;
        if (at < text.length() && text.charAt(at) == '-') {
            at++;
            last = number("a square", first, size * size / 2);
        }
        for (int number = first; number <= last; number++) {
            long square = 1L << DraughtsSquares.placeOf(number, size);
            if (((pieces[0] | pieces[1]) & square) != 0) {
                throw refused("there are two pieces on %d, the second up to character %d", number, at);
            }
            pieces[player] |= square;
            kings |= isKing ? square : 0;
        }
    }

    private boolean isKing() {
        return at < text.length() && (text.charAt(at) == 'K' || text.charAt(at) == 'k');
    }

    private boolean isDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private void skipBlanks() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private int side(String expected) {
        int side = at < text.length() ? SIDES.indexOf(Character.toUpperCase(text.charAt(at))) : -1;
        if (side < 0) {
            throw unexpected(expected);
        }
        at++;
        return side;
    }

    private void expect(char sign, String expected) {
        if (at >= text.length() || text.charAt(at) != sign) {
            throw unexpected(expected);
        }
        at++;
    }

    private int number(String what, int least, int most) {
        int begin = at;
        int number = 0;
        while (isDigit()) {
            number = Math.min(MOST_MOVES + 1, 10 * number + text.charAt(at++) - '0');
        }
        if (at == begin) {
            throw unexpected(String.format(Locale.ROOT, "%s, %d to %d", what, least, most));
        }
        String digits = text.substring(begin, at);
        boolean isPadded = digits.length() > 2 && digits.charAt(0) == '0';
        if (number < least || number > most || isPadded) {
            throw refused(
                    "at character %d is %s: %s is a number from %d to %d", begin + 1, cut(digits), what, least, most);
        }
        return number;
    }

    private IllegalArgumentException unexpected(String expected) {
        String found = at < text.length()
                ? String.format(Locale.ROOT, "character %d is '%c'", at + 1, text.charAt(at))
                : "it ends";
        return refused("%s where %s is expected", found, expected);
    }

    private IllegalArgumentException refused(String why, Object... values) {
        return new DraughtsRules(size).refused(text, why, values);
    }

    private static String cut(String text) {
        return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
    }
}
