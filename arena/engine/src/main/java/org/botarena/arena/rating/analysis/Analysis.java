package org.botarena.arena.rating.analysis;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.rating.pool.Pool;

/**
 * The findings from the games besides the points. Immutable.
 *
 * @param ratings of all entrants
 * @param separation which of the official places differ in strength
 * @param cycles the surest ones first, {@value #MOST_CYCLES} at most
 * @param nemeses the surest one first
 * @param smith the smallest group that beats all others, or empty if some entrants did not meet
 * @param twins pairs that may be copies of one agent
 * @param misfits where the games contradict the ratings
 * @param parts the entrants, grouped by chains of games: entrants of different parts cannot be compared
 * @param isPreliminary whether games are missing
 * @param discrepancies where results differ from those of the other games, the surest one first
 */
public record Analysis(
        Ratings ratings,
        Separation separation,
        List<Cycle> cycles,
        List<Nemesis> nemeses,
        Optional<SmithSet> smith,
        List<Twins> twins,
        List<Misfit> misfits,
        List<List<String>> parts,
        boolean isPreliminary,
        List<Discrepancy> discrepancies) {
    private static final int MOST_CYCLES = 10;

    public Analysis {
        cycles = List.copyOf(cycles);
        nemeses = List.copyOf(nemeses);
        twins = List.copyOf(twins);
        misfits = List.copyOf(misfits);
        discrepancies = List.copyOf(discrepancies);
        parts = parts.stream().map(List::copyOf).toList();
    }

    /** Creates the analysis with these ratings of the pool. */
    public static Analysis of(List<String> places, Pool pool, Ratings ratings) {
        return new Analysis(
                ratings,
                Separation.of(places, ratings),
                Cycle.of(pool, ratings, MOST_CYCLES),
                Nemesis.of(pool, ratings),
                SmithSet.of(pool),
                Twins.of(pool, ratings),
                Misfit.of(ratings),
                pool.parts(),
                false,
                List.of());
    }

    /** Returns this analysis, marked as preliminary if the tournament is not over. */
    public Analysis withPreliminary(boolean isNow) {
        return new Analysis(ratings, separation, cycles, nemeses, smith, twins, misfits, parts, isNow, discrepancies);
    }

    /** Returns this analysis with discrepancies between groups of games, such as those of several machines. */
    public Analysis withDiscrepancies(List<Discrepancy> found) {
        return new Analysis(ratings, separation, cycles, nemeses, smith, twins, misfits, parts, isPreliminary, found);
    }
}
