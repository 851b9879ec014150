package org.botarena.search.minimax;

import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.ReversiFeatures;

/**
 * Solves endgames of Reversi: {@link TableSearch} to the last empty square. Leaves have the score of endgame
 * collections, in which empty squares go to the winner. Moves that leave the opponent the fewest replies come first.
 * One thread at a time.
 *
 * <p>Source of the test positions: the FFO collection, compiled by Marc Tastet.
 */
public final class Endgame {
    private final TableSearch<Reversi> search;

    /** Makes a solver with a table of this number of entries. */
    public Endgame(Rules<Reversi> rules, int entries) {
        search = new TableSearch<>(
                rules,
                new Estimation<>(Endings.emptiesToTheWinner(), Evaluation.nothing()),
                ReversiFeatures.mobility().plus(ReversiFeatures.corners()),
                new TranspositionTable<>(entries),
                0);
    }

    /** The best move and the exact score of the side to move. */
    public Decision solve(Reversi position) {
        int empties = position.size() * position.size() - position.discs(0) - position.discs(1);
        return search.decide(
                position, empties + 1, Budget.unlimited()); // A pass at the root takes a ply and no square.
    }

    /** The number of nodes of the last solution. */
    public long nodes() {
        return search.nodes();
    }

    /** Whether the last solution is proven; it always is. */
    boolean isSolved() {
        return search.isSolved();
    }
}
