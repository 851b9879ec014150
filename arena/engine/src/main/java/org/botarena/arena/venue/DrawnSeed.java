package org.botarena.arena.venue;

import java.security.SecureRandom;

/** The seed of a tournament or a game for which none is given. */
public final class DrawnSeed {
    private static final SecureRandom SOURCE = new SecureRandom();

    private DrawnSeed() {}

    /** From 0 on, of 63 bits: an agent that could try all seeds would know the dice and the cards. */
    public static long next() {
        return SOURCE.nextLong() & Long.MAX_VALUE;
    }
}
