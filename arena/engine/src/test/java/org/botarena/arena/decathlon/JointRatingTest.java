package org.botarena.arena.decathlon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.botarena.arena.rating.Interval;
import org.junit.jupiter.api.Test;

/** The joint rating of ratings in several games. */
class JointRatingTest {
    private static Interval joint(Interval... ratings) {
        return JointRating.of(List.of(ratings));
    }

    @Test
    void errorsOfIndependentGamesAddUpBySquares() {
        assertEquals(new Interval(150, 125, 175), joint(new Interval(100, 70, 130), new Interval(200, 160, 240)));
    }

    @Test
    void eachEndHasItsOwnErrors() {
        assertEquals(new Interval(0, -25, 50), joint(new Interval(0, -30, 60), new Interval(0, -40, 80)));
    }

    @Test
    void anEndThatIsOpenInOneGameIsOpenInTheMean() {
        Interval spotless = new Interval(300, 100, Double.POSITIVE_INFINITY);
        assertEquals("at-least", joint(spotless, new Interval(100, 50, 150)).kind());
    }
}
