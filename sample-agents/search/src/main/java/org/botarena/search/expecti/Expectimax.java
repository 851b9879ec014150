package org.botarena.search.expecti;

import java.util.Arrays;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;
import org.botarena.search.minimax.DepthSearch;

/**
 * Expectimax: the opponent is not held to be perfect but known by a probability for each of his moves, and is averaged over
 * as chance is.
 *
 * <pre>
 * expectimax(s) = estimation(s)                                  at a leaf
 *                 max over a of expectimax(result(s,a))          where the searcher's side is to move
 *                 sum over a of P(a | s) · expectimax(result(s,a)) where the other one or chance is
 * </pre>
 *
 * To believe something of an opponent does not mean that he throws dice. {@link Model#uniform} takes every move for as likely
 * as any other: against a beginner the best reply may be a trap that minimax disdains.
 *
 * <p>Source: the course of Sherbrooke, "généralisation aux actions aléatoires".
 */
public final class Expectimax<P extends Position<P>> extends DepthSearch<P> {
    private final Model<P> opponent;

    /** What is believed of an opponent. */
    @FunctionalInterface
    public interface Model<P extends Position<P>> {
        /** The probability of each of the moves, in their order; they add up to 1. */
        double[] probabilities(P position, long[] moves);

        /** Every move is as likely as any other. */
        static <P extends Position<P>> Model<P> uniform() {
            return (position, moves) -> {
                double[] probabilities = new double[moves.length];
                Arrays.fill(probabilities, 1.0 / moves.length);
                return probabilities;
            };
        }
    }

    /** For a game, with the worth of its leaves and what is believed of the opponent. */
    public Expectimax(Rules<P> rules, Estimation<P> estimation, Model<P> opponent) {
        super(rules, estimation);
        this.opponent = opponent;
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
        return turn != Position.CHANCE && view.isOwn(turn)
                ? max(position, depth, view)
                : mean(position, turn, depth, view);
    }

    private double max(P position, int depth, Viewpoint<P> view) {
        double highest = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            highest = Math.max(highest, value(position.play(move), depth - 1, view));
        }
        return highest;
    }

    private double mean(P position, int turn, int depth, Viewpoint<P> view) {
        long[] moves = position.moves();
        double[] believed = turn == Position.CHANCE ? null : opponent.probabilities(position, moves);
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            double probability = believed == null ? position.probability(moves[i]) : believed[i];
            sum += probability * value(position.play(moves[i]), depth - 1, view);
        }
        return sum;
    }
}
