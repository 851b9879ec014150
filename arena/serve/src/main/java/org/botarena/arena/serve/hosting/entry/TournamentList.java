package org.botarena.arena.serve.hosting.entry;

import java.time.Instant;
import java.util.List;
import org.botarena.arena.serve.hosting.file.EventFile;

/** The tournaments of an event. Thread-safe. */
public record TournamentList(EventFile file) {
    /** All tournaments, the newest first. */
    public List<HostedTournament> all() {
        return file.all(
                "SELECT folder, begun, isplaying FROM tournament ORDER BY begun DESC, rowid DESC",
                row -> new HostedTournament(row.getString(1), Instant.parse(row.getString(2)), row.getInt(3) == 1));
    }

    /** One begins. */
    public void add(String name) {
        file.update("INSERT INTO tournament (folder, begun, isplaying) VALUES (?, ?, 1)", name, file.stamp());
    }

    /** Sets whether a tournament resumes when the server is started. */
    public void toPlay(String name, boolean isToPlay) {
        file.updateUnseen("UPDATE tournament SET isplaying = ? WHERE folder = ?", isToPlay ? 1 : 0, name);
    }
}
