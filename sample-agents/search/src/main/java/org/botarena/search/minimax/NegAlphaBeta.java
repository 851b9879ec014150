package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * NegAlphaBeta of the Bordeaux course: negamax in a window exactly as wide as the values, which the root does not
 * narrow from one action to the next. So every action gets its exact value, and the decision is the first action with
 * the best depth-limited minimax value.
 *
 * <pre>
 * cut(s, pf, alpha, beta) = side · estimation(s)                                        if over or pf = 0
 *                           for each action: alpha = max(alpha, -cut(s', pf-1, -beta, -alpha));
 *                           beta as soon as alpha >= beta, else alpha
 * </pre>
 *
 * Inside the tree, values are clipped to the window (fail-hard), as in the course. With {@code Simulation} as the value
 * of unfinished leaves it is the course's NegAlphaBeta_MC.
 *
 * <p>Source: fiche jalon 03, Corsini, Bordeaux 2022, section 3. WIN = 100, the window starts at ±101.
 */
public final class NegAlphaBeta<P extends Position<P>> extends DepthSearch<P> {
    /** Beyond every value. */
    static final double EDGE = Evaluation.WIN + 1;

    /** Makes a search for a game and the values of its leaves, all in -WIN..WIN. */
    public NegAlphaBeta(Rules<P> rules, Estimation<P> estimation) {
        super(rules, estimation);
    }

    @Override
    protected double value(P position, int depth, double best, Viewpoint<P> view) {
        return after(position, 1, depth, -EDGE, EDGE, view);
    }

    private double cut(P position, int turn, int side, int depth, double from, double beta, Viewpoint<P> view) {
        view.meter().call();
        if (Viewpoint.isLeaf(turn, depth)) {
            return side * view.leaf(position, turn);
        }
        Viewpoint.requireAPlayer(position, turn);
        double alpha = from;
        for (long move : position.moves()) {
            alpha = Math.max(alpha, after(position.play(move), side, depth - 1, alpha, beta, view));
            if (alpha >= beta) {
                view.meter().cut();
                return beta;
            }
        }
        return alpha;
    }

    /** The value of a child to the side that moved into it. */
    private double after(P child, int mover, int depth, double alpha, double beta, Viewpoint<P> view) {
        int turn = child.turn();
        int side = view.side(turn, mover);
        return side == mover
                ? cut(child, turn, side, depth, alpha, beta, view)
                : -cut(child, turn, side, depth, -beta, -alpha, view);
    }
}
