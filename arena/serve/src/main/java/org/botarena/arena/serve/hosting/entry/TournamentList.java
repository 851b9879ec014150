package org.botarena.arena.serve.hosting.entry;

import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.botarena.arena.serve.hosting.file.EventFile;

/** The tournaments of an event, and what the public sees of them. Thread-safe. */
public final class TournamentList {
    private final EventFile file;

    /** Those of this file. */
    public TournamentList(EventFile file) {
        this.file = file;
    }

    /** All of them, the newest first. */
    public List<HostedTournament> all() {
        return file.all(
                "SELECT folder, begun, isplaying, frozen, revealed FROM tournament ORDER BY begun DESC, rowid DESC",
                row -> {
                    long line = row.getLong(4);
                    OptionalLong frozen = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(line);
                    return new HostedTournament(
                            row.getString(1),
                            Instant.parse(row.getString(2)),
                            row.getInt(3) == 1,
                            frozen,
                            row.getInt(5));
                });
    }

    /** One begins. */
    public void add(String name) {
        file.update(
                "INSERT INTO tournament (folder, begun, isplaying, frozen, revealed) VALUES (?, ?, 1, NULL, 0)",
                name,
                file.stamp());
    }

    /** Whether it is to play on when the server is started. */
    public void toPlay(String name, boolean isToPlay) {
        file.updateUnseen("UPDATE tournament SET isplaying = ? WHERE folder = ?", isToPlay ? 1 : 0, name);
    }

    /** The public sees nothing that came after this line of the journal. */
    public void freeze(String name, long sequence) {
        file.update(
                "UPDATE tournament SET frozen = ?, revealed = 0 WHERE folder = ? AND frozen IS NULL", sequence, name);
    }

    /** The public sees so many places, from the bottom, as they are. */
    public void reveal(String name, int places) {
        file.update("UPDATE tournament SET revealed = ? WHERE folder = ?", places, name);
    }

    /** The public sees everything. */
    public void thaw(String name) {
        file.update("UPDATE tournament SET frozen = NULL, revealed = 0 WHERE folder = ?", name);
    }
}
