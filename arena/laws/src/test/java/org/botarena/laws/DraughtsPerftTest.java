package org.botarena.laws;

import static org.botarena.laws.DraughtsOracle.COURSE;
import static org.botarena.laws.DraughtsOracle.PUBLISHED;
import static org.botarena.laws.DraughtsOracle.draughts;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Rules;
import org.botarena.game.draughts.Draughts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Node counts of the tables: every route of a capture counts, and a finished game has no nodes. */
class DraughtsPerftTest {
    /** Larger counts take seconds. */
    private static final long SOON = 10_000_000;

    private static final String FIFTEEN_MEN =
            "W:W36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15";

    @TestFactory
    List<DynamicTest> countsFromTheStartAgreeWithEveryTable() {
        return tables(false);
    }

    @TestFactory
    @Tag("full")
    List<DynamicTest> theLargestCountsAgreeToo() {
        return tables(true);
    }

    private static List<DynamicTest> tables(boolean isLarge) {
        List<DynamicTest> tests = new ArrayList<>();
        JsonNode computed = PUBLISHED.get("computed_here");
        for (int size : new int[] {6, 8, 10}) {
            add(tests, draughts(size), draughts(size).start(), COURSE.at("/perft/" + size), isLarge);
        }
        add(tests, draughts(8), draughts(8).start(), PUBLISHED.at("/published_8x8/perft"), isLarge);
        add(tests, draughts(8), draughts(8).start(), routes(computed.get("english_8x8_3rows")), isLarge);
        add(tests, draughts(6), draughts(6).start(), routes(computed.get("english_6x6_2rows")), isLarge);
        add(tests, draughts(10), draughts(10).start(), routes(computed.get("english_10x10_4rows_20men")), isLarge);
        add(
                tests,
                draughts(10),
                draughts(10).parse(FIFTEEN_MEN),
                routes(computed.get("english_10x10_3rows_15men")),
                isLarge);
        return tests;
    }

    private static JsonNode routes(JsonNode table) {
        return table.get("perft_each_capture_path_counts");
    }

    private static void add(
            List<DynamicTest> tests, Rules<Draughts> rules, Draughts from, JsonNode table, boolean isLarge) {
        for (int depth = 1; depth <= table.size(); depth++) {
            int plies = depth;
            long expected = table.get(depth - 1).asLong();
            if (expected > SOON == isLarge) {
                tests.add(DynamicTest.dynamicTest(
                        "%s to depth %d: %d".formatted(rules.name(), depth, expected),
                        () -> assertEquals(
                                expected, Perft.count(rules, from, plies).nodes())));
            }
        }
    }

    @TestFactory
    List<DynamicTest> countsFromRandomPositionsAgreeWithTheirTables() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String board : List.of("8x8", "6x6", "10x10_english")) {
            for (JsonNode entry : PUBLISHED.get("random_positions_" + board)) {
                String rows = entry.get("position").asText();
                Draughts from =
                        DraughtsOracle.rows(rows, entry.get("side").asText().charAt(0));
                tests.add(DynamicTest.dynamicTest(from.toString(), () -> checkTables(from, entry)));
            }
        }
        return tests;
    }

    private static void checkTables(Draughts from, JsonNode entry) {
        Rules<Draughts> rules = draughts(from.size());
        JsonNode counts = entry.get("perft_paths");
        long finished = 0;
        for (int depth = 1; depth <= counts.size(); depth++) {
            Perft perft = Perft.count(rules, from, depth);
            assertEquals(counts.get(depth - 1).asLong(), perft.nodes(), "depth " + depth);
            finished = perft.nodesWithFinished() - perft.nodes();
            assertEquals(entry.get("early_terminals").get(depth - 1).asLong(), finished, "ended before depth " + depth);
            assertEquals(
                    entry.get("perft_dedup").get(depth - 1).asLong(),
                    withoutDoubles(from, depth),
                    "routes that take the same pieces as one, depth " + depth);
        }
    }

    /** Counts captures with the same start, end and captured pieces once. */
    private static long withoutDoubles(Draughts position, int depth) {
        Set<Object> seen = new HashSet<>();
        long count = 0;
        for (long move : position.moves()) {
            Set<Integer> jumped = IntStream.of(position.jumped(move)).boxed().collect(Collectors.toSet());
            if (seen.add(List.of(position.from(move), position.to(move), jumped))) {
                count += depth == 1 ? 1 : withoutDoubles(position.play(move), depth - 1);
            }
        }
        return count;
    }

    @Test
    void noGameEndsWithinTheDepthsOfTheTables() {
        Perft perft = Perft.count(draughts(6), 9);
        assertEquals(perft.nodes(), perft.nodesWithFinished());
    }
}
