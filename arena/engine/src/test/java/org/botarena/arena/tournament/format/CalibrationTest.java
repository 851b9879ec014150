package org.botarena.arena.tournament.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.analysis.Errors;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.analysis.Separation;
import org.junit.jupiter.api.Test;

class CalibrationTest {
    private static double[] strengths(int entrants) {
        RandomGenerator random = new SplittableRandom(3);
        double[] strengths = new double[entrants];
        Arrays.setAll(strengths, i -> 200 * random.nextGaussian());
        return strengths;
    }

    private static Ratings ratings(Simulated played) {
        return Ladder.ratings(played.field.entrants(), 1, played.played);
    }

    @Test
    void theIntervalsOfASwissAreWidenedEvenForAHundredEntrants() {
        Simulated swiss = new Simulated(new Swiss(0), 1, 5, strengths(100)).toTheEnd();
        Ratings plain = ratings(swiss);
        Ratings calibrated = Calibration.of(new Swiss(0), swiss.field, plain);
        assertEquals(Errors.FORMAT, calibrated.errors());
        for (String entrant : plain.entrants()) {
            assertTrue(calibrated.rating(entrant).low() <= plain.rating(entrant).low(), entrant);
            assertTrue(
                    calibrated.rating(entrant).high() >= plain.rating(entrant).high(), entrant);
        }
    }

    @Test
    void fixedRoundsKeepTheirIntervals() {
        Simulated robin = new Simulated(new RoundRobin(), 3, 5, strengths(4)).toTheEnd();
        Ratings plain = ratings(robin);
        assertEquals(plain, Calibration.of(new RoundRobin(), robin.field, plain));
        assertEquals(Errors.MEETINGS, plain.errors());
    }

    /** Simulating three hundred entrants would take hours, whatever games there are yet. */
    @Test
    void tooLargeTournamentsHaveNoInterval() {
        Simulated ladder = new Simulated(new Ladder(), 1, 5, strengths(300));
        ladder.round();
        Ratings plain = ratings(ladder);
        Ratings none = Calibration.of(new Ladder(), ladder.field, plain);
        String first = none.entrants().get(0);
        assertTrue(plain.hasIntervals() && !none.hasIntervals());
        assertEquals(Errors.TOO_LARGE, none.errors());
        assertEquals("none", none.rating(first).kind());
        assertEquals(plain.elo(first), none.rating(first).value());
        assertFalse(none.hasInterval(first));
        assertEquals(1, none.bestPlace(first));
        assertEquals(300, none.worstPlace(first));
        assertEquals(1, Separation.of(none.entrants(), none).groups().size());
    }
}
