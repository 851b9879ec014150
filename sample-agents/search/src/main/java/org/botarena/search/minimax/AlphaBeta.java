package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * Alpha-beta: minimax without the branches that cannot matter. On the path to a node, alpha is the value that the
 * searcher is sure of, and beta the value that the opponent is sure of.
 *
 * <pre>
 * at a max node: v = max(v, value); stop if v >= beta;  alpha = max(alpha, v)
 * at a min node: v = min(v, value); stop if v &lt;= alpha; beta = min(beta, v)
 * </pre>
 *
 * The decision and its value are those of minimax. With b moves at every node and m plies, it visits b^m leaves at
 * worst. In perfect order, with the best move first everywhere, it visits b^ceil(m/2) + b^floor(m/2) - 1 (Knuth and
 * Moore 1975).
 *
 * <p>Source: the course of Sherbrooke, after Russell and Norvig, Artificial Intelligence, figure 6.7.
 */
public final class AlphaBeta<P extends Position<P>> extends DepthSearch<P> {
    /** Makes a search for a game and the values of its leaves. */
    public AlphaBeta(Rules<P> rules, Estimation<P> estimation) {
        super(rules, estimation);
    }

    @Override
    protected double value(P position, int depth, double best, Viewpoint<P> view) {
        return value(position, depth, best, Double.POSITIVE_INFINITY, view);
    }

    private double value(P position, int depth, double alpha, double beta, Viewpoint<P> view) {
        view.meter().call();
        int turn = position.turn();
        if (Viewpoint.isLeaf(turn, depth)) {
            return view.leaf(position, turn);
        }
        Viewpoint.requireAPlayer(position, turn);
        return view.isOwn(turn) ? max(position, depth, alpha, beta, view) : min(position, depth, alpha, beta, view);
    }

    private double max(P position, int depth, double from, double beta, Viewpoint<P> view) {
        double alpha = from;
        double highest = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            highest = Math.max(highest, value(position.play(move), depth - 1, alpha, beta, view));
            if (highest >= beta) {
                view.meter().cut();
                return highest;
            }
            alpha = Math.max(alpha, highest);
        }
        return highest;
    }

    private double min(P position, int depth, double alpha, double to, Viewpoint<P> view) {
        double beta = to;
        double lowest = Double.POSITIVE_INFINITY;
        for (long move : position.moves()) {
            lowest = Math.min(lowest, value(position.play(move), depth - 1, alpha, beta, view));
            if (lowest <= alpha) {
                view.meter().cut();
                return lowest;
            }
            beta = Math.min(beta, lowest);
        }
        return lowest;
    }
}
