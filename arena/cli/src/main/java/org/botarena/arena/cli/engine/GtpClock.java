package org.botarena.arena.cli.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.arena.timing.Deadline;

/** The deadlines that {@code time_settings} and {@code time_left} set, in seconds. One thread. */
final class GtpClock {
    /** Of a time for the whole game, a move gets this part. */
    private static final int MOVES = 40;

    /** Of what is left it gets that one, so that the end is reached. */
    private static final int MOVES_LEFT = 20;

    /** What is kept for the way of the answer. */
    private static final double USED = 0.95;

    private static final double LEAST_SECONDS = 0.05;

    private final List<Optional<Deadline>> deadlines = new ArrayList<>(Collections.nCopies(2, Optional.empty()));

    /** That of the next move; empty without a word about time, or without limits. */
    Optional<Deadline> deadline(int player) {
        return deadlines.get(player);
    }

    /**
     * Takes {@code time_settings}'s three numbers (main time, byo-yomi time, stones) or {@code time_left}'s colour, time and stones.
     *
     * @return whether that is what they are
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
