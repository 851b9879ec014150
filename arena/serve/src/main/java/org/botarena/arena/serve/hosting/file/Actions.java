package org.botarena.arena.serve.hosting.file;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;

/** The log of an event's actions, with their actors and reasons. Entries are never deleted. Thread-safe. */
public record Actions(EventFile file) {
    /** An action. Immutable. */
    public record Action(
            @JsonPropertyDescription("from 1") long number,
            @JsonPropertyDescription("when") String at,

            @JsonPropertyDescription("by whom; 0: at the command line")
            int person,

            @JsonPropertyDescription("in plain words") String what,

            @JsonPropertyDescription("as they gave it, or empty if they did not")
            String why) {}

    /** Records an action. */
    public void add(int person, String what, String why) {
        file.update("INSERT INTO action (at, person, what, why) VALUES (?, ?, ?, ?)", file.stamp(), person, what, why);
    }

    /** The last actions, the newest first. */
    public List<Action> last(int most) {
        return file.all(
                "SELECT number, at, person, what, why FROM action ORDER BY number DESC LIMIT ?",
                row -> new Action(row.getLong(1), row.getString(2), row.getInt(3), row.getString(4), row.getString(5)),
                most);
    }
}
