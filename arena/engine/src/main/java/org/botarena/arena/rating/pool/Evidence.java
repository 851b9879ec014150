package org.botarena.arena.rating.pool;

import java.util.List;

/**
 * What the games prove beside the points. Immutable.
 *
 * @param ratings of all entrants
 * @param separation which of the official places differ in strength
 * @param cycles the surest ones, {@value #MOST_CYCLES} at most
 * @param nemeses of all entrants that have one
 */
public record Evidence(Ratings ratings, Separation separation, List<Cycle> cycles, List<Nemesis> nemeses) {
    private static final int MOST_CYCLES = 10;

    /** Copies the lists. */
    public Evidence {
        cycles = List.copyOf(cycles);
        nemeses = List.copyOf(nemeses);
    }

    /**
     * Judges some games.
     *
     * @param places the entrants by official place, the best first
     * @param seed of what is drawn
     */
    public static Evidence of(List<String> places, Pool pool, long seed) {
        Ratings ratings = Ratings.of(pool, seed);
        return new Evidence(
                ratings, Separation.of(places, ratings), Cycle.of(pool, MOST_CYCLES), Nemesis.of(pool, ratings));
    }
}
