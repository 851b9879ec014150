package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * Max^n: minimax for any number of sides. A value is a vector with one number per player, and the player to move takes
 * the move whose vector has the best number for that player.
 *
 * <pre>
 * maxn(s) = (estimation(s, player 0), …, estimation(s, player n-1))    at a leaf
 *           the maxn(result(s,a)) whose number for turn(s) is highest  else
 * </pre>
 *
 * <p>Comparisons are strict: of several best moves the first one is played, even if the choice decides which opponent
 * wins. With two sides and zero-sum values it decides like {@link Minimax}. With three sides, {@link Minimax} treats
 * all others as one side that plays against the searcher (paranoid search). Alpha-beta's cuts are invalid here: a
 * result that is bad for one opponent may be good for another.
 *
 * <p>Source: Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986.
 */
public final class MaxN<P extends Position<P>> implements Search<P> {
    private final Rules<P> rules;
    private final Estimation<P> estimation;

    /** Makes a search for a game and the values of its leaves. */
    public MaxN(Rules<P> rules, Estimation<P> estimation) {
        this.rules = rules;
        this.estimation = estimation;
    }

    @Override
    public Decision decide(P position, int depth, Meter meter) {
        int player = position.turn();
        long[] moves = position.moves();
        if (depth <= 0) {
            return new Decision(moves[0], leaf(position, player, meter)[player]);
        }
        Decision best = new Decision(Position.NONE, Double.NEGATIVE_INFINITY);
        for (long move : moves) {
            double value = values(position.play(move), depth - 1, meter)[player];
            if (value > best.value()) {
                best = new Decision(move, value);
            }
        }
        return best;
    }

    /** The values of a position, by player. */
    private double[] values(P position, int depth, Meter meter) {
        meter.call();
        int turn = position.turn();
        if (Viewpoint.isLeaf(turn, depth)) {
            return leaf(position, turn, meter);
        }
        Viewpoint.requireAPlayer(position, turn);
        double[] best = null;
        for (long move : position.moves()) {
            double[] values = values(position.play(move), depth - 1, meter);
            if (best == null || values[turn] > best[turn]) {
                best = values;
            }
        }
        return best;
    }

    private double[] leaf(P position, int turn, Meter meter) {
        boolean isOver = turn == Position.OVER;
        Evaluation<P> worth = isOver ? estimation.ended() : estimation.unfinished();
        if (isOver) {
            meter.leaf();
        } else {
            meter.horizon();
        }
        double[] values = new double[rules.players()];
        for (int player = 0; player < values.length; player++) {
            values[player] = worth.of(position, player);
        }
        return values;
    }
}
