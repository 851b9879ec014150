package org.botarena.api.notation;

import java.util.Locale;

/**
 * A game that cannot be read, because it is damaged or belongs to another variant. Immutable.
 *
 * @param id in its file, or its number there, from 1
 * @param line where reading stopped, from 1
 * @param column in that line, from 1
 * @param why it cannot be read, in words
 */
public record UnreadGame(String id, int line, int column, String why) implements NotatedGame {
    /**
     * Makes an unread game from the place where reading a text stopped.
     *
     * @param text of the whole file
     */
    public static UnreadGame in(String text, String id, NotationException stopped) {
        int line = 1;
        int begin = 0;
        for (int i = 0; i < Math.min(stopped.at(), text.length()); i++) {
            char sign = text.charAt(i);
            boolean isEnd = sign == '\n' || (sign == '\r' && !text.startsWith("\n", i + 1));
            line += isEnd ? 1 : 0;
            begin = isEnd ? i + 1 : begin;
        }
        return new UnreadGame(id, line, stopped.at() - begin + 1, stopped.getMessage());
    }

    /** Says where reading stopped, and why. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "line %d, column %d: %s", line, column, why);
    }
}
