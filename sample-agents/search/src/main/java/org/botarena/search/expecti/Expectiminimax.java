package org.botarena.search.expecti;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;
import org.botarena.search.minimax.DepthSearch;

/**
 * Expectiminimax: minimax with chance nodes, whose value is the mean of their children.
 *
 * <pre>
 * expectiminimax(s) = estimation(s)                                    at a leaf
 *                     max over a of expectiminimax(result(s,a))        where the searcher's side is to move
 *                     min over a of expectiminimax(result(s,a))        where the other one is
 *                     sum over r of P(r) · expectiminimax(result(s,r)) where chance is
 * </pre>
 *
 * Values are always the searcher's. A roll of a die counts as a ply of depth. Without chance the search is minimax.
 *
 * <p>Source: the course of Sherbrooke, after Russell and Norvig, Artificial Intelligence, section 6.5.
 */
public final class Expectiminimax<P extends Position<P>> extends DepthSearch<P> {
    /** Makes a search for a game and the values of its leaves. */
    public Expectiminimax(Rules<P> rules, Estimation<P> estimation) {
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
        if (turn == Position.CHANCE) {
            return mean(position, depth, view);
        }
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

    private double mean(P position, int depth, Viewpoint<P> view) {
        double sum = 0;
        for (long outcome : position.moves()) {
            sum += position.probability(outcome) * value(position.play(outcome), depth - 1, view);
        }
        return sum;
    }
}
