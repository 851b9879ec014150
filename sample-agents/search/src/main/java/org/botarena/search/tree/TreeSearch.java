package org.botarena.search.tree;

import java.util.List;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * A search that decides on a move, and may keep what it found out for its next decision. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public interface TreeSearch<P extends Position<P>> {
    /**
     * The move to play at a complete position (nothing hidden) in which a player is to move. A position with one move is
     * answered at once.
     *
     * @param history the moves from the start of the game to here, by which what was kept is found
     */
    long choose(P position, long[] history, Budget budget);

    /** The share of the last decision's effort that went into a move, in 0..1; a proven decision has it all. */
    double share(long move);

    /**
     * The result that the side to move expects of the last decision, from -1 for a loss to 1 for a win; not a number if nothing was
     * searched.
     */
    double value();

    /** The moves that the last decision expects from this position on, the decision first; none if nothing was searched. */
    List<Long> line(P position);

    /** What the last decision saw, which was made at this position. */
    SearchStatistics statistics(P position);

    /** Forgets what it kept. */
    void forget();
}
