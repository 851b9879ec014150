package org.botarena.arena.venue;

import java.security.SecureRandom;

/** Draws the seed of a tournament or game that was started without one. */
public final class DrawnSeed {
    private static final SecureRandom SOURCE = new SecureRandom();

    private DrawnSeed() {}

    /** A non-negative number of 63 bits, too many for an agent to try all seeds and so learn dice and cards. */
    public static long next() {
        return SOURCE.nextLong() & Long.MAX_VALUE;
    }
}
