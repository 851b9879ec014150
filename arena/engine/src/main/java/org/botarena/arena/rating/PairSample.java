package org.botarena.arena.rating;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.statistics.distribution.FDistribution;

/**
 * Pairs of games of two agents, of which repetitions count once, and those that begin alike as what they are together:
 * where the results of one start position are alike, more games on it say little. One thread while it is filled.
 */
public final class PairSample {
    private static final double TAIL = 0.025;
    private static final double LEAST_RATIO = 0.5;
    private static final double NOTHING = 1e-12;

    /** Where one pair in six tells something, sixteen in a row tell nothing one time in twenty. */
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
     * @param start a number for the position and, where there is chance, the stream of it
     * @param courses a number for what was played in each of the two games: equal games, equal numbers
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

    /** How many positions they begin from. */
    public int starts() {
        return byStart.size();
    }

    /**
     * The share of the latest pairs that told something, 0 to 1. A repetition tells nothing, nor does one more pair from a
     * position where each position has had one result so far. The latest are sixteen, or as many as there are positions, so
     * that each has come again among them.
     */
    public double news() {
        int total = (int) all.total();
        int latest = Math.min(total, window());
        return latest == 0 ? 1 : telling.get(total - latest, total).cardinality() / (double) latest;
    }

    /** Whether none of the latest pairs told anything: more of them will not either. */
    public boolean isExhausted() {
        return all.total() > window() && news() == 0;
    }

    private int window() {
        return Math.max(LEAST_WINDOW, starts());
    }

    /** The distinct pairs, each worth as much as the likeness of those that begin alike allows. */
    public Counts counts() {
        long pairs = distinct.total();
        if (starts() < 2 || starts() == pairs) {
            return distinct;
        }
        return new Counts(distinct.numbers(), 1 / Math.max(1, mostGrown()));
    }

    /**
     * By how much more than that of independent pairs the mean may vary. Positions say little of how alike pairs on one of
     * them are, so that the correlation within a position is taken at its upper 97.5 % bound (Searle, "Linear Models", 1971,
     * section 9.8: the ratio of the mean squares between and within has the F distribution), of a ratio of one half at least.
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

    /** The difference in Elo; without an interval where all pairs begin from one position. */
    public Interval elo() {
        Counts counts = counts();
        return starts() > 1
                ? counts.fewElo()
                : new Interval(counts.fewElo().value(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
}
