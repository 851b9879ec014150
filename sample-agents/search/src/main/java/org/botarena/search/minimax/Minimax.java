package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * Minimax: the searcher takes the move with the highest value, the opponent the one with the lowest.
 *
 * <pre>
 * minimax(s) = estimation(s)                      at a leaf
 *              max over a of minimax(result(s,a)) where the searcher's side is to move
 *              min over a of minimax(result(s,a)) where the other one is
 * </pre>
 *
 * Values are always the searcher's. Comparisons are strict: of several best moves the first one is played. Time O(b^m),
 * space O(bm).
 *
 * <p>Source: the course of Sherbrooke, after Russell and Norvig, Artificial Intelligence, figure 6.3.
 */
public final class Minimax<P extends Position<P>> extends DepthSearch<P> {
    /** Makes a search for a game and the values of its leaves. */
    public Minimax(Rules<P> rules, Estimation<P> estimation) {
        super(rules, estimation);
    }

    @Override
    protected double value(P position, int depth, double best, Viewpoint<P> view) {
        return value(position, depth, view);
    }

    private double value(P position, int depth, Viewpoint<P> view) {
        view.meter().call();
        int turn = position.turn();
        if (Viewpoint.isLeaf(turn, depth)) {
            return view.leaf(position, turn);
        }
        Viewpoint.requireAPlayer(position, turn);
        return view.isOwn(turn) ? max(position, depth, view) : min(position, depth, view);
    }

    private double max(P position, int depth, Viewpoint<P> view) {
        double highest = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            highest = Math.max(highest, value(position.play(move), depth - 1, view));
        }
        return highest;
    }

    private double min(P position, int depth, Viewpoint<P> view) {
        double lowest = Double.POSITIVE_INFINITY;
        for (long move : position.moves()) {
            lowest = Math.min(lowest, value(position.play(move), depth - 1, view));
        }
        return lowest;
    }
}
