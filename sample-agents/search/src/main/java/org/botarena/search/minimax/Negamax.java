package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * Negamax: alpha-beta with one kind of node, since min(a, b) = -max(-a, -b). Values are those of the side to move, and
 * the sign turns on the way up.
 *
 * <pre>
 * negamax(s, alpha, beta) = side · estimation(s)                                  at a leaf
 *                           max over a of -negamax(result(s,a), -beta, -alpha)    else, stopping at beta
 * </pre>
 *
 * The sign turns only if the other side is to move in the child, where a player may move twice. The decision and its value
 * are minimax's.
 *
 * <p>Source: the course of Sherbrooke. Its slide returns the value of the last child that was looked at; what it means,
 * and what is done here, is the highest one.
 */
public final class Negamax<P extends Position<P>> extends DepthSearch<P> {
    /** For a game, with the worth of its leaves. */
    public Negamax(Rules<P> rules, Estimation<P> estimation) {
        super(rules, estimation);
    }

    @Override
    protected double value(P position, int depth, double best, Viewpoint<P> view) {
        return after(position, 1, depth, best, Double.POSITIVE_INFINITY, view);
    }

    private double negamax(P position, int turn, int side, int depth, double from, double beta, Viewpoint<P> view) {
        view.meter().call();
        if (Viewpoint.isLeaf(turn, depth)) {
            return side * view.leaf(position, turn);
        }
        Viewpoint.requireAPlayer(position, turn);
        double alpha = from;
        double highest = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            highest = Math.max(highest, after(position.play(move), side, depth - 1, alpha, beta, view));
            if (highest >= beta) {
                view.meter().cut();
                return highest;
            }
            alpha = Math.max(alpha, highest);
        }
        return highest;
    }

    /** What a child is worth to the side that moved into it. */
    private double after(P child, int mover, int depth, double alpha, double beta, Viewpoint<P> view) {
        int turn = child.turn();
        int side = view.side(turn, mover);
        return side == mover
                ? negamax(child, turn, side, depth, alpha, beta, view)
                : -negamax(child, turn, side, depth, -beta, -alpha, view);
    }
}
