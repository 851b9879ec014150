package org.botarena.search.minimax;

import java.util.function.ToIntFunction;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.SearchStatistics;

/**
 * Iterative deepening: the same search one ply deeper each time, until the budget or the depth is spent. The answer is that
 * of the deepest search that came to its end.
 *
 * <pre>
 * basic:    i = 0
 * advanced: i = 1 + stored pf where the state is in memory, else 0
 * while i &lt;= pf and there is time: best action of depth i; i = i + 1
 * </pre>
 *
 * The course looks at the clock between two depths; here the budget is asked inside a depth as well, at every call, or a
 * single depth could take any time. It stops early when a depth saw nothing but finished games: a deeper one would see the
 * same.
 *
 * <p>Over {@link NegAlphaBetaMemory} it is IterativeDeepening of the course of Bordeaux, with {@code Simulation} as the worth
 * of unfinished leaves IterativeDeepening_MC; it takes any other search as well.
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

    /** The basic version: from depth 0. */
    public static <P extends Position<P>> IterativeDeepening<P> basic(Search<P> search) {
        return new IterativeDeepening<>(search, position -> 0);
    }

    /** The advanced version: from one ply deeper than the memory knows the position. */
    public static <P extends Position<P>> IterativeDeepening<P> advanced(Search<P> search, Memory<P> memory) {
        return new IterativeDeepening<>(search, position -> 1 + memory.depthOf(position));
    }

    /**
     * The best action of the deepest search that the budget allows.
     *
     * @param depth the greatest to try
     * @param budget a unit is a call
     */
    public Decision decide(P position, int depth, Budget budget) {
        meter = new Meter(budget);
        int i = Math.min(first.applyAsInt(position), depth);
        // Depth 0 costs nothing: the first action, or what the memory knows.
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
            // The deepest search that came to its end has answered already.
        }
        return best;
    }

    /** The depth that the last decision came from. */
    public int reached() {
        return reached;
    }

    /** What the last decision cost. */
    public long calls() {
        return meter.calls();
    }

    /** What the last decision saw, all depths together; the principal variation is searched again by that meter. */
    public SearchStatistics statistics(P position, Decision decision, Meter again) {
        return search.statistics(position, reached, decision, meter, again);
    }
}
