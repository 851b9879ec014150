package org.botarena.laws;

import static org.botarena.laws.Oracle.each;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.morpion.Board;
import org.botarena.game.morpion.Morpion;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The games of the Bordeaux assignment agree with the tables of an independent program. */
class BordeauxOracleTest {
    private static final JsonNode FACTS = Oracle.read("bordeaux.json");

    /** A hole without a piece of the mover next to it, with plies left: the other program loops, here it is a draw. */
    private static final String BLOCKED = ".XXXOOOXO 11";

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theTableSaysWhichHeapsOfMatchesAreLost(boolean take) {
        Rules<?> rules = Games.installed().parse("matches:take=" + take);
        Set<Integer> lost = new HashSet<>();
        for (int n = 1; n <= 25; n++) {
            if (valueForTheMover(rules, n + " 0") < 0) {
                lost.add(n);
            }
        }
        Set<Integer> expected = each(FACTS.at("/matches_mover_loses/" + (take ? "prendre_True" : "prendre_False")))
                .map(JsonNode::asInt)
                .filter(n -> n > 0)
                .collect(Collectors.toSet());
        assertEquals(expected, lost);
        for (int side = 0; side < 2; side++) {
            Position<?> end = rules.parse("0 " + side);
            assertEquals(Position.OVER, end.turn());
            assertEquals(take ? -1 : 1, end.score(side));
        }
    }

    @Test
    void theTableListsTheLostBoxesOfDivide() {
        Rules<?> rules = Games.installed().parse("divide");
        Set<String> lost = new HashSet<>();
        for (int small = 1; small <= 12; small++) {
            for (int large = small; large <= 12; large++) {
                if (valueForTheMover(rules, small + "," + large + " 0") < 0) {
                    lost.add(small + "," + large);
                }
            }
        }
        Set<String> expected = each(FACTS.get("divide_mover_loses_up_to_12"))
                .map(boxes -> boxes.get(0).asInt() + "," + boxes.get(1).asInt())
                .collect(Collectors.toSet());
        assertEquals(expected, lost);
    }

    private static <P extends Position<P>> double valueForTheMover(Rules<P> rules, String text) {
        return new ExhaustiveSolver<P>(1).value(rules.parse(text));
    }

    @TestFactory
    Stream<DynamicTest> hexapawnHasTheValuesAndCountsOfTheTable() {
        return each(FACTS.get("hexapawn"))
                .map(entry -> DynamicTest.dynamicTest(hexapawn(entry), () -> check(hexapawn(entry), entry)));
    }

    @TestFactory
    Stream<DynamicTest> morpionHasTheValuesAndCountsOfTheTable() {
        return each(FACTS.get("morpion"))
                .map(entry -> DynamicTest.dynamicTest(morpion(entry), () -> {
                    check(morpion(entry), entry);
                    Board board =
                            ((Morpion) Games.installed().parse(morpion(entry)).start()).board();
                    assertEquals(entry.get("max_timer").asInt(), board.lastPly());
                    assertEquals(entry.get("align").asInt(), board.align());
                    assertEquals(entry.get("stones").asInt(), board.stones());
                }));
    }

    private static void check(String spec, JsonNode entry) {
        check(Games.installed().parse(spec), entry);
    }

    private static <P extends Position<P>> void check(Rules<P> rules, JsonNode entry) {
        JsonNode counts = entry.get("perft");
        for (int depth = 1; depth <= counts.size(); depth++) {
            assertEquals(
                    counts.get(depth - 1).asLong(), Perft.count(rules, depth).nodes(), "depth " + depth);
        }
        if (entry.has("value_for_first")) {
            ExhaustiveSolver<P> solver = new ExhaustiveSolver<>(1);
            assertEquals(entry.get("value_for_first").asDouble(), solver.value(rules.start()));
            if (entry.has("states")) {
                // The early stop depends on the order of the moves, including slides.
                assertEquals(entry.get("states").asInt(), solver.positions());
            }
        }
    }

    private static String hexapawn(JsonNode entry) {
        return "hexapawn:rows=%d,columns=%d,cylinder=%s,priority=%s"
                .formatted(
                        entry.get("nbl").asInt(),
                        entry.get("nbc").asInt(),
                        entry.get("cylindre").asText(),
                        entry.get("priorite").asText());
    }

    private static String morpion(JsonNode entry) {
        return "morpion:size=%d,torus=%s,phase=%d"
                .formatted(
                        entry.get("taille").asInt(),
                        entry.get("tore").asText(),
                        entry.get("phase").asInt());
    }

    @TestFactory
    Stream<DynamicTest> recordedLinesLeadToTheRecordedStates() {
        return each(FACTS.get("random_states")).map(entry -> {
            String spec = entry.get("game").asText().equals("Morpion") ? morpion(entry) : hexapawn(entry);
            return DynamicTest.dynamicTest(spec + " " + entry.get("state"), () -> checkState(spec, entry));
        });
    }

    private static void checkState(String spec, JsonNode entry) {
        checkState(Games.installed().parse(spec), entry);
    }

    private static <P extends Position<P>> void checkState(Rules<P> rules, JsonNode entry) {
        P position = Oracle.play(
                rules,
                rules.start(),
                each(entry.get("line")).map(action -> move(rules, action)).toList());
        String cells = entry.at("/state/0").asText();
        int timer = entry.at("/state/1").asInt();
        boolean isMorpion = entry.get("game").asText().equals("Morpion");
        String text = cells + " " + (isMorpion ? "" + timer : timer % 2 == 0 ? "X" : "O");
        assertEquals(text, position.toString());
        boolean isOver = entry.get("over").asBoolean() || text.equals(BLOCKED);
        assertEquals(isOver ? Position.OVER : entry.get("turn").asInt(), position.turn());
        assertEquals(
                each(entry.get("actions_sorted"))
                        .map(action -> move(rules, action))
                        .collect(Collectors.toSet()),
                Arrays.stream(position.moves()).mapToObj(position::show).collect(Collectors.toSet()));
        if (isOver) {
            JsonNode winner = entry.get("winner");
            assertEquals(winner.isNull() ? 0 : winner.asInt() == 0 ? 1 : -1, position.score(0));
            assertEquals(0.0, position.score(0) + position.score(1));
        } else {
            assertThrows(IllegalStateException.class, () -> position.score(0));
        }
    }

    /** A cell [row, column], or a pair of cells. */
    private static String move(Rules<?> rules, JsonNode action) {
        if (action.get(0).isArray()) {
            JsonNode from = action.get(0);
            JsonNode to = action.get(1);
            return "%d,%d-%d,%d"
                    .formatted(
                            from.get(0).asInt(),
                            from.get(1).asInt(),
                            to.get(0).asInt(),
                            to.get(1).asInt());
        }
        int size = ((Morpion) rules.start()).board().size();
        return "" + (size * action.get(0).asInt() + action.get(1).asInt());
    }

    @Test
    void theTableHasTheBlockedHole() {
        assertTrue(each(FACTS.get("random_states"))
                .anyMatch(entry -> (entry.at("/state/0").asText() + " "
                                + entry.at("/state/1").asInt())
                        .equals(BLOCKED)));
    }

    /** The assignment prints eight games, which are these two, four times each. */
    @TestFactory
    Stream<DynamicTest> theGamesBehindThePrintedStatisticsHaveTheirWinnersAndLengths() {
        return each(FACTS.get("statistics_5_4")).map(entry -> {
            String printed = entry.get("game").asText();
            String spec = printed.startsWith("Divide")
                    ? "divide:a=13,b=17"
                    : "matches:n=13,take=" + printed.endsWith("True)");
            return DynamicTest.dynamicTest(
                    printed, () -> checkStatistics(Games.installed().parse(spec), entry));
        });
    }

    private static <P extends Position<P>> void checkStatistics(Rules<P> rules, JsonNode entry) {
        int[] wins = new int[2];
        int[] plies = new int[2];
        for (String who : new String[] {"a", "b"}) {
            JsonNode moves = entry.get("manche_when_" + who + "_opens");
            P end = Oracle.play(
                    rules,
                    rules.start(),
                    each(moves).map(BordeauxOracleTest::heapMove).toList());
            assertEquals(Position.OVER, end.turn());
            int winner = end.score(0) > 0 ? 0 : 1;
            wins[winner] += 4;
            plies[winner] += 4 * moves.size();
        }
        for (int side = 0; side < 2; side++) {
            assertEquals(entry.at("/statistics/pv/" + side).asInt(), wins[side]);
            assertEquals(entry.at("/statistics/moves/" + side).asInt(), plies[side]);
        }
    }

    /** Matches uses a number, Divide a box and a number. */
    private static String heapMove(JsonNode action) {
        return action.isArray() ? action.get(0).asText() + action.get(1).asInt() : action.asText();
    }
}
