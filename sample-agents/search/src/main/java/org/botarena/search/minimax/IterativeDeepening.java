package org.botarena.search.minimax;

import java.util.function.ToIntFunction;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.SearchStatistics;

/**
 * Iterative deepening: the same search, one ply deeper each time, until the budget or the depth is used up. The answer
 * is that of the deepest completed search.
 *
 * <pre>
 * basic:    i = 0
 * advanced: i = 1 + stored pf where the state is in memory, else 0
 * while i &lt;= pf and there is time: best action of depth i; i = i + 1
 * </pre>
 *
 * The course checks the clock between two depths. Here every call within a depth also checks the budget, because a
 * single depth could take any time. The search stops early if a depth saw only finished games: a deeper one would see
 * the same.
 *
 * <p>Over {@link NegAlphaBetaMemory} it is IterativeDeepening of the Bordeaux course, and with {@code Simulation} as
 * the value of unfinished leaves IterativeDeepening_MC. It also works with any other search.
 *
 * <p>Source: fiche jalon 03, Corsini, Bordeaux 2022, sections 3.3 and 5.1.
 */
public final class IterativeDeepening<P extends Position<P>> {
    private final Search<P> search;
    private final ToIntFunction<P> first;
    private int reached;
    private Meter meter = Meter.unlimited();

    private IterativeDeepening(Search<P> search, ToIntFunction<P> first) {
        this.search = search;
        this.first = first;
    }

    /** The basic version, which begins at depth 0. */
    public static <P extends Position<P>> IterativeDeepening<P> basic(Search<P> search) {
        return new IterativeDeepening<>(search, position -> 0);
    }

    /** The advanced version, which begins one ply deeper than the memory knows the position. */
    public static <P extends Position<P>> IterativeDeepening<P> advanced(Search<P> search, Memory<P> memory) {
        return new IterativeDeepening<>(search, position -> 1 + memory.depthOf(position));
    }

    /**
     * The best action of the deepest search that the budget allows.
     *
     * @param depth the greatest depth to try
     * @param budget a unit is a call
     */
    public Decision decide(P position, int depth, Budget budget) {
        meter = new Meter(budget);
        int i = Math.min(first.applyAsInt(position), depth);
        // Depth 0 costs nothing: it returns the first action, or the memory's.
        Decision best = search.decide(position, 0, Meter.unlimited());
        reached = Math.max(0, i - 1);
        boolean isSolved = false;
        try {
            for (; i <= depth && !isSolved && budget.takes(); i++) {
                long horizons = meter.horizons();
                best = search.decide(position, i, meter);
                reached = i;
                isSolved = meter.horizons() == horizons;
            }
        } catch (Meter.Spent e) {
            // The deepest completed search has already answered.
        }
        return best;
    }

    /** The depth of the last decision. */
    public int reached() {
        return reached;
    }

    /** The number of calls of the last decision. */
    public long calls() {
        return meter.calls();
    }

    /**
     * The statistics of the last decision, for all depths together; the principal variation is searched again with the
     * meter.
     */
    public SearchStatistics statistics(P position, Decision decision, Meter again) {
        return search.statistics(position, reached, decision, meter, again);
    }
}
