package org.botarena.arena.rating;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How often each result occurred, from the first agent's side: of games (trinomial) or of pairs of games on one
 * opening (pentanomial). The two games of a pair are not independent of each other, so complete pairs are the unit.
 * Immutable.
 *
 * @param numbers by points, from none to all: losses, draws, wins of games; pairs with 0, ½, 1, 1½, 2 points
 * @param worth how many independent results one result counts as, above 0 and at most 1: less than 1 where results
 *     with the same opening are correlated
 */
public record Counts(List<Long> numbers, double worth) {
    private static final int OF_GAMES = 3;
    private static final int OF_PAIRS = 5;

    /** With fewer pairs the normal approximation is invalid. */
    static final int FEW = 20;

    /** The chance, on each side, that an interval misses. */
    public static final double TAIL = 0.025;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException unless there are three or five numbers, none negative
     */
    public Counts {
        numbers = List.copyOf(numbers);
        if (numbers.size() != OF_GAMES && numbers.size() != OF_PAIRS) {
            throw new IllegalArgumentException("three numbers of games or five of pairs, not " + numbers);
        }
        if (Collections.min(numbers) < 0) {
            throw new IllegalArgumentException("a number below 0 in " + numbers);
        }
        if (!(worth > 0 && worth <= 1)) {
            throw new IllegalArgumentException("a result is worth above 0 and at most 1, not " + worth);
        }
    }

    /** Independent ones. */
    public Counts(List<Long> numbers) {
        this(numbers, 1);
    }

    /** Pairs of games, by the points of both. */
    public static Counts pairs(long none, long half, long one, long oneAndAHalf, long two) {
        return new Counts(List.of(none, half, one, oneAndAHalf, two));
    }

    /**
     * Adds one result.
     *
     * @param points of the game or of both games of the pair: 0, 0.5 … up to the maximum
     */
    public Counts and(double points) {
        List<Long> more = new ArrayList<>(numbers);
        more.set((int) (2 * points), more.get((int) (2 * points)) + 1);
        return new Counts(more, worth);
    }

    /** Games, or pairs. */
    public long total() {
        return numbers.stream().mapToLong(Long::longValue).sum();
    }

    /** The equivalent number of independent results. */
    public double effective() {
        return worth * total();
    }

    /** The mean share of the points, in 0..1; NaN without a game. */
    public double share() {
        return LongStream.range(0, numbers.size())
                        .mapToDouble(k -> value((int) k) * numbers.get((int) k))
                        .sum()
                / total();
    }

    /** The variance of a result, in shares. */
    public double variance() {
        double share = share();
        double sum = 0;
        for (int k = 0; k < numbers.size(); k++) {
            double off = value(k) - share;
            sum += numbers.get(k) * off * off;
        }
        return sum / total();
    }

    /** The standard error of the share. */
    double error() {
        return Math.sqrt(variance() / effective());
    }

    /**
     * The difference in Elo. The normal approximation fails if all results are the same, or if a bound is beyond 0 or
     * 1. The bounds are then Wilson's (1927), with games or pairs as the unit. For few results {@link #fewElo} is
     * more reliable.
     */
    public Interval elo() {
        if (total() == 0) {
            return new Interval(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double share = share();
        double low = share - Elo.Z95 * error();
        double high = share + Elo.Z95 * error();
        return variance() == 0 || low <= 0 || high >= 1
                ? wilson(share)
                : new Interval(Elo.of(share), Elo.of(low), Elo.of(high));
    }

    /**
     * The difference in Elo with an interval that is valid for few results, too. With fewer than {@value #FEW} it
     * assumes no distribution. With more it uses Student's t, slightly widened for results that take few values.
     */
    Interval fewElo() {
        double share = share();
        if (total() == 0 || effective() < FEW) {
            return new Interval(
                    total() == 0 ? 0 : Elo.of(share),
                    Elo.of(total() == 0 ? 0 : shareLow()),
                    Elo.of(total() == 0 ? 1 : shareHigh()));
        }
        double reach =
                TDistribution.of(effective() - 1).inverseSurvivalProbability(TAIL) * error() * (1 + 1 / effective());
        return variance() == 0 || share - reach <= 0 || share + reach >= 1
                ? new Interval(Elo.of(share), Elo.of(shareLow()), Elo.of(shareHigh()))
                : new Interval(Elo.of(share), Elo.of(share - reach), Elo.of(share + reach));
    }

    /** The lower bound of the true share, with 97.5 % confidence whatever the distribution is; in 0..1. */
    public double shareLow() {
        return shareLow(TAIL);
    }

    /** The upper bound of the true share, with 97.5 % confidence whatever the distribution is; in 0..1. */
    public double shareHigh() {
        return shareHigh(TAIL);
    }

    /** The lower bound of the true share, wrong with at most this chance, whatever the distribution is; in 0..1. */
    public double shareLow(double tail) {
        return share() == 0 ? 0 : SmallSample.low(effectiveNumbers(), tail);
    }

    /** The upper bound of the true share, wrong with at most this chance, whatever the distribution is; in 0..1. */
    public double shareHigh(double tail) {
        return share() == 1 ? 1 : SmallSample.high(effectiveNumbers(), tail);
    }

    /**
     * Whether a share is outside of {@link #shareLow(double)} to {@link #shareHigh(double)}; false without a result.
     */
    public boolean excludes(double share, double tail) {
        if (total() == 0) {
            return false;
        }
        return share() >= share
                ? SmallSample.isLowAtLeast(share, effectiveNumbers(), tail)
                : SmallSample.isHighBelow(share, effectiveNumbers(), tail);
    }

    private double[] effectiveNumbers() {
        return numbers.stream().mapToDouble(number -> worth * number).toArray();
    }

    private Interval wilson(double share) {
        Interval shares = Interval.ofShare(share, effective());
        return new Interval(Elo.of(share), Elo.of(shares.low()), Elo.of(shares.high()));
    }

    /** The share of the points for a result. */
    double value(int result) {
        return (double) result / (numbers.size() - 1);
    }
}
