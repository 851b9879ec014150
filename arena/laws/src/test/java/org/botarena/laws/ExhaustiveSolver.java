package org.botarena.laws;

import java.util.HashMap;
import java.util.Map;
import org.botarena.api.Position;

/** Exact values of small games without chance, by playing everything. One thread at a time. */
final class ExhaustiveSolver<P extends Position<P>> {
    private final Map<P, Double> values = new HashMap<>();
    private final double best;

    /** Stops at a position as soon as a move reaches the best possible score. */
    ExhaustiveSolver(double best) {
        this.best = best;
    }

    /** The score of player 0 with perfect play by both. */
    double value(P position) {
        Double known = values.get(position);
        if (known != null) {
            return known;
        }
        double value = search(position);
        values.put(position, value);
        return value;
    }

    private double search(P position) {
        int turn = position.turn();
        if (turn == Position.OVER) {
            return position.score(0);
        }
        double sign = turn == 0 ? 1 : -1;
        double highest = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            highest = Math.max(highest, sign * value(position.play(move)));
            if (highest >= best) {
                break;
            }
        }
        return sign * highest;
    }

    /** The number of positions searched. */
    int positions() {
        return values.size();
    }
}
