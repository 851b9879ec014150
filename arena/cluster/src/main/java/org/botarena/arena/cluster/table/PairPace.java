package org.botarena.arena.cluster.table;

/**
 * How long the pairs of a tournament take. Where they are short, the next one waits on the worker, with its processes on their way up,
 * while one is played; a long one waits with the organizer for the first lane that is free. Thread-safe.
 */
final class PairPace {
    /** Milliseconds: for so long a pair may wait for one lane while another is free. */
    private static final double SHORT = 2000;

    /** Of the newest pair. */
    private static final double WEIGHT = 0.25;

    private double millis = Double.MAX_VALUE;

    /** A pair has taken so long. */
    synchronized void played(long pairMillis) {
        millis = millis == Double.MAX_VALUE ? pairMillis : millis + WEIGHT * (pairMillis - millis);
    }

    /** Whether they are; unless one has been played, they are not. */
    synchronized boolean isShort() {
        return millis <= SHORT;
    }
}
