package org.botarena.arena.serve.hosting.entry;

import java.util.List;
import org.botarena.arena.serve.hosting.file.EventFile;

/** The matches of an event. Pages other than the organizer's do not show them. Thread-safe. */
public record MatchList(EventFile file) {
    /** The last matches, the newest first. */
    public List<HostedMatch> last(int most) {
        return file.all(
                "SELECT number, begun, first, second, state, result, failure FROM duel ORDER BY number DESC LIMIT ?",
                row -> new HostedMatch(
                        row.getLong(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        HostedMatch.State.valueOf(row.getString(5)),
                        row.getString(6),
                        row.getString(7)),
                most);
    }

    /**
     * Adds a match that begins.
     *
     * @return its number
     */
    public long add(String first, String second) {
        file.updateUnseen(
                "INSERT INTO duel (begun, first, second, state, failure) VALUES (?, ?, ?, ?, '')",
                file.stamp(),
                first,
                second,
                HostedMatch.State.PLAYS.name());
        return file.number("SELECT max(number) FROM duel");
    }

    /** Records the result so far as JSON. */
    public void result(long number, String json) {
        file.updateUnseen("UPDATE duel SET result = ? WHERE number = ?", json, number);
    }

    /** Records the end of a match, and the reason if it failed. */
    public void end(long number, HostedMatch.State state, String failure) {
        file.updateUnseen("UPDATE duel SET state = ?, failure = ? WHERE number = ?", state.name(), failure, number);
    }
}
