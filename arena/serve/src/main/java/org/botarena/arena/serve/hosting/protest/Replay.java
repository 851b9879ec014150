package org.botarena.arena.serve.hosting.protest;

import java.util.List;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.record.form.StableJson;

/**
 * A game that was played again, as it is kept until it counts or not. Immutable.
 *
 * @param attempts in their order, the last is the one that has the result
 * @param logs by seat
 */
public record Replay(List<Attempt> attempts, List<String> logs) {
    /** Keeps copies. */
    public Replay {
        attempts = List.copyOf(attempts);
        logs = List.copyOf(logs);
    }

    /** What is kept of a game. */
    public static Replay of(GameRecord game) {
        return new Replay(game.attempts(), game.logs());
    }

    /** What was kept. */
    public static Replay parse(String json) {
        return StableJson.value(json, Replay.class);
    }

    /** As it is kept. */
    public String json() {
        return StableJson.text(this);
    }

    /** The game at the table where it was first played. */
    public GameRecord at(Pairing pairing) {
        int last = attempts.size() - 1;
        return new GameRecord(pairing, attempts.get(last), attempts.subList(0, last), logs);
    }
}
