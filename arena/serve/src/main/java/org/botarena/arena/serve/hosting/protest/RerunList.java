package org.botarena.arena.serve.hosting.protest;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.hosting.file.EventFile;
import org.botarena.arena.serve.hosting.file.KeptGame;
import org.botarena.arena.serve.hosting.file.Token;

/** The sets of games that are played again, with their results. Thread-safe. */
public record RerunList(EventFile file) {
    private static final String FROM = "SELECT id, folder, chosen, made,"
            + " (SELECT count(*) FROM rerungame WHERE rerunset = id),"
            + " (SELECT count(*) FROM rerungame WHERE rerunset = id AND replay <> ''),"
            + " rules, state, found, answer FROM rerunset ";

    private List<Reruns> rows(String rest, Object... values) {
        return file.all(
                FROM + rest,
                row -> new Reruns(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        row.getInt(5),
                        row.getInt(6),
                        row.getString(7),
                        Reruns.State.valueOf(row.getString(8)),
                        row.getString(9),
                        row.getString(10)),
                values);
    }

    /** All sets, the newest first. */
    public List<Reruns> all() {
        return rows("ORDER BY made DESC, rowid DESC");
    }

    /** The set with this id. */
    public Optional<Reruns> find(String id) {
        return rows("WHERE id = ?", id).stream().findFirst();
    }

    /** Adds a set with its games. */
    public void add(String tournament, String chosen, String rules, List<String> games) {
        String id = Token.next();
        file.change(() -> {
            file.update(
                    "INSERT INTO rerunset (id, folder, chosen, made, rules, state, found, answer)"
                            + " VALUES (?, ?, ?, ?, ?, 'PLAYING', '', '')",
                    id,
                    tournament,
                    chosen,
                    file.stamp(),
                    rules);
            games.forEach(
                    game -> file.update("INSERT INTO rerungame (rerunset, game, replay) VALUES (?, ?, '')", id, game));
        });
    }

    /** The next game of a set; empty after the last one. */
    public Optional<String> next(String id) {
        return file.first(
                "SELECT game FROM rerungame WHERE rerunset = ? AND replay = '' ORDER BY rowid",
                row -> row.getString(1),
                id);
    }

    /** Keeps a replayed game. */
    public void played(String id, GameRecord game) {
        file.update(
                "UPDATE rerungame SET replay = ? WHERE rerunset = ? AND game = ?", KeptGame.json(game), id, game.id());
    }

    /** The replayed games of a set. */
    public List<GameRecord> replays(String id) {
        return file.all(
                "SELECT replay FROM rerungame WHERE rerunset = ? AND replay <> '' ORDER BY rowid",
                row -> KeptGame.parse(row.getString(1)),
                id);
    }

    /** Sets the state and the findings of a set. */
    public void reach(String id, Reruns.State state, String found) {
        file.update("UPDATE rerunset SET state = ?, found = ? WHERE id = ?", state.name(), found, id);
    }

    /** Accepts or rejects a set, and deletes the output of its agents. */
    public void answer(String id, Reruns.State state, String answer) {
        file.change(() -> {
            file.update("UPDATE rerunset SET state = ?, answer = ? WHERE id = ?", state.name(), answer, id);
            file.update("UPDATE rerungame SET replay = '-' WHERE rerunset = ?", id);
        });
    }
}
