package org.botarena.api;

import java.time.Duration;
import java.util.List;

/**
 * The clocks of a game whose time is a budget for all moves: what a move takes goes off its player's clock, and each move in time
 * adds the increment. Immutable.
 *
 * @param left by player, when the seat was asked
 * @param increment what each move adds
 */
public record GameClock(List<Duration> left, Duration increment) {
    /** A move may have one part of this many of what is left: so the clock lasts, however long the game is. */
    private static final int MOVES = 20;

    public GameClock {
        left = List.copyOf(left);
    }

    /** The time to plan for a move: a twentieth of the time left, and the increment. */
    Duration moveTime(Duration remaining) {
        Duration planned = remaining.dividedBy(MOVES).plus(increment);
        return planned.compareTo(remaining) < 0 ? planned : remaining;
    }
}
