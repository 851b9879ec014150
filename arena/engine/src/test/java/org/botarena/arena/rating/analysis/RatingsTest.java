package org.botarena.arena.rating.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.Superiority;
import org.botarena.arena.rating.fit.Firth;
import org.botarena.arena.rating.pool.Connection;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.rating.pool.Scores;
import org.junit.jupiter.api.Test;

class RatingsTest {
    private static final double LAST_DIGIT = 6e-3;

    private static Pool pool(PairResult... meetings) {
        List<String> entrants = Stream.of(meetings)
                .flatMap(meeting -> Stream.of(meeting.one(), meeting.other()))
                .distinct()
                .sorted()
                .toList();
        return Pool.of(entrants, List.of(meetings));
    }

    private static final Pool THREE = pool(
            new PairResult("A", "B", 12, 4, 4), new PairResult("A", "C", 15, 3, 2), new PairResult("B", "C", 10, 6, 4));

    private static void assertRating(double value, double plusMinus, Interval rating) {
        assertEquals(value, rating.value(), LAST_DIGIT);
        assertEquals(plusMinus, rating.plusMinus(), LAST_DIGIT);
    }

    /** Meetings of one kind, each on its own start position. */
    private static List<PairResult> times(int number, String one, String other, int wins, int draws, int losses) {
        return Collections.nCopies(number, new PairResult(one, other, wins, draws, losses));
    }

    private static Pool of(List<String> entrants, List<List<PairResult>> meetings) {
        return Pool.of(entrants, meetings.stream().flatMap(List::stream).toList());
    }

    /** Without its penalty the model is that of Bradley and Terry. */
    private static void assertModel(double virtual, double[] elo, double[] plusMinus, double apart) {
        Scores scores = THREE.scores();
        for (int one = 0; one < 3; one++) {
            for (int other = 0; other < one; other++) {
                scores.add(one, other, virtual, virtual / 2);
            }
        }
        Firth fit = new Firth(scores, Map.of(), List.of(new int[] {0, 1, 2}), 0);
        for (int i = 0; i < 3; i++) {
            assertEquals(elo[i], Elo.PER_LOGIT * fit.ratings()[i], LAST_DIGIT);
            double error = Math.sqrt(fit.covariance()[i][i] - 1 / 3.0);
            assertEquals(plusMinus[i], Elo.Z95 * Elo.PER_LOGIT * error, LAST_DIGIT);
        }
        double sd = Math.sqrt(fit.difference(0, 1));
        assertEquals(apart, Superiority.ofDifference(fit.ratings()[0] - fit.ratings()[1], sd), 5e-5);
    }

    @Test
    void withoutThePenaltyTheModelIsThatOfBradleyAndTerry() {
        assertModel(0, new double[] {138.226, -13.332, -124.894}, new double[] {85.46, 77.09, 83.60}, 0.9833);
        assertModel(2, new double[] {122.566, -11.768, -110.798}, new double[] {78.70, 72.42, 77.36}, 0.9786);
    }

    @Test
    void thePenaltyDrawsRatingsOfFewGamesTogether() {
        double free = new Firth(THREE.scores(), Map.of(), List.of(new int[] {0, 1, 2}), 0).ratings()[0];
        double penalised = new Firth(THREE.scores(), Map.of(), List.of(new int[] {0, 1, 2}), 1).ratings()[0];
        assertTrue(penalised < free && penalised > 0.9 * free, penalised + " and " + free);
    }

    @Test
    void twoEntrantsDifferByAboutTheEloOfTheirScore() {
        Ratings ratings = Ratings.of(
                of(
                        List.of("A", "B"),
                        List.of(
                                times(25, "A", "B", 2, 0, 0),
                                times(10, "A", "B", 0, 2, 0),
                                times(15, "A", "B", 0, 0, 2))),
                1);
        assertEquals(70.4, ratings.rating("A").value() - ratings.rating("B").value(), 2);
        assertEquals(List.of("A", "B"), ratings.centre());
    }

    @Test
    void anAnchorHasTheRatingThatItWasGivenAndNoError() {
        Ratings ratings = Ratings.anchored(THREE, Map.of("C", 1000.0), 1);
        assertRating(1000, 0, ratings.rating("C"));
        Ratings free = Ratings.of(THREE, 1);
        assertEquals(
                free.rating("A").value() - free.rating("C").value(),
                ratings.rating("A").value() - 1000,
                2);
        assertEquals(List.of("C"), ratings.centre());
    }

    @Test
    void severalAnchorsHoldTheScaleTogether() {
        Ratings ratings = Ratings.anchored(THREE, Map.of("A", 200.0, "C", 0.0), 1);
        assertRating(200, 0, ratings.rating("A"));
        assertRating(0, 0, ratings.rating("C"));
        double b = ratings.rating("B").value();
        assertTrue(b > 50 && b < 150, "between them: " + b);
        assertEquals(
                "the anchor 'D' is not an entrant",
                assertThrows(IllegalArgumentException.class, () -> Ratings.anchored(THREE, Map.of("D", 0.0), 1))
                        .getMessage());
    }

    @Test
    void aPerfectRecordHasOnlyALowerBound() {
        Pool pool = of(
                List.of("A", "B", "C", "best"),
                List.of(
                        times(5, "A", "B", 1, 0, 1),
                        times(5, "B", "C", 1, 0, 1),
                        times(5, "A", "C", 1, 0, 1),
                        times(3, "best", "A", 2, 0, 0),
                        times(3, "best", "B", 2, 0, 0)));
        Ratings ratings = Ratings.of(pool, 1);
        assertEquals(Connection.ONE_SIDED, ratings.connection());
        assertEquals("at-least", ratings.rating("best").kind());
        assertTrue(ratings.rating("best").low() > 100, ratings.rating("best").toString());
        assertTrue(ratings.rating("best").toString().startsWith("at least +"));
        assertEquals(List.of("A", "B", "C"), ratings.centre(), "the others are rated among themselves");
        assertEquals(
                0,
                ratings.rating("A").value()
                        + ratings.rating("B").value()
                        + ratings.rating("C").value(),
                1e-6);
        assertTrue(ratings.superiority("best", "A") > 0.99, "" + ratings.superiority("best", "A"));
    }

    @Test
    void anEntrantThatLostToAllOthersHasNoLowerBound() {
        Ratings ratings = Ratings.of(
                of(
                        List.of("A", "B", "C"),
                        List.of(times(3, "A", "B", 1, 0, 1), times(3, "A", "C", 2, 0, 0), times(3, "B", "C", 2, 0, 0))),
                1);
        assertEquals(ratings.rating("A").value(), ratings.rating("B").value(), LAST_DIGIT);
        assertEquals("at-most", ratings.rating("C").kind());
        assertTrue(ratings.rating("C").high() < ratings.rating("A").value());
    }

    @Test
    void anEntrantWithoutLinksHasNoInterval() {
        Pool pool = of(
                List.of("A", "B", "C", "D", "newcomer"),
                List.of(times(4, "A", "B", 1, 0, 1), times(2, "C", "D", 2, 0, 0)));
        Ratings ratings = Ratings.of(pool, 1);
        assertEquals(Connection.BROKEN, ratings.connection());
        assertEquals("none", ratings.rating("newcomer").kind());
        assertEquals("none", ratings.rating("C").kind(), "compared only with D");
        assertEquals(0.5, ratings.superiority("A", "B"), 1e-9);
        assertEquals(0.5, ratings.superiority("A", "C"), 1e-9, "nothing compares the two");
    }

    @Test
    void aSingleMeetingGivesNoInterval() {
        Ratings ratings = Ratings.of(pool(new PairResult("A", "B", 2, 0, 0)), 1);
        assertEquals("unknown", ratings.rating("A").toString());
        assertFalse(ratings.hasIntervals());
    }

    @Test
    void aPoolOfOneIsRatedZero() {
        Ratings ratings = Ratings.of(Pool.of(List.of("A"), List.of()), 1);
        assertEquals(0, ratings.rating("A").value(), 1e-9);
        assertEquals(List.of(1.0), ratings.placeChances("A"));
    }

    @Test
    void everyPlaceHasAChance() {
        Ratings ratings = Ratings.of(THREE, 1);
        for (String entrant : ratings.entrants()) {
            assertEquals(
                    1,
                    ratings.placeChances(entrant).stream().mapToDouble(d -> d).sum(),
                    1e-9);
        }
        assertTrue(ratings.placeChances("A").get(0) > 0.8, "" + ratings.placeChances("A"));
        assertEquals(
                ratings.placeChances("A"), Ratings.of(THREE, 1).placeChances("A"), "the same seed, the same draws");
    }

    /** The games say the same about the strongest entrant however the rounds were drawn. */
    @Test
    void roundsDrawnFromResultsWidenIntervalsButNotTheChancesOfPlaces() {
        Ratings fixed = Ratings.of(THREE, 1);
        Ratings drawn = fixed.scaled(3);
        assertTrue(drawn.rating("A").low() < fixed.rating("A").low());
        assertTrue(drawn.worstPlace("A") > fixed.worstPlace("A"));
        assertEquals(fixed.placeChances("A"), drawn.placeChances("A"));
    }

    @Test
    void pairsThatEndAlikeMakeIntervalsWider() {
        List<String> names = List.of("A", "B");
        Ratings split = Ratings.of(of(names, List.of(times(40, "A", "B", 1, 0, 1))), 1);
        Ratings even = Ratings.of(
                of(
                        names,
                        List.of(
                                times(10, "A", "B", 2, 0, 0),
                                times(20, "A", "B", 1, 0, 1),
                                times(10, "A", "B", 0, 0, 2))),
                1);
        Ratings alike = Ratings.of(of(names, List.of(times(20, "A", "B", 2, 0, 0), times(20, "A", "B", 0, 0, 2))), 1);
        assertTrue(split.deviation("A", "B") < even.deviation("A", "B") / 2);
        assertTrue(alike.deviation("A", "B") > even.deviation("A", "B") * 1.3);
        assertEquals(1, even.dispersion(), 0.1);
    }

    @Test
    void repetitionsDoNotChangeRatings() {
        List<PairResult.Game> once = new ArrayList<>();
        for (int start = 0; start < 12; start++) {
            once.add(new PairResult.Game("A", "B", start, 2L * start, start % 3 == 0 ? 0 : 1));
            once.add(new PairResult.Game("B", "A", start, 2L * start + 1, start % 2));
        }
        List<PairResult.Game> often = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            often.addAll(once);
        }
        Ratings few = Ratings.of(Pool.of(List.of("A", "B"), PairResult.of(once)), 1);
        Ratings many = Ratings.of(Pool.of(List.of("A", "B"), PairResult.of(often)), 1);
        assertEquals(few.rating("A"), many.rating("A"));
        assertTrue(few.rating("A").plusMinus() > 30, few.rating("A").toString());
    }

    @Test
    void aMissingOrRepeatedEntrantIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Pool.of(List.of("A", "B"), List.of(new PairResult("A", "C", 1, 0, 0))));
        assertThrows(IllegalArgumentException.class, () -> Pool.of(List.of("A", "A"), List.of()));
        assertThrows(IllegalArgumentException.class, () -> new PairResult("A", "A", 1, 0, 0));
    }

    /** Everyone beats every lower entrant two times of three, and all meet each other. */
    @Test
    void threeHundredEntrantsAreRatedInOrder() {
        List<String> names =
                IntStream.range(0, 300).mapToObj("agent%03d"::formatted).toList();
        List<PairResult> meetings = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            for (int j = i + 1; j < 300; j++) {
                meetings.add(new PairResult(names.get(i), names.get(j), 2, 0, 0));
                meetings.add(new PairResult(names.get(i), names.get(j), 0, 1, 1));
            }
        }
        Ratings ratings = Ratings.of(Pool.of(names, meetings), 1);
        for (int i = 1; i < 300; i++) {
            assertTrue(ratings.rating(names.get(i)).value()
                    < ratings.rating(names.get(i - 1)).value());
        }
        assertEquals(
                300,
                Separation.of(names, ratings).groups().stream()
                        .mapToInt(List::size)
                        .sum());
    }
}
