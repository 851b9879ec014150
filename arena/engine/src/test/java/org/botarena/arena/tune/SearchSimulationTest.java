package org.botarena.arena.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tunings of agents with known strengths: they find a gain if and only if one is possible. */
class SearchSimulationTest {
    private static final int GAMES = 2000;
    private static final double SHARE = 0.8;

    /** One option that is far too low: 100 Elo. */
    private static final Worlds LOW = new Worlds(List.of("0.1"), x -> -100 * square((x[0] - 0.7) / 0.6));

    /** Two options, both far from their best values: 50 Elo each. */
    private static final Worlds OFF =
            new Worlds(List.of("0.1", "0.9"), x -> -50 * square((x[0] - 0.7) / 0.6) - 50 * square((x[1] - 0.4) / 0.5));

    /** A peak in an otherwise flat range, far from the start: 100 Elo. */
    private static final Worlds PEAK = new Worlds(List.of("0.2"), x -> 100 * Math.exp(-square((x[0] - 0.75) / 0.2)));

    /** Two options that have to match each other. */
    private static final Worlds RIDGE =
            new Worlds(List.of("0.1", "0.9"), x -> -100 * square((x[0] - 0.7) / 0.6) - 100 * square(x[0] - x[1]));

    /** Three options with an effect and one without: 100 Elo. */
    private static final Worlds FOUR = new Worlds(
            List.of("0.1", "0.9", "0.5", "0.2"),
            x -> -40 * square((x[0] - 0.7) / 0.6) - 40 * square((x[1] - 0.4) / 0.5) - 20 * square((x[3] - 0.6) / 0.4));

    private static double square(double number) {
        return number * number;
    }

    /** The number of tunings whose best values reach at least four fifths of the possible gain. */
    private static long found(Worlds world, List<String> optimum, int tunings) {
        double possible = world.gain(optimum);
        long found = LongStream.range(0, tunings)
                .filter(seed -> world.tuned(GAMES, seed).gain() >= SHARE * possible)
                .count();
        System.out.printf(Locale.ROOT, "tuning: %d of %d find 80 %% of %.0f Elo%n", found, tunings, possible);
        return found;
    }

    /** The number of tunings of an agent without an effect that claim no gain. */
    private static long silent(int games, int tunings) {
        long silent = LongStream.range(0, tunings)
                .filter(seed -> !Worlds.OF_NO_EFFECT.tuned(games, seed).isStronger())
                .count();
        System.out.printf(Locale.ROOT, "tuning: no effect in %d of %d null runs%n", silent, tunings);
        return silent;
    }

    @Test
    void theGainIsFound() {
        assertTrue(found(OFF, List.of("0.7", "0.4"), 2) >= 2);
    }

    @Test
    void noGainIsClaimedWithoutOne() {
        assertTrue(silent(400, 20) >= 17);
    }

    @Tag("full")
    @Test
    void eightOfTenTuningsFindFourFifthsOfThePossibleGain() {
        assertTrue(found(LOW, List.of("0.7"), 10) >= 8);
        assertTrue(found(OFF, List.of("0.7", "0.4"), 10) >= 8);
        assertTrue(found(PEAK, List.of("0.75"), 10) >= 8);
        assertTrue(found(RIDGE, List.of("0.7", "0.7"), 10) >= 8);
        assertTrue(found(FOUR, List.of("0.7", "0.4", "0.5", "0.6"), 10) >= 8);
    }

    @Tag("full")
    @Test
    void ninetyFiveOfAHundredNullRunsClaimNoEffect() {
        assertTrue(silent(GAMES, 200) >= 190);
    }

    @Test
    void aGainIsShownByTheMatch() {
        Worlds.End end = OFF.tuned(GAMES, 1);
        assertTrue(end.isStronger(), () -> "" + end.gain());
        assertEquals(80, end.trials().size());
    }
}
