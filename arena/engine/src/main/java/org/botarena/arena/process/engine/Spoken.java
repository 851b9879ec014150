package org.botarena.arena.process.engine;

import org.botarena.host.Message;

/**
 * A program's comment on its move, from a line {@code say VALUE MOVES}. Immutable.
 *
 * @param value the result that it expects; NaN if it gave none or not a number
 * @param line the moves that it expects
 */
record Spoken(double value, String line) {
    /** Nothing. */
    static final Spoken NOTHING = new Spoken(Double.NaN, "");

    private static final String SAY = "say ";

    /** Whether a line is a comment on a move. */
    static boolean isIn(String line) {
        return line.startsWith(SAY);
    }

    /** Parses such a line. Malformed content is not a fault. */
    static Spoken of(String line) {
        String[] parts = line.substring(SAY.length()).strip().split(" +", 2);
        try {
            return new Spoken(Double.parseDouble(parts[0]), parts.length > 1 ? parts[1] : "");
        } catch (NumberFormatException e) {
            return NOTHING;
        }
    }

    Message answer(long nonce, long move) {
        return new Message.Answer(nonce, move, value, line);
    }
}
