package org.botarena.arena.rating.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.junit.jupiter.api.Test;

class SeparationTest {
    private static List<PairResult> record(String one, String other, int wins, int losses) {
        List<PairResult> meetings = new ArrayList<>(Collections.nCopies(wins, new PairResult(one, other, 1, 0, 0)));
        meetings.addAll(Collections.nCopies(losses, new PairResult(one, other, 0, 0, 1)));
        return meetings;
    }

    private static final Ratings RATINGS = Ratings.of(
            Pool.of(
                    List.of("A", "B", "C", "D"),
                    Stream.of(record("A", "B", 90, 10), record("B", "C", 51, 49), record("C", "D", 90, 10))
                            .flatMap(List::stream)
                            .toList()),
            1);

    @Test
    void aGapSeparatesSurelyStrongerEntrantsFromWeakerOnes() {
        assertEquals(
                List.of(List.of("A"), List.of("B", "C"), List.of("D")),
                Separation.of(List.of("A", "B", "C", "D"), RATINGS).groups());
    }

    @Test
    void anOrderThatTheRatingsContradictIsNotSeparated() {
        assertEquals(
                List.of(List.of("B", "C", "A"), List.of("D")),
                Separation.of(List.of("B", "C", "A", "D"), RATINGS).groups());
    }

    @Test
    void fewGamesSeparateNoPlaces() {
        Pool few = Pool.of(
                List.of("A", "B", "C"),
                List.of(
                        new PairResult("A", "B", 2, 0, 0),
                        new PairResult("B", "C", 1, 0, 1),
                        new PairResult("A", "C", 1, 0, 1)));
        List<String> order = List.of("A", "B", "C");
        assertEquals(List.of(order), Separation.of(order, Ratings.of(few, 1)).groups());
    }
}
