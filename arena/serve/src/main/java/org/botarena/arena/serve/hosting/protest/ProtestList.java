package org.botarena.arena.serve.hosting.protest;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.KeptGame;
import org.botarena.arena.serve.hosting.file.Token;

/** The protests of an event, which are never deleted. Thread-safe. */
public record ProtestList(EventFile file) {
    private static final String COLUMNS = "id, person, folder, game, reason, made, replays, state, found, answer";

    private List<Protest> rows(String rest, Object... values) {
        return file.all(
                "SELECT " + COLUMNS + " FROM protest " + rest,
                row -> new Protest(
                        row.getString(1),
                        row.getInt(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        row.getString(6),
                        row.getInt(7),
                        Protest.State.valueOf(row.getString(8)),
                        row.getString(9),
                        row.getString(10)),
                values);
    }

    /** All protests, the newest first. */
    public List<Protest> all() {
        return rows("ORDER BY made DESC, rowid DESC");
    }

    /** The protest with this id. */
    public Optional<Protest> find(String id) {
        return rows("WHERE id = ?", id).stream().findFirst();
    }

    /** Records a protest. */
    public void add(int person, String tournament, String game, String reason) {
        file.update(
                "INSERT INTO protest (" + COLUMNS + ", decisive) VALUES (?, ?, ?, ?, ?, ?, 0, 'OPEN', '', '', '')",
                Token.next(),
                person,
                tournament,
                game,
                reason,
                file.stamp());
    }

    /** Fixes the number of replays, once. */
    public void fix(String id, int replays) {
        file.update("UPDATE protest SET replays = ? WHERE id = ? AND replays = 0", replays, id);
    }

    /** Adds a finding. */
    public void found(String id, String line) {
        file.update("UPDATE protest SET found = found || ? || char(10) WHERE id = ?", line, id);
    }

    /** Keeps the replay with the majority result. */
    public void decide(String id, GameRecord replay) {
        file.update("UPDATE protest SET decisive = ? WHERE id = ?", KeptGame.json(replay), id);
    }

    /** The kept replay, if any. */
    public Optional<GameRecord> decisive(String id) {
        return file.first("SELECT decisive FROM protest WHERE id = ?", row -> row.getString(1), id)
                .filter(replay -> !replay.isEmpty())
                .map(KeptGame::parse);
    }

    /** Sets its state. */
    public void reach(String id, Protest.State state) {
        file.update("UPDATE protest SET state = ? WHERE id = ?", state.name(), id);
    }

    /** Answers it. */
    public void answer(String id, Protest.State state, String answer) {
        file.update("UPDATE protest SET state = ?, answer = ? WHERE id = ?", state.name(), answer, id);
    }
}
