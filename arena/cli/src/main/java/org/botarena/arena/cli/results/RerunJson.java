package org.botarena.arena.cli.results;

import java.util.List;
import org.botarena.arena.event.PlaceChange;
import org.botarena.arena.record.Attempt;

/**
 * A game that was played again, as {@code --json} prints it.
 *
 * @param id of the game
 * @param entrants by player
 * @param onFile how it ended there; null: it was given up
 * @param givenUp why; null: it has a result
 * @param games how it ended each time
 * @param alike how many ended as on file
 * @param changes whose places would be others with the last result; null: it would change nothing, or must stay
 * @param receipt the words of the tournament with the accepted result; null: none was accepted
 */
record RerunJson(
        String id,
        List<String> entrants,
        Ended onFile,
        String givenUp,
        List<Ended> games,
        long alike,
        List<PlaceChange> changes,
        String receipt) {
    /**
     * How a game ended.
     *
     * @param scores by player; none: the machine disturbed it
     * @param faults that ended it
     */
    record Ended(List<Double> scores, List<Faulty> faults) {
        static Ended of(Attempt attempt) {
            return new Ended(
                    attempt.scores(),
                    attempt.faults().stream()
                            .map(fault -> new Faulty(
                                    fault.player(),
                                    fault.ply(),
                                    fault.verdict().kind(),
                                    fault.verdict().reason()))
                            .toList());
        }
    }

    /** A fault, in the words of games.jsonl. */
    record Faulty(int player, int ply, String kind, String reason) {}
}
