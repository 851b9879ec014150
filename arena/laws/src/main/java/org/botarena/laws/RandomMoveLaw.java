package org.botarena.laws;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;

/** The laws of {@link Position#randomMove} at one position, checked by drawing. One thread at a time. */
record RandomMoveLaw(Scene scene, RandomGenerator random) {
    private static final int DRAWS_PER_MOVE = 200;

    /** A class with fewer expected draws than this is merged with others. */
    private static final double LEAST_EXPECTED = 10;

    /** Even draws stay below this number of standard deviations, except for one position in a billion. */
    private static final double DEVIATIONS = 6;

    void check(Position<?> position) {
        long[] moves = position.moves();
        if (moves.length == 0) {
            long drawn = position.randomMove(random);
            scene.require(drawn == Position.NONE, Law.RANDOM_IS_LISTED, "%s at the end", position.show(drawn));
            return;
        }
        int draws = DRAWS_PER_MOVE * moves.length;
        int[] counts = new int[moves.length];
        for (int i = 0; i < draws; i++) {
            counts[indexOf(position.randomMove(random), moves, position)]++;
        }
        checkEven(position, moves, counts, draws);
    }

    private int indexOf(long drawn, long[] moves, Position<?> position) {
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == drawn) {
                return i;
            }
        }
        throw scene.broken(Law.RANDOM_IS_LISTED, position.show(drawn) + " is drawn", null);
    }

    /** Pearson's chi-square; rare outcomes are combined. */
    private void checkEven(Position<?> position, long[] moves, int[] counts, int draws) {
        boolean isChance = position.turn() == Position.CHANCE;
        double chiSquare = 0;
        double seldomExpected = 0;
        int seldom = 0;
        int classes = 0;
        for (int i = 0; i < moves.length; i++) {
            double expected = draws * (isChance ? position.probability(moves[i]) : 1.0 / moves.length);
            if (expected < LEAST_EXPECTED) {
                seldomExpected += expected;
                seldom += counts[i];
            } else {
                chiSquare += (counts[i] - expected) * (counts[i] - expected) / expected;
                classes++;
            }
        }
        if (seldomExpected >= LEAST_EXPECTED) {
            chiSquare += (seldom - seldomExpected) * (seldom - seldomExpected) / seldomExpected;
            classes++;
        }
        scene.require(
                classes < 2 || chiSquare <= highest(classes - 1),
                Law.RANDOM_IS_EVEN,
                "in %d draws the moves %s came %s times",
                draws,
                Arrays.stream(moves).mapToObj(position::show).toList(),
                Arrays.toString(counts));
    }

    /** The highest plausible chi-square: Wilson and Hilferty's approximation of its distribution, 1931. */
    private static double highest(int freedom) {
        double ninth = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - ninth + DEVIATIONS * Math.sqrt(ninth), 3);
    }
}
