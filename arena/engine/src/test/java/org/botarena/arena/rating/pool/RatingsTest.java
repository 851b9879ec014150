package org.botarena.arena.rating.pool;

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
import org.botarena.arena.rating.Interval;
import org.junit.jupiter.api.Test;

class RatingsTest {
    private static final double LAST_DIGIT = 6e-3;

    private static Pool pool(Meeting... meetings) {
        List<String> entrants = Stream.of(meetings)
                .flatMap(meeting -> Stream.of(meeting.one(), meeting.other()))
                .distinct()
                .sorted()
                .toList();
        return Pool.of(entrants, List.of(meetings));
    }

    private static final Pool THREE =
            pool(new Meeting("A", "B", 12, 4, 4), new Meeting("A", "C", 15, 3, 2), new Meeting("B", "C", 10, 6, 4));

    private static void assertRating(double value, double plusMinus, Interval rating) {
        assertEquals(value, rating.value(), LAST_DIGIT);
        assertEquals(plusMinus, rating.plusMinus(), LAST_DIGIT);
    }

    @Test
    void theRatingsOfThreeWithTheModelsErrors() {
        Ratings ratings = Ratings.of(THREE, 1);
        assertRating(138.226, 85.46, ratings.rating("A"));
        assertRating(-13.332, 77.09, ratings.rating("B"));
        assertRating(-124.894, 83.60, ratings.rating("C"));
        assertEquals(71.253, ratings.deviation("A", "B"), LAST_DIGIT);
        assertEquals(0.9833, ratings.superiority("A", "B"), 5e-5);
        assertEquals(1 - 0.9833, ratings.superiority("B", "A"), 5e-5);
        assertEquals(Connection.STRONG, ratings.connection());
        assertFalse(ratings.isRefitted());
    }

    @Test
    void virtualDrawsPullThemTogether() {
        Ratings ratings = Ratings.withPrior(THREE, 2, 1);
        assertRating(122.566, 78.70, ratings.rating("A"));
        assertRating(-11.768, 72.42, ratings.rating("B"));
        assertRating(-110.798, 77.36, ratings.rating("C"));
        assertEquals(0.9786, ratings.superiority("A", "B"), 5e-5);
    }

    @Test
    void twoEntrantsDifferByTheEloOfTheirScore() {
        Ratings ratings = Ratings.of(pool(new Meeting("A", "B", 50, 20, 30)), 1);
        assertEquals(70.437, ratings.rating("A").value() - ratings.rating("B").value(), LAST_DIGIT);
    }

    @Test
    void anAnchorHasTheRatingThatItWasGivenAndNoError() {
        Ratings ratings = Ratings.anchored(THREE, Map.of("C", 1000.0), 1);
        assertRating(1000, 0, ratings.rating("C"));
        assertRating(1000 + 138.226 + 124.894, 1.959964 * ratings.deviation("A", "C"), ratings.rating("A"));
        assertEquals(71.253, ratings.deviation("A", "B"), LAST_DIGIT, "the others compare as without it");
        assertEquals(0.9833, ratings.superiority("A", "B"), 5e-5);
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
    void aPerfectScoreGetsVirtualDrawsAndIsSaidToBeOneSided() {
        Ratings ratings = Ratings.of(pool(new Meeting("A", "B", 10, 0, 0)), 1);
        assertEquals(Connection.ONE_SIDED, ratings.connection());
        Ratings asDraws = Ratings.of(pool(new Meeting("A", "B", 41, 0, 1)), 1);
        assertEquals(
                asDraws.rating("A").value(), ratings.rating("A").value(), LAST_DIGIT, "10.25 of 10.5, as 41 of 42");
    }

    @Test
    void whoLostToAllOfTheOthersIsComparedThroughVirtualDraws() {
        Ratings ratings = Ratings.of(
                pool(new Meeting("A", "B", 1, 0, 1), new Meeting("A", "C", 2, 0, 0), new Meeting("B", "C", 2, 0, 0)),
                1);
        assertEquals(Connection.ONE_SIDED, ratings.connection());
        assertEquals(ratings.rating("A").value(), ratings.rating("B").value(), LAST_DIGIT);
        assertTrue(ratings.rating("C").high() < ratings.rating("A").value());
    }

    @Test
    void groupsThatNeverMetAreSaidToBeBrokenApart() {
        Pool pool = Pool.of(
                List.of("A", "B", "C", "D", "newcomer"),
                List.of(new Meeting("A", "B", 1, 0, 1), new Meeting("C", "D", 2, 0, 0)));
        Ratings ratings = Ratings.of(pool, 1);
        assertEquals(Connection.BROKEN, ratings.connection());
        assertTrue(ratings.rating("newcomer").plusMinus() > ratings.rating("A").plusMinus());
        assertEquals(0.5, ratings.superiority("A", "B"), 1e-9);
    }

    @Test
    void aPoolOfOneIsRatedZero() {
        Ratings ratings = Ratings.of(Pool.of(List.of("A"), List.of()), 1);
        assertRating(0, 0, ratings.rating("A"));
        assertEquals(List.of(1.0), ratings.placeChances("A"));
    }

    @Test
    void aChanceForEachPlace() {
        Ratings ratings = Ratings.of(THREE, 1);
        for (String entrant : ratings.entrants()) {
            assertEquals(
                    1,
                    ratings.placeChances(entrant).stream().mapToDouble(d -> d).sum(),
                    1e-9);
        }
        assertEquals(0.98, ratings.placeChances("A").get(0), 0.015);
        assertEquals(List.of(1, 1), List.of(ratings.bestPlace("A"), ratings.worstPlace("A")));
        assertEquals(List.of(2, 3), List.of(ratings.bestPlace("C"), ratings.worstPlace("C")));
        assertEquals(
                ratings.placeChances("A"), Ratings.of(THREE, 1).placeChances("A"), "the same seed, the same draws");
    }

    /** 200 meetings of two: the errors of meetings drawn anew are those of the share of a pair. */
    @Test
    void withEnoughMeetingsTheErrorsComeFromThem() {
        List<Meeting> meetings = new ArrayList<>();
        int[] numbers = {10, 30, 90, 40, 30};
        Meeting[] kinds = {
            new Meeting("A", "B", 0, 0, 2),
            new Meeting("A", "B", 0, 1, 1),
            new Meeting("A", "B", 1, 0, 1),
            new Meeting("A", "B", 1, 1, 0),
            new Meeting("A", "B", 2, 0, 0)
        };
        for (int kind = 0; kind < 5; kind++) {
            meetings.addAll(Collections.nCopies(numbers[kind], kinds[kind]));
        }
        Ratings ratings = Ratings.of(Pool.of(List.of("A", "B"), meetings), 1);
        assertTrue(ratings.isRefitted());
        Interval elo =
                org.botarena.arena.rating.Counts.pairs(10, 30, 90, 40, 30).elo();
        assertEquals(elo.plusMinus(), 1.959964 * ratings.deviation("A", "B"), 0.1 * elo.plusMinus());
    }

    @Test
    void anEntrantThatIsNotThereOrThereTwiceIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> Pool.of(List.of("A", "B"), List.of(new Meeting("A", "C", 1, 0, 0))));
        assertThrows(IllegalArgumentException.class, () -> Pool.of(List.of("A", "A"), List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Meeting("A", "A", 1, 0, 0));
    }

    /** Everybody beats who stands behind him two times of three, and everybody meets everybody. */
    @Test
    void threeHundredEntrantsAreRatedInOrder() {
        List<String> names =
                IntStream.range(0, 300).mapToObj("agent%03d"::formatted).toList();
        List<Meeting> meetings = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            for (int j = i + 1; j < 300; j++) {
                meetings.add(new Meeting(names.get(i), names.get(j), 2, 0, 0));
                meetings.add(new Meeting(names.get(i), names.get(j), 0, 1, 1));
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
