package org.botarena.arena.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.timing.Deadline;

/** The deadlines set by {@code time_settings} and {@code time_left}, in seconds. One thread. */
final class GtpClock {
    /** A move gets one part in this many of the time for the whole game. */
    private static final int MOVES = 40;

    /** A move gets at least one part in this many of the remaining time, so that it lasts to the end. */
    private static final int MOVES_LEFT = 20;

    /** The share of a move's time that is used; the rest is for sending the answer. */
    private static final double USED = 0.95;

    private static final double LEAST_SECONDS = 0.05;

    private final List<Optional<Deadline>> deadlines = new ArrayList<>(Collections.nCopies(2, Optional.empty()));

    /** The deadline of the next move; empty if none was set or time is unlimited. */
    Optional<Deadline> deadline(int player) {
        return deadlines.get(player);
    }

    /**
     * Reads the three numbers of {@code time_settings} (main time, byo-yomi time, stones) or the colour, time and
     * stones of {@code time_left}.
     *
     * @return whether the words have that form
     */
    boolean heed(String[] words) {
        boolean isLeft = words.length == 3 && words[0].matches("(?i)[bw].*");
        List<Double> numbers;
        try {
            numbers = Stream.of(words).skip(isLeft ? 1 : 0).map(Double::valueOf).toList();
        } catch (NumberFormatException e) {
            return false;
        }
        if (isLeft) {
            double seconds = numbers.get(0) / (numbers.get(1) > 0 ? numbers.get(1) : MOVES_LEFT);
            deadlines.set(words[0].matches("(?i)b.*") ? 0 : 1, Optional.of(granted(seconds)));
            return true;
        }
        if (numbers.size() != 3) {
            return false;
        }
        double seconds = numbers.get(0) / MOVES + (numbers.get(2) > 0 ? numbers.get(1) / numbers.get(2) : 0);
        boolean isUnlimited = numbers.get(1) > 0 && numbers.get(2) == 0;
        Collections.fill(deadlines, isUnlimited ? Optional.empty() : Optional.of(granted(seconds)));
        return true;
    }

    private static Deadline granted(double seconds) {
        return Deadline.of(Duration.ofMillis(
                Math.round(1000 * Math.max(LEAST_SECONDS, USED * Math.min(seconds, 1e6)))));
    }
}
