package org.botarena.arena.report.html;

/** The durations of an entrant's moves: counts in classes of about 5 %, and the longest. One thread at a time. */
final class MoveTimes {
    /** Bars of the chart per factor of ten. */
    static final int BARS = 10;

    private static final int FINE = 5;
    private static final int CLASSES = BARS * FINE;
    private static final int LOWEST = -2;
    private static final int HIGHEST = 7;

    private final int[] counts = new int[(HIGHEST - LOWEST) * CLASSES];
    private int moves;
    private double longest;

    /** Adds a move, in milliseconds. */
    void add(double ms) {
        counts[Math.max(0, Math.min(counts.length - 1, (int) Math.floor(position(ms) * CLASSES)))]++;
        moves++;
        longest = Math.max(longest, ms);
    }

    /** How many. */
    int moves() {
        return moves;
    }

    /** The longest, in milliseconds. */
    double longest() {
        return longest;
    }

    /** The time that a share of the moves did not exceed, in milliseconds, to about 5 %. */
    double quantile(double share) {
        long before = (long) Math.ceil(share * moves);
        int at = 0;
        for (long seen = counts[0]; seen < before; seen += counts[at]) {
            at++;
        }
        return Math.min(longest, Math.pow(10, LOWEST + (at + 0.5) / CLASSES));
    }

    /** The number of moves in each bar of the chart, shortest times first, for that many factors of ten. */
    int[] bars(int decades) {
        int[] bars = new int[decades * BARS];
        for (int i = 0; i < counts.length; i++) {
            bars[Math.min(bars.length - 1, i / FINE)] += counts[i];
        }
        return bars;
    }

    /** The position of a time on the axis, in factors of ten above the left end. */
    static double position(double ms) {
        return Math.log10(Math.max(ms, Math.pow(10, LOWEST))) - LOWEST;
    }

    /** The time at a tick: the left end of the chart, and each factor of ten above it. */
    static double tick(int decade) {
        return Math.pow(10, LOWEST + decade);
    }
}
