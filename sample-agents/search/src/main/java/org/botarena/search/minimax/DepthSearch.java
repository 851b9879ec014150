package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * The root of a search that looks a number of plies ahead. It tries each move and plays the first of the best ones.
 * Subclasses define the value of the position after a move.
 */
public abstract class DepthSearch<P extends Position<P>> implements Search<P> {
    private final Rules<P> rules;
    private final Estimation<P> estimation;

    /** Makes a search for a game and the values of its leaves. */
    protected DepthSearch(Rules<P> rules, Estimation<P> estimation) {
        this.rules = rules;
        this.estimation = estimation;
    }

    @Override
    public final Decision decide(P position, int depth, Meter meter) {
        Viewpoint<P> view = Viewpoint.of(rules, estimation, position, meter);
        long[] moves = position.moves();
        if (depth <= 0) {
            return new Decision(moves[0], view.leaf(position, position.turn()));
        }
        Decision best = new Decision(Position.NONE, Double.NEGATIVE_INFINITY);
        for (long move : moves) {
            double value = value(position.play(move), depth - 1, best.value(), view);
            if (value > best.value()) {
                best = new Decision(move, value);
            }
        }
        return best;
    }

    /**
     * The value to the searcher of a position after its move.
     *
     * @param depth plies to look ahead from here
     * @param best the value of the best move so far; any value up to it may be a mere upper bound
     */
    protected abstract double value(P position, int depth, double best, Viewpoint<P> view);
}
