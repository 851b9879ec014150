package org.botarena.arena.tournament.schedule;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
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

    /** The reasons by the games' ids, sorted. */
    public static Map<String, Sentence> reasons(List<Unplayed> games) {
        SortedMap<String, Sentence> reasons = new TreeMap<>();
        games.forEach(given -> reasons.put(given.game.id(), given.reason));
        return Collections.unmodifiableSortedMap(reasons);
    }
}
