package org.botarena.search.expecti;

import java.util.Arrays;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;
import org.botarena.search.minimax.DepthSearch;

/**
 * Expectimax: the opponent is not assumed to be perfect, but is modelled by a probability for each move, and averaged
 * like chance.
 *
 * <pre>
 * expectimax(s) = estimation(s)                                  at a leaf
 *                 max over a of expectimax(result(s,a))          where the searcher's side is to move
 *                 sum over a of P(a | s) · expectimax(result(s,a)) where the other one or chance is
 * </pre>
 *
 * A model of the opponent does not mean that they play at random. {@link Model#uniform} treats all moves as equally
 * likely: against a beginner the best reply may be a trap that minimax avoids.
 *
 * <p>Source: the course of Sherbrooke, "généralisation aux actions aléatoires".
 */
public final class Expectimax<P extends Position<P>> extends DepthSearch<P> {
    private final Model<P> opponent;

    /** A model of the opponent. */
    @FunctionalInterface
    public interface Model<P extends Position<P>> {
        /** The probability of each of the moves, in their order; they add up to 1. */
        double[] probabilities(P position, long[] moves);

        /** All moves are equally likely. */
        static <P extends Position<P>> Model<P> uniform() {
            return (position, moves) -> {
                double[] probabilities = new double[moves.length];
                Arrays.fill(probabilities, 1.0 / moves.length);
                return probabilities;
            };
        }
    }

    /** Makes a search for a game, the values of its leaves and a model of the opponent. */
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
