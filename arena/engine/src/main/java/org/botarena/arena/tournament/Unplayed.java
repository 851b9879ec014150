package org.botarena.arena.tournament;

import java.util.Optional;
import org.botarena.arena.match.GameRecord;
import org.botarena.arena.match.Pairing;

/**
 * A game without a result, through no fault of its agents. Immutable.
 *
 * @param pairing the game
 * @param reason what went wrong in the arena or the machine
 * @param record the attempts, if there were any
 */
public record Unplayed(Pairing pairing, String reason, Optional<GameRecord> record) {
    static Unplayed of(GameRecord game) {
        String reason = game.result().voided().orElse("the game ended without a result");
        return new Unplayed(game.pairing(), reason, Optional.of(game));
    }

    static Unplayed of(Pairing pairing, Throwable cause) {
        return new Unplayed(pairing, "the arena failed: " + cause, Optional.empty());
    }
}
