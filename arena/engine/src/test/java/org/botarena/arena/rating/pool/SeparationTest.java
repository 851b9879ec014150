package org.botarena.arena.rating.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SeparationTest {
    private static final Ratings RATINGS = Ratings.of(
            Pool.of(
                    List.of("A", "B", "C", "D"),
                    List.of(
                            new Meeting("A", "B", 90, 0, 10),
                            new Meeting("B", "C", 51, 0, 49),
                            new Meeting("C", "D", 90, 0, 10))),
            1);

    @Test
    void aGapIsWhereEverybodyAboveIsSurelyBetterThanEverybodyBelow() {
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
    void fewGamesSeparateNothing() {
        Pool few = Pool.of(
                List.of("A", "B", "C"),
                List.of(
                        new Meeting("A", "B", 2, 0, 0),
                        new Meeting("B", "C", 1, 0, 1),
                        new Meeting("A", "C", 1, 0, 1)));
        List<String> order = List.of("A", "B", "C");
        assertEquals(List.of(order), Separation.of(order, Ratings.of(few, 1)).groups());
    }
}
