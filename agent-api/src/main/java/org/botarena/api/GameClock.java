package org.botarena.api;

import java.time.Duration;
import java.util.List;

/**
 * The clocks of a game with one time budget for all moves. A move's time is deducted from its player's clock, and each
 * move made in time adds the increment. Immutable.
 *
 * @param left the time left by player, when the agent was asked
 * @param increment the time that each move adds
 */
public record GameClock(List<Duration> left, Duration increment) {
    /** A move may use one part in this many of the time left, so that the clock lasts however long the game is. */
    private static final int MOVES = 20;

    public GameClock {
        left = List.copyOf(left);
    }

    /** The time to plan for a move: a twentieth of the time left, plus the increment. */
    Duration moveTime(Duration remaining) {
        Duration planned = remaining.dividedBy(MOVES).plus(increment);
        return planned.compareTo(remaining) < 0 ? planned : remaining;
    }
}
