package org.botarena.arena.tournament.schedule;

import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A game that was given up: through no fault of its agents none of its attempts gave a result. It counts for nobody, and
 * is not played again. Immutable.
 *
 * @param game with its attempts, if there were any
 * @param reason what went wrong in the arena or the machine the last time
 */
public record Unplayed(GameRecord game, Sentence reason) {
    public static Unplayed of(GameRecord game) {
        return new Unplayed(game, game.result().voided().orElseGet(() -> Sentence.of("disturbance.none")));
    }
}
