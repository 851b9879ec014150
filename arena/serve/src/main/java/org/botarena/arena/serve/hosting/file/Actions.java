package org.botarena.arena.serve.hosting.file;

import java.util.List;

/** What was done to an event, by whom and why. Nothing is ever taken away. Thread-safe. */
public final class Actions {
    private final EventFile file;

    /** Those of this file. */
    public Actions(EventFile file) {
        this.file = file;
    }

    /**
     * Something that was done. Immutable.
     *
     * @param number from 1
     * @param at when
     * @param person by whom; 0: at the command line
     * @param what in plain words
     * @param why as he gave it; empty: he did not
     */
    public record Action(long number, String at, int person, String what, String why) {}

    /** Puts one on file. */
    public void add(int person, String what, String why) {
        file.update("INSERT INTO action (at, person, what, why) VALUES (?, ?, ?, ?)", file.stamp(), person, what, why);
    }

    /** The last ones, the newest first. */
    public List<Action> last(int most) {
        return file.all(
                "SELECT number, at, person, what, why FROM action ORDER BY number DESC LIMIT ?",
                row -> new Action(row.getLong(1), row.getString(2), row.getInt(3), row.getString(4), row.getString(5)),
                most);
    }
}
