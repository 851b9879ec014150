package org.botarena.search.minimax;

import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Viewpoint;

/**
 * Minimax: the searcher takes the move whose value is highest, his opponent the one whose value is lowest.
 *
 * <pre>
 * minimax(s) = estimation(s)                      at a leaf
 *              max over a of minimax(result(s,a)) where the searcher's side is to move
 *              min over a of minimax(result(s,a)) where the other one is
 * </pre>
 *
 * Values are always the searcher's. Comparisons are strict: of several best moves the first one is played. Time O(b^m),
 * space O(bm).
 *
 * <p>Source: the course of Sherbrooke, after Russell and Norvig, Artificial Intelligence, figure 6.3.
 */
public final class Minimax<P extends Position<P>> implements Search<P> {
    private final Rules<P> rules;
    private final Estimation<P> estimation;

    /** For a game, with the worth of its leaves. */
    public Minimax(Rules<P> rules, Estimation<P> estimation) {
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
            double value = value(position.play(move), depth - 1, view);
            if (value > best.value()) {
                best = new Decision(move, value);
            }
        }
        return best;
    }

    private double value(P position, int depth, Viewpoint<P> view) {
        view.meter().call();
        int turn = position.turn();
        if (Viewpoint.isLeaf(turn, depth)) {
            return view.leaf(position, turn);
        }
        Viewpoint.requireAPlayer(position, turn);
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
}
