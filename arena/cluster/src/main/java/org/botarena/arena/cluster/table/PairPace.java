package org.botarena.arena.cluster.table;

/**
 * The duration of a tournament's pairs. If they are short, the next pair waits on the worker, with its processes
 * starting during play. A long one waits with the organizer for the first free lane. Thread-safe.
 */
final class PairPace {
    /** The milliseconds for which a pair may wait for one lane while another is free. */
    private static final double SHORT = 2000;

    /** The weight of the newest pair. */
    private static final double WEIGHT = 0.25;

    private double millis = Double.MAX_VALUE;

    /** Records the duration of a pair. */
    synchronized void played(long pairMillis) {
        millis = millis == Double.MAX_VALUE ? pairMillis : millis + WEIGHT * (pairMillis - millis);
    }

    /** Whether the pairs are short; false before the first one. */
    synchronized boolean isShort() {
        return millis <= SHORT;
    }
}
