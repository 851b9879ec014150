package org.botarena.training;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rounds of a training, in cycles: in each the rate of learning falls to a hundredth along half a cosine, and each begins
 * with half the rate of the one before. What a training has learned in its first cycles does not depend on later ones, so that
 * one that is over can be given another: {@code 700} goes on as {@code 700+500}. Immutable.
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
     * @throws IllegalArgumentException if it is none of these
     */
    public static Cycles parse(String text) {
        try {
            return new Cycles(
                    Arrays.stream(text.split("\\+", -1)).map(Integer::valueOf).toList());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("rounds are a number, or one for each cycle like 700+500: " + text, e);
        }
    }

    /** Those of one cycle. */
    public static Cycles of(int rounds) {
        return new Cycles(List.of(rounds));
    }

    /** All together. */
    public int total() {
        return cycles.stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether the others are these, or these and further cycles. */
    public boolean begin(Cycles others) {
        return cycles.size() <= others.cycles.size() && cycles.equals(others.cycles.subList(0, cycles.size()));
    }

    /**
     * Which share of the highest rate a round learns with, above 0 and at most 1.
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
        throw new IllegalArgumentException("there is no round " + round + " in " + this);
    }

    /** As {@link #parse} reads it. */
    @Override
    public String toString() {
        return cycles.stream().map(String::valueOf).collect(Collectors.joining("+"));
    }
}
