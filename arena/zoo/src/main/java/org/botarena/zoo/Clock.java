package org.botarena.zoo;

import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;

/** The time limits of a specimen. */
enum Clock {
    /** For specimens that are meant to be late. */
    SHORT(500, 3_000),
    /** For all others, so that a busy machine makes no agent late. */
    PATIENT(5_000, 10_000),
    /** The limits of a tournament. */
    TOURNAMENT(2_000, 5_000);

    private final Duration move;
    private final Duration start;

    Clock(int moveMs, int startMs) {
        this.move = Duration.ofMillis(moveMs);
        this.start = Duration.ofMillis(startMs);
    }

    /** The clock with this name, in lower case. */
    static Clock of(String name) {
        return Arrays.stream(values())
                .filter(clock -> clock.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no clock '%s'".formatted(name)));
    }

    /** For each move. */
    Duration move() {
        return move;
    }

    /** For loading and constructing the agent. */
    Duration start() {
        return start;
    }
}
