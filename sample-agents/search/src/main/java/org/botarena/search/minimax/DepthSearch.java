package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * The root of a search that looks a number of plies ahead: each move is tried, and of several best ones the first is played.
 * What a move leads to is worth what the search says.
 */
public abstract class DepthSearch<P extends Position<P>> implements Search<P> {
    private final Rules<P> rules;
    private final Estimation<P> estimation;

    /** For a game, with the worth of its leaves. */
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
     * What a position after a move of the searcher's is worth to him.
     *
     * @param depth plies to look ahead from here
     * @param best the value of the best move so far: of a lesser one no more need be known than that it is not above this
     */
    protected abstract double value(P position, int depth, double best, Viewpoint<P> view);
}
