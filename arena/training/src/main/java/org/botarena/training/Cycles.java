package org.botarena.training;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rounds of a training, in cycles. In each cycle the learning rate falls to a hundredth along half a cosine, and
 * each begins with half the rate of the one before. The result of the first cycles does not depend on later ones, so a
 * finished training can be continued: {@code 700} continues as {@code 700+500}. Immutable.
 *
 * <p>Source: Loshchilov and Hutter, SGDR: stochastic gradient descent with warm restarts, 2017.
 *
 * @param cycles rounds of each, at least one cycle of at least one round
 */
public record Cycles(List<Integer> cycles) {
    private static final double LOWEST = 0.01;

    /** Keeps a copy. */
    public Cycles {
        cycles = List.copyOf(cycles);
        if (cycles.isEmpty() || cycles.stream().anyMatch(rounds -> rounds < 1)) {
            throw new IllegalArgumentException("a training needs cycles of at least one round: " + cycles);
        }
    }

    /**
     * Reads {@code 700} or {@code 700+500}.
     *
     * @throws IllegalArgumentException if the text has another form
     */
    public static Cycles parse(String text) {
        try {
            return new Cycles(
                    Arrays.stream(text.split("\\+", -1)).map(Integer::valueOf).toList());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("rounds are a number, or one for each cycle like 700+500: " + text, e);
        }
    }

    /** Makes a single cycle. */
    public static Cycles of(int rounds) {
        return new Cycles(List.of(rounds));
    }

    /** The sum of all cycles. */
    public int total() {
        return cycles.stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether the others are equal, or equal with further cycles. */
    public boolean begin(Cycles others) {
        return cycles.size() <= others.cycles.size() && cycles.equals(others.cycles.subList(0, cycles.size()));
    }

    /**
     * The learning rate of a round as a share of the highest, above 0 and at most 1.
     *
     * @param round from 0
     */
    double rate(int round) {
        double highest = 1;
        int begin = 0;
        for (int rounds : cycles) {
            if (round < begin + rounds) {
                double done = (double) (round - begin) / rounds;
                return highest * (LOWEST + (1 - LOWEST) * (1 + Math.cos(Math.PI * done)) / 2);
            }
            begin += rounds;
            highest /= 2;
        }
        throw new IllegalArgumentException("the training does not have round " + round + " in " + this);
    }

    /** The text that {@link #parse} reads. */
    @Override
    public String toString() {
        return cycles.stream().map(String::valueOf).collect(Collectors.joining("+"));
    }
}
