package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Node counts of Connect Four, from another independent program and as published. */
class ConnectFourOracleTest {
    private static final JsonNode COUNTS = Oracle.read("connectfour.json").get("perft");

    private final Rules<?> rules = Games.installed().parse("connectfour");

    @TestFactory
    List<DynamicTest> theCountsFromTheStartAreThoseOfTheTable() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int depth = 1; depth <= 8; depth++) {
            int plies = depth;
            long expected = COUNTS.get(depth - 1).asLong();
            tests.add(DynamicTest.dynamicTest(
                    "depth %d: %d".formatted(depth, expected),
                    () -> assertEquals(expected, Perft.count(rules, plies).nodes())));
        }
        return tests;
    }

    @Test
    @Tag("full")
    void theCountOfDepth9IsThatOfTheTable() {
        assertEquals(COUNTS.get(8).asLong(), Perft.count(rules, 9).nodes());
    }
}
