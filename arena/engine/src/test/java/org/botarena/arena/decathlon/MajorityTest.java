package org.botarena.arena.decathlon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Elections with known outcomes. */
class MajorityTest {
    private final List<int[]> ballots = new ArrayList<>();

    /** Adds voters who rank the candidates in this order, the best one first. */
    private void vote(int voters, String order) {
        int[] places = new int[order.length()];
        for (int place = 0; place < places.length; place++) {
            places[order.charAt(place) - 'A'] = place;
        }
        ballots.addAll(Collections.nCopies(voters, places));
    }

    private Majority elected() {
        return Majority.of(ballots.get(0).length, ballots);
    }

    private static List<Integer> places(Majority majority, int candidates) {
        return IntStream.range(0, candidates).mapToObj(majority::place).toList();
    }

    /** The example of Tideman's "Collective decisions and voting": A Memphis, B Nashville, C Chattanooga, D Knoxville. */
    @Test
    void nashvilleBecomesTheCapitalOfTennessee() {
        vote(42, "ABCD");
        vote(26, "BCDA");
        vote(15, "CDBA");
        vote(17, "DCBA");
        Majority majority = elected();
        assertEquals(List.of(4, 1, 2, 3), places(majority, 4));
        assertEquals(
                List.of(0.0, 3.0, 2.0, 1.0),
                IntStream.range(0, 4).mapToObj(majority::copeland).toList());
        assertEquals(68, majority.votes(1, 2));
        assertTrue(majority.isBefore(1, 0));
        assertFalse(majority.isBefore(0, 1));
    }

    @Test
    void theSmallestMajorityOfACycleIsDropped() {
        vote(4, "ABC");
        vote(3, "BCA");
        vote(2, "CAB");
        Majority majority = elected();
        assertEquals(5, majority.votes(2, 0));
        assertFalse(majority.isBefore(2, 0), "A before B and B before C have more");
        assertEquals(List.of(1, 2, 3), places(majority, 3));
        assertEquals(1, majority.copeland(2));
    }

    @Test
    void amongEqualMajoritiesTheLowerNumberCountsFirst() {
        vote(1, "ABC");
        vote(1, "BCA");
        vote(1, "CAB");
        assertEquals(List.of(1, 2, 3), places(elected(), 3));
    }

    @Test
    void candidatesThatNoMajorityOrdersShareAPlace() {
        vote(1, "ABC");
        vote(1, "BAC");
        Majority majority = elected();
        assertEquals(List.of(1, 1, 3), places(majority, 3));
        assertEquals(1.5, majority.copeland(0));
    }
}
