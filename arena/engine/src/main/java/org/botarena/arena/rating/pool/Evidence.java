package org.botarena.arena.rating.pool;

import java.util.List;
import java.util.Map;

/**
 * What the games prove beside the points. Immutable.
 *
 * @param ratings of all entrants
 * @param separation which of the official places differ in strength
 * @param cycles the surest ones, {@value #MOST_CYCLES} at most
 * @param nemeses of all entrants that have one
 * @param parts the entrants, those together who are linked by chains of games: more than one part cannot be compared
 */
public record Evidence(
        Ratings ratings, Separation separation, List<Cycle> cycles, List<Nemesis> nemeses, List<List<String>> parts) {
    private static final int MOST_CYCLES = 10;

    /** Copies the lists. */
    public Evidence {
        cycles = List.copyOf(cycles);
        nemeses = List.copyOf(nemeses);
        parts = parts.stream().map(List::copyOf).toList();
    }

    /**
     * Judges some games.
     *
     * @param places the entrants by official place, the best first
     * @param seed of what is drawn
     */
    public static Evidence of(List<String> places, Pool pool, long seed) {
        return of(places, pool, Map.of(), seed);
    }

    /**
     * The same with some ratings given.
     *
     * @param anchors Elo points by entrant
     */
    public static Evidence of(List<String> places, Pool pool, Map<String, Double> anchors, long seed) {
        Ratings ratings = Ratings.anchored(pool, anchors, seed);
        return new Evidence(
                ratings,
                Separation.of(places, ratings),
                Cycle.of(pool, MOST_CYCLES),
                Nemesis.of(pool, ratings),
                pool.parts());
    }
}
