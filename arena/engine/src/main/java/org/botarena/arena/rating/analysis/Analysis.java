package org.botarena.arena.rating.analysis;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.rating.pool.Pool;

/**
 * What the games prove beside the points. Immutable.
 *
 * @param ratings of all entrants
 * @param separation which of the official places differ in strength
 * @param cycles the surest ones first, {@value #MOST_CYCLES} at most
 * @param nemeses the surest one first
 * @param smith who beats everybody; none where not everybody met everybody
 * @param twins that may be copies of one agent
 * @param misfits where the games contradict the ratings
 * @param parts the entrants, those together who are linked by chains of games: more than one part cannot be compared
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

    /** The same by these ratings of the pool. */
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

    /** The same of a tournament that may not be over. */
    public Analysis withPreliminary(boolean isNow) {
        return new Analysis(ratings, separation, cycles, nemeses, smith, twins, misfits, parts, isNow, discrepancies);
    }

    /** The same of games that were played in several places. */
    public Analysis withDiscrepancies(List<Discrepancy> found) {
        return new Analysis(ratings, separation, cycles, nemeses, smith, twins, misfits, parts, isPreliminary, found);
    }
}
