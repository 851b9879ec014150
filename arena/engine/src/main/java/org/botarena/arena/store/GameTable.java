package org.botarena.arena.store;

import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.record.form.Packed;

/** Writes the tables of games and of the attempts at them; {@link Records} reads these. One thread at a time. */
final class GameTable {
    private final Database database;

    /** That of a database. */
    public GameTable(Database database) {
        this.database = database;
    }

    /** Keeps a line as it is. */
    public void keep(JournalLine line) {
        database.update(
                "INSERT OR REPLACE INTO line VALUES (?, ?, ?)", line.seq(), line.before(), Packed.of(line.text()));
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
     * @param seq of its line
     * @param digest what the tables need of it
     */
    public void count(long seq, GameEntry.Attempted entry, byte[] digest) {
        game(entry.game());
        database.update(
                "INSERT INTO attempt VALUES (?, ?, ?, ?)", seq, entry.game().id(), entry.number(), entry.reason());
        database.update(
                "UPDATE game SET digest = ? WHERE id = ?", digest, entry.game().id());
        database.update("DELETE FROM unplayed WHERE game = ?", entry.game().id());
    }

    /** Enters an attempt that was disturbed, unless it is there. */
    public void disturbed(long seq, GameEntry.Disturbed entry) {
        if (!has(entry.attemptId().orElseThrow())) {
            game(entry.game());
            database.update(
                    "INSERT INTO voided VALUES (?, ?, ?)", seq, entry.game().id(), entry.number());
        }
    }

    /** Enters that a game was given up. */
    public void givenUp(long seq, GameEntry.GivenUp entry) {
        game(entry.game());
        database.update(
                "INSERT OR REPLACE INTO unplayed VALUES (?, ?, ?)",
                entry.game().id(),
                entry.reason().toString(),
                seq);
    }

    /** Makes the game's row if there is none. */
    private void game(GameRecord game) {
        List<SeatRecord> sides = game.sides();
        database.update(
                "INSERT INTO game VALUES (?, ?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING",
                game.id(),
                sides.get(0).id(),
                sides.get(0).generation(),
                sides.get(1).id(),
                sides.get(1).generation());
    }
}
