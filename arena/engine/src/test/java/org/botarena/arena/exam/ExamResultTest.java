package org.botarena.arena.exam;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.botarena.arena.timing.TimeControl;
import org.junit.jupiter.api.Test;

class ExamResultTest {
    private static final SortedMap<String, Integer> NONE = new TreeMap<>();

    private static ExamResult result(ExamResult.Row... rows) {
        TimeControl times = TimeControl.perMove(Duration.ofMillis(250), Duration.ofSeconds(5));
        return new ExamResult("uct", "dice", times, "0", "sandbox", List.of(rows), List.of());
    }

    /** The bounds are Wilson's: for 10 in 100, 5.5 to 17.4; for 0 in 20, 0 to 16.1. */
    @Test
    void eachSetHasALineAndAllTogetherHaveOne() {
        SortedMap<String, Integer> faults = new TreeMap<>();
        faults.put("late", 2);
        faults.put("threw", 1);
        assertEquals(
                """
                uct on dice, 250ms a move, seed 0, isolation sandbox
                set           positions  decided  mistakes  per 100         95 %  faults
                dice/opening        120      100        10     10.0  5.5 to 17.4  2 late, 1 threw
                dice/end             40       20         0      0.0  0.0 to 16.1
                total  10 mistakes in 120 decided moves, 8.3 per 100 (95 %: 4.6 to 14.7); faults: 2 late, 1 threw""",
                result(
                                new ExamResult.Row("dice/opening", 120, 100, 10, faults),
                                new ExamResult.Row("dice/end", 40, 20, 0, NONE))
                        .text());
    }

    @Test
    void aSetWithoutDecidedMovesSaysNothing() {
        ExamResult result = result(
                new ExamResult.Row("dice/opening", 12, 10, 10, NONE), new ExamResult.Row("dice/end", 4, 0, 0, NONE));
        assertEquals(null, result.sets().get(1).get("per100"));
        assertEquals(100.0, result.total().get("per100"));
    }
}
