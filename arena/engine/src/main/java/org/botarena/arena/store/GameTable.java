package org.botarena.arena.store;

import java.util.List;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.record.form.RecordedSeat;
import org.botarena.arena.record.form.Seated;
import org.botarena.arena.record.form.StableJson;

/** Writes the tables of games and of the attempts at them; {@link Records} reads these. One thread at a time. */
final class GameTable {
    private final Database database;

    /** That of a database. */
    public GameTable(Database database) {
        this.database = database;
    }

    /** A record that is to be entered next; its hash hangs on the one before it. */
    @SuppressWarnings("ArrayRecordComponent") // a row of the database, which nobody compares
    private record Sealed(long seq, byte[] content, byte[] hash) {}

    private Sealed sealed(GameEntry entry, AttemptId id, String reason) {
        game(entry.game(), entry.seated());
        byte[] content = Packed.of(StableJson.text(entry));
        Records.Last last = Records.last(database);
        return new Sealed(last.seq() + 1, content, Chain.next(last.hash(), id, reason, content));
    }

    /** Whether that attempt is there. */
    public boolean has(AttemptId id) {
        return database.number(
                        "SELECT count(*) FROM %s WHERE game = ? AND number = ?".formatted(id.table()),
                        id.game(),
                        id.number())
                > 0;
    }

    /**
     * Enters an attempt that counts from now on; its game is given up no more.
     *
     * @param digest what the tables need of it
     */
    public void count(GameEntry.Attempted entry, byte[] digest) {
        Sealed sealed = sealed(entry, entry.attemptId().orElseThrow(), entry.reason());
        database.update(
                "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?)",
                sealed.seq,
                entry.game(),
                entry.number(),
                entry.reason(),
                sealed.content,
                sealed.hash);
        database.update("UPDATE game SET digest = ? WHERE id = ?", digest, entry.game());
        database.update("DELETE FROM unplayed WHERE game = ?", entry.game());
    }

    /** Enters an attempt that was disturbed, unless it is there. */
    public void disturbed(GameEntry.Disturbed entry) {
        AttemptId id = entry.attemptId().orElseThrow();
        if (has(id)) {
            return;
        }
        Sealed sealed = sealed(entry, id, null);
        database.update(
                "INSERT INTO voided VALUES (?, ?, ?, ?, ?)",
                sealed.seq,
                entry.game(),
                entry.number(),
                sealed.content,
                sealed.hash);
    }

    /** Enters that a game was given up. */
    public void givenUp(GameEntry.GivenUp entry) {
        game(entry.game(), entry.seated());
        database.update(
                "INSERT OR REPLACE INTO unplayed VALUES (?, ?, ?)",
                entry.game(),
                entry.reason(),
                Packed.of(StableJson.text(entry)));
    }

    /** Makes the game's row if there is none. */
    private void game(String id, Seated seated) {
        List<RecordedSeat> sides = seated.sides();
        database.update(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING",
                id,
                sides.get(0).id(),
                sides.get(0).generation(),
                sides.get(1).id(),
                sides.get(1).generation());
    }
}
