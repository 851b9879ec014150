package org.botarena.search.tree;

import java.util.List;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * A search that chooses a move, and may keep results for its next decision. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public interface TreeSearch<P extends Position<P>> {
    /**
     * Chooses a move for a complete position (nothing hidden) in which a player is to move. A position with one move is
     * answered at once.
     *
     * @param history the moves from the start of the game to here, which identify the kept results
     */
    long choose(P position, long[] history, Budget budget);

    /** The share of the last decision's effort for a move, in 0..1; 1 for a proven decision. */
    double share(long move);

    /**
     * The result that the side to move expects from the last decision, from -1 for a loss to 1 for a win; NaN without a
     * search.
     */
    double value();

    /** The moves that the last decision expects from this position on, the decision first; empty without a search. */
    List<Long> line(P position);

    /** The statistics of the last decision, which was made at this position. */
    SearchStatistics statistics(P position);

    /** Forgets all kept results. */
    void forget();
}
