package org.botarena.arena.report.plan;

import java.util.IntSummaryStatistics;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The number of moves of both agents in a game, sampled from random games. Immutable.
 *
 * @param mean of the sample
 * @param longest of the sample
 */
public record GameLength(double mean, int longest) {
    private static final int SAMPLE = 200;

    /** Draws the same sample every time. */
    static GameLength of(Rules<?> rules) {
        RandomGenerator random = new SplittableRandom(1);
        IntSummaryStatistics moves =
                IntStream.range(0, SAMPLE).map(i -> moves(rules, random)).summaryStatistics();
        return new GameLength(moves.getAverage(), moves.getMax());
    }

    private static <P extends Position<P>> int moves(Rules<P> rules, RandomGenerator random) {
        P position = rules.deal(random);
        int moves = 0;
        while (position.turn() != Position.OVER) {
            if (position.turn() != Position.CHANCE && rules.forced(position) == Position.NONE) {
                moves++;
            }
            position = position.play(position.randomMove(random));
        }
        return moves;
    }
}
