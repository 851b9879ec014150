package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * Negamax: alpha-beta with one kind of node, since min(a, b) = -max(-a, -b). Values are those of the side to move, and
 * the sign flips on the way up.
 *
 * <pre>
 * negamax(s, alpha, beta) = side · estimation(s)                                  at a leaf
 *                           max over a of -negamax(result(s,a), -beta, -alpha)    else, stopping at beta
 * </pre>
 *
 * In games where a player may move twice, the sign flips only if the other side is to move in the child. The decision
 * and its value are those of minimax.
 *
 * <p>Source: the course of Sherbrooke. Its slide returns the value of the last child; this class returns the highest
 * value, as intended.
 */
public final class Negamax<P extends Position<P>> extends DepthSearch<P> {
    /** Makes a search for a game and the values of its leaves. */
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

    /** The value of a child to the side that moved into it. */
    private double after(P child, int mover, int depth, double alpha, double beta, Viewpoint<P> view) {
        int turn = child.turn();
        int side = view.side(turn, mover);
        return side == mover
                ? negamax(child, turn, side, depth, alpha, beta, view)
                : -negamax(child, turn, side, depth, -beta, -alpha, view);
    }
}
