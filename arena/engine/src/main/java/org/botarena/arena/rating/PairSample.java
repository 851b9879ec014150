package org.botarena.arena.rating;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.statistics.distribution.FDistribution;

/**
 * Pairs of games of two agents. Repetitions count once, and pairs with the same start position are weighted by their
 * correlation: if their results are alike, more games from that position add little. One thread while it is filled.
 */
public final class PairSample {
    private static final double TAIL = 0.025;
    private static final double LEAST_RATIO = 0.5;
    private static final double NOTHING = 1e-12;

    /** If one pair in six tells something new, sixteen in a row tell nothing new one time in twenty. */
    private static final int LEAST_WINDOW = 16;

    private final Set<List<Long>> known = new HashSet<>();
    private final Map<Long, double[]> byStart = new HashMap<>();
    private Counts distinct = Counts.pairs(0, 0, 0, 0, 0);
    private Counts all = distinct;
    private final BitSet telling = new BitSet();
    private boolean isEachStartAlike = true;

    /**
     * Adds a pair.
     *
     * @param start a number that identifies the position and any stream of chance
     * @param courses a number for the course of each of the two games: equal games, equal numbers
     * @param points of the first agent in both: 0, 0.5 … 2
     */
    public void add(long start, List<Long> courses, double points) {
        all = all.and(points);
        List<Long> pair = courses.stream().sorted().toList();
        if (known.add(pair)) {
            double[] before = byStart.get(start);
            isEachStartAlike &= before == null || before[1] == before[0] * points / 2;
            telling.set((int) all.total() - 1, before == null || !isEachStartAlike);
            distinct = distinct.and(points);
            byStart.merge(start, new double[] {1, points / 2}, (one, more) ->
                    new double[] {one[0] + more[0], one[1] + more[1]});
        }
    }

    /** All pairs. */
    public Counts all() {
        return all;
    }

    /** The number of different start positions. */
    public int starts() {
        return byStart.size();
    }

    /**
     * The share of the latest pairs that told something new, in 0..1. A repetition tells nothing new. Nor does
     * another pair from a position if each position has had only one result so far. The latest pairs are the last
     * sixteen or one for each position if there are more, so that each position occurs again.
     */
    public double news() {
        int total = (int) all.total();
        int latest = Math.min(total, window());
        return latest == 0 ? 1 : telling.get(total - latest, total).cardinality() / (double) latest;
    }

    /** Whether the latest pairs only repeat earlier ones, so that more pairs would not help. */
    public boolean isExhausted() {
        return all.total() > window() && news() == 0;
    }

    private int window() {
        return Math.max(LEAST_WINDOW, starts());
    }

    /** The distinct pairs, each weighted by the correlation of pairs with the same start. */
    public Counts counts() {
        long pairs = distinct.total();
        if (starts() < 2 || starts() == pairs) {
            return distinct;
        }
        return new Counts(distinct.numbers(), 1 / Math.max(1, mostGrown()));
    }

    /**
     * The most by which the variance of the mean exceeds that of independent pairs. Few positions give a poor
     * estimate of the correlation within a position, so its upper 97.5 % bound is used. In Searle, "Linear Models",
     * 1971, section 9.8, the ratio of the mean squares between and within has the F distribution. The ratio is at
     * least one half.
     */
    private double mostGrown() {
        double pairs = distinct.total();
        double between = 0;
        double sizes = 0;
        for (double[] sums : byStart.values()) {
            between += sums[0] * Math.pow(sums[1] / sums[0] - distinct.share(), 2);
            sizes += sums[0] * sums[0];
        }
        double within = (pairs * distinct.variance() - between) / (pairs - starts());
        double likeness = 1;
        if (within > NOTHING) {
            double ratio = Math.max(LEAST_RATIO, between / (starts() - 1) / within);
            double beyond =
                    ratio / FDistribution.of(starts() - 1.0, pairs - starts()).inverseCumulativeProbability(TAIL) - 1;
            double size = (pairs - sizes / pairs) / (starts() - 1);
            likeness = Math.max(0, beyond / (beyond + size));
        }
        return 1 + (sizes / pairs - 1) * likeness;
    }

    /** The difference in Elo; without an interval if all pairs start from one position. */
    public Interval elo() {
        Counts counts = counts();
        return starts() > 1
                ? counts.fewElo()
                : new Interval(counts.fewElo().value(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
}
