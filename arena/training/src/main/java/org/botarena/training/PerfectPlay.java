package org.botarena.training;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluator.Evaluator;

/**
 * The number of positions in which the most probable move, without a search, is a mistake that changes win, draw or
 * loss. It covers every reachable position with a choice, so it is for small games of two players without chance.
 */
public final class PerfectPlay<P extends Position<P>> {
    private static final int MOST = 1_000_000;

    private final Rules<P> rules;
    private final Solver<P> solver;

    /**
     * The result.
     *
     * @param positions evaluated
     * @param mistakes made
     */
    public record Result(int positions, int mistakes) {}

    /** Makes the evaluation of a game. */
    public PerfectPlay(Rules<P> rules) {
        this.rules = rules;
        this.solver = new Solver<>(rules);
    }

    /** Evaluates all positions; rejects a game with more than a million. */
    public Result of(Evaluator<P> evaluator) {
        int positions = 0;
        int mistakes = 0;
        double[] policy = new double[rules.maxMoves()];
        for (P position : reachable()) {
            long[] moves = position.moves();
            if (moves.length > 1) {
                evaluator.evaluate(position, moves, moves.length, policy);
                int best = 0;
                for (int i = 1; i < moves.length; i++) {
                    best = policy[i] > policy[best] ? i : best;
                }
                positions++;
                mistakes += value(position.play(moves[best])) == value(position) ? 0 : 1;
            }
        }
        return new Result(positions, mistakes);
    }

    private Set<P> reachable() {
        Set<P> all = new LinkedHashSet<>();
        Deque<P> open = new ArrayDeque<>();
        open.add(rules.start());
        while (!open.isEmpty()) {
            P position = open.remove();
            if (all.add(position)) {
                if (all.size() > MOST) {
                    throw new IllegalArgumentException(String.format(
                            Locale.ROOT, "%s has more than %d positions: too many to ask in each", rules.name(), MOST));
                }
                for (long move : position.moves()) {
                    open.add(position.play(move));
                }
            }
        }
        return all;
    }

    /** The result for player 0: 1, 0 or -1. */
    private int value(P position) {
        return solver.solve(position, Integer.MAX_VALUE).orElseThrow();
    }
}
