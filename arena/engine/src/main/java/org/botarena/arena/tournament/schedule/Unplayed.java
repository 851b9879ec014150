package org.botarena.arena.tournament.schedule;

import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Pairing;
import org.botarena.arena.text.catalogue.Language;

/**
 * A game that was given up: through no fault of its agents none of its attempts gave a result. It counts for nobody, and
 * is not played again. Immutable.
 *
 * @param pairing the game
 * @param reason what went wrong in the arena or the machine the last time
 * @param record the attempts, if there were any
 */
public record Unplayed(Pairing pairing, String reason, Optional<GameRecord> record) {
    /** The game as one more attempt plays it: from where it was disturbed the last time. */
    public Pairing resumed() {
        return record.map(attempts -> pairing.resuming(attempts, true)).orElse(pairing);
    }

    public static Unplayed of(GameRecord game) {
        String reason = game.result().voided().orElseGet(() -> Language.ENGLISH.text("disturbance.none"));
        return new Unplayed(game.pairing(), reason, Optional.of(game));
    }
}
