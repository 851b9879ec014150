package org.botarena.search.expecti;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Evaluation;

/**
 * Value iteration: the exact value of every reachable position, in games where a position may recur, so that no tree
 * search ends.
 *
 * <pre>
 * V(s) = result(s)                       where the game is over: 1, 0 or -1 for player 0
 *        max over a of V(result(s,a))    where player 0's side is to move, min where the other one is
 *        sum over r of P(r) V(result(s,r)) where chance is
 * </pre>
 *
 * The values start from 0 and are updated until nothing changes. Positions are updated in the reverse order of their
 * discovery, because later positions converge sooner. All positions are in memory: a million of them take about 300 MB.
 *
 * <p>Source: Neller and Presser, Optimal Play of the Dice Game Pig, 2004. Won is 1 and lost is -1 here, so the
 * probability of winning is (1 + V)/2.
 */
final class ValueIteration<P extends Position<P>> {
    private static final int OWN = 1;
    private static final int OTHER = -1;
    private static final int CHANCE = 0;

    private final Rules<P> rules;
    private final Map<P, Integer> numbers = new HashMap<>();
    private final List<P> positions = new ArrayList<>();

    /** The successors of position i are {@code next[from[i]]} to {@code next[from[i + 1] - 1]}. */
    private int[] from = new int[1 << 10];

    private int[] next = new int[1 << 10];
    private double[] values;

    private ValueIteration(Rules<P> rules) {
        this.rules = rules;
    }

    /**
     * Solves a game.
     *
     * @param precision the largest change of a value that counts as no change
     */
    static <P extends Position<P>> ValueIteration<P> of(Rules<P> rules, double precision) {
        ValueIteration<P> solved = new ValueIteration<>(rules);
        solved.reach(rules.start());
        solved.iterate(precision);
        return solved;
    }

    /**
     * The value of a position to player 0: 1 for a win, -1 for a loss. The position must be reachable from the start.
     */
    double value(P position) {
        return values[numbers.get(position)];
    }

    /** The best move of the player to move, the first of equals. */
    long best(P position) {
        int side = side(position.turn());
        long best = Position.NONE;
        double highest = Double.NEGATIVE_INFINITY;
        for (long move : position.moves()) {
            double value = side * value(position.play(move));
            if (value > highest) {
                highest = value;
                best = move;
            }
        }
        return best;
    }

    /** The positions that are reachable from the start. */
    List<P> positions() {
        return List.copyOf(positions);
    }

    private void reach(P start) {
        number(start);
        int edges = 0;
        for (int i = 0; i < positions.size(); i++) {
            P position = positions.get(i);
            long[] moves = position.moves();
            if (edges + moves.length > next.length) {
                next = Arrays.copyOf(next, 2 * (edges + moves.length));
            }
            for (long move : moves) {
                next[edges++] = number(position.play(move));
            }
            if (i + 1 >= from.length) {
                from = Arrays.copyOf(from, 2 * from.length);
            }
            from[i + 1] = edges;
        }
    }

    private int number(P position) {
        Integer known = numbers.putIfAbsent(position, positions.size());
        if (known != null) {
            return known;
        }
        positions.add(position);
        return positions.size() - 1;
    }

    private int side(int turn) {
        return turn == Position.CHANCE ? CHANCE : rules.team(turn) == rules.team(0) ? OWN : OTHER;
    }

    private void iterate(double precision) {
        int count = positions.size();
        values = new double[count];
        byte[] sides = new byte[count];
        double[] probabilities = new double[next.length];
        Evaluation<P> result = Endings.result(rules);
        for (int i = 0; i < count; i++) {
            P position = positions.get(i);
            if (from[i] == from[i + 1]) {
                values[i] = result.of(position, 0) / Evaluation.WIN;
                continue;
            }
            sides[i] = (byte) side(position.turn());
            long[] moves = position.moves();
            for (int k = 0; k < moves.length && sides[i] == CHANCE; k++) {
                probabilities[from[i] + k] = position.probability(moves[k]);
            }
        }
        double change;
        do {
            change = 0;
            for (int i = count - 1; i >= 0; i--) {
                if (from[i] < from[i + 1]) {
                    double value = sides[i] == CHANCE ? mean(i, probabilities) : sides[i] * highest(i, sides[i]);
                    change = Math.max(change, Math.abs(value - values[i]));
                    values[i] = value;
                }
            }
        } while (change > precision);
    }

    private double mean(int i, double[] probabilities) {
        double sum = 0;
        for (int edge = from[i]; edge < from[i + 1]; edge++) {
            sum += probabilities[edge] * values[next[edge]];
        }
        return sum;
    }

    private double highest(int i, int side) {
        double highest = Double.NEGATIVE_INFINITY;
        for (int edge = from[i]; edge < from[i + 1]; edge++) {
            highest = Math.max(highest, side * values[next[edge]]);
        }
        return highest;
    }
}
