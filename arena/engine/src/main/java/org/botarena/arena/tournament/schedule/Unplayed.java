package org.botarena.arena.tournament.schedule;

import org.botarena.arena.record.GameRecord;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * A game that was given up: none of its attempts gave a result, through no fault of its agents. It does not count for
 * any entrant and is not replayed. Immutable.
 *
 * @param game with its attempts, if there were any
 * @param reason the last problem in the arena or the machine
 */
public record Unplayed(GameRecord game, Sentence reason) {
    public static Unplayed of(GameRecord game) {
        return new Unplayed(game, game.result().voided().orElseGet(() -> Sentence.of("disturbance.none")));
    }
}
