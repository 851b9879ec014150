package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
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
public final class Negamax<P extends Position<P>> implements Search<P> {
    private final Rules<P> rules;
    private final Estimation<P> estimation;

    /** For a game, with the worth of its leaves. */
    public Negamax(Rules<P> rules, Estimation<P> estimation) {
        this.rules = rules;
        this.estimation = estimation;
    }

    @Override
    public Decision decide(P position, int depth, Meter meter) {
        Viewpoint<P> view = Viewpoint.of(rules, estimation, position, meter);
        long[] moves = position.moves();
        if (depth <= 0) {
            return new Decision(moves[0], view.leaf(position, position.turn()));
        }
        Decision best = new Decision(Position.NONE, Double.NEGATIVE_INFINITY);
        for (long move : moves) {
            double value = after(position.play(move), 1, depth, best.value(), Double.POSITIVE_INFINITY, view);
            if (value > best.value()) {
                best = new Decision(move, value);
            }
        }
        return best;
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
            highest = Math.max(highest, after(position.play(move), side, depth, alpha, beta, view));
            if (highest >= beta) {
                view.meter().cut();
                return highest;
            }
            alpha = Math.max(alpha, highest);
        }
        return highest;
    }

    /** What a child is worth to the side that moved into it, {@code depth} being that of its parent. */
    private double after(P child, int mover, int depth, double alpha, double beta, Viewpoint<P> view) {
        int turn = child.turn();
        int side = view.side(turn, mover);
        return side == mover
                ? negamax(child, turn, side, depth - 1, alpha, beta, view)
                : -negamax(child, turn, side, depth - 1, -beta, -alpha, view);
    }
}
