package org.botarena.laws;

import static org.botarena.laws.DraughtsOracle.COURSE;
import static org.botarena.laws.DraughtsOracle.draughts;
import static org.botarena.laws.DraughtsOracle.moves;
import static org.botarena.laws.DraughtsOracle.numbers;
import static org.botarena.laws.DraughtsOracle.state;
import static org.botarena.laws.Oracle.each;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.game.draughts.Draughts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The assignment's boards, its program's unit tests, random positions and whole games. */
class DraughtsOracleTest {
    private static final JsonNode EXAMPLE = COURSE.get("seed_capture_example");

    @Test
    void theExamplesKingHasExactlyItsFourRoutes() {
        assertEquals(moves(EXAMPLE.get("moves")), moves(state(EXAMPLE.get("state"))));
        assertEquals(moves(EXAMPLE.get("seed_with_origin")), moves(state(EXAMPLE.get("state"))));
        assertEquals(moves(EXAMPLE.get("moves")), moves(state(EXAMPLE.get("stateOriginal"))));
    }

    @Test
    void theSquareWhereTheExamplesKingStartsCountsAsEmpty() {
        assertNotEquals(moves(EXAMPLE.get("seed_without_origin_bug")), moves(state(EXAMPLE.get("state"))));
    }

    @TestFactory
    Stream<DynamicTest> eachOfTheRoutesLeavesTheBoardOfTheExample() {
        Draughts before = state(EXAMPLE.get("state"));
        return EXAMPLE.get("after").properties().stream()
                .map(after -> DynamicTest.dynamicTest(
                        after.getKey(),
                        () -> assertEquals(state(after.getValue()), before.tryPlay(before.parse(after.getKey())))));
    }

    @Test
    void theExamplesFirstTwoBoardsLeadToTheThird() {
        Draughts first = state(COURSE.at("/seed_board1/state"));
        Draughts second = state(COURSE.at("/seed_board2/state"), 1);
        assertEquals(moves(COURSE.at("/seed_board1/moves")), moves(first));
        assertEquals(moves(COURSE.at("/seed_board2/moves")), moves(second));
        assertEquals(second, Oracle.play(draughts(8), first, List.of("2-7")));
        assertEquals(state(EXAMPLE.get("stateOriginal")), Oracle.play(draughts(8), first, List.of("2-7", "14-17")));
    }

    @Test
    void menAndKingsStepAsOnTheAssignmentsSmallBoard() {
        JsonNode facts = COURSE.get("seed_6x6_geometry");
        Draughts start = draughts(6).start();
        for (String side : List.of("black", "white")) {
            int player = side.equals("white") ? 0 : 1;
            int[] men = IntStream.rangeClosed(1, 18)
                    .filter(square -> start.at(square) == player)
                    .toArray();
            assertArrayEquals(numbers(facts.at("/initial/" + side)), men);
        }
        assertArrayEquals(numbers(facts.get("white_man_14")), targets("14"));
        assertArrayEquals(numbers(facts.get("white_man_16")), targets("16"));
        assertArrayEquals(numbers(facts.get("king_13")), targets("K13"));
        for (Map.Entry<String, JsonNode> man : facts.get("all_men").properties()) {
            assertArrayEquals(numbers(man.getValue()), targets(man.getKey()), man.getKey());
        }
    }

    private static int[] targets(String piece) {
        Draughts alone = draughts(6).parse("W:W" + piece + ":B");
        return Arrays.stream(alone.moves()).mapToInt(alone::to).sorted().toArray();
    }

    @TestFactory
    Stream<DynamicTest> theProgramsCasesHaveTheirMoves() {
        return each(COURSE.get("course_tests_moves"))
                .map(test -> DynamicTest.dynamicTest(
                        test.get("name").asText(),
                        () -> assertEquals(moves(test.get("moves")), moves(state(test.get("state"))))));
    }

    @Test
    void theProgramsCaseOfTwentyFivePliesIsADraw() {
        JsonNode test = COURSE.get("course_test_25");
        List<String> played = each(test.get("moves")).map(JsonNode::asText).toList();
        Draughts last = Oracle.play(draughts(8), state(test.get("state")), played.subList(0, played.size() - 1));
        assertNotEquals(Position.OVER, last.turn());
        assertEquals(24, last.quiet());
        checkWinner(test.get("result"), Oracle.play(draughts(8), last, played.subList(24, 25)));
    }

    @Test
    void theProgramsCasesOfAWinnerAndOfACrown() {
        JsonNode winner = COURSE.get("course_test_winner");
        checkWinner(winner.get("winner"), state(winner.get("state")));
        JsonNode crown = COURSE.get("course_test_crown");
        Draughts crowned = Oracle.play(
                draughts(8),
                state(crown.get("before")),
                List.of(crown.get("move").asText()));
        assertEquals(state(crown.get("after")), crowned);
    }

    @TestFactory
    Stream<DynamicTest> randomPositionsHaveTheMovesOfTheOracle() {
        return each(COURSE.get("random_states")).map(entry -> {
            Draughts position =
                    state(entry.get("state"), entry.get("quietPlies").asInt());
            return DynamicTest.dynamicTest(position.toString(), () -> {
                assertEquals(moves(entry.get("moves")), moves(position));
                checkWinner(entry.get("winner"), position);
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> recordedGamesReplayToTheirEnd() {
        return each(COURSE.get("random_games"))
                .map(game -> DynamicTest.dynamicTest(
                        "%s plies on %s".formatted(game.get("moves").size(), game.get("size")), () -> checkGame(game)));
    }

    private static void checkGame(JsonNode game) {
        int size = game.get("size").asInt();
        Draughts position = draughts(size).start();
        for (JsonNode move : game.get("moves")) {
            assertNotEquals(Position.OVER, position.turn());
            position = position.tryPlay(position.parse(move.asText()));
        }
        checkWinner(game.get("winner"), position);
        assertEquals(state(game.get("final"), position.quiet()), position);
    }

    /** ONE is White, TWO Black, NONE a draw, null an unfinished game. */
    private static void checkWinner(JsonNode winner, Draughts position) {
        assertEquals(winner.isNull(), position.turn() != Position.OVER);
        if (!winner.isNull()) {
            int white = winner.asText().equals("ONE") ? 1 : winner.asText().equals("TWO") ? -1 : 0;
            assertEquals(white, position.score(0));
            assertEquals(-white, position.score(1));
        }
    }

    @Test
    void theOracleHasADrawnGameAndLostPositionsAndQuietPlies() {
        assertTrue(each(COURSE.get("random_games"))
                .anyMatch(game -> game.get("winner").asText().equals("NONE")));
        assertTrue(each(COURSE.get("random_states"))
                .anyMatch(entry -> !entry.get("winner").isNull()));
        assertTrue(each(COURSE.get("random_states"))
                .anyMatch(entry -> entry.get("quietPlies").asInt() > 0));
    }

    @Test
    void inTheAssignmentsEndGameBlackLosesAfterOneThreeAndFivePlies() {
        JsonNode facts = COURSE.get("seed_endgame");
        Draughts position = state(facts.get("state"));
        assertEquals(moves(facts.get("moves")), moves(position));
        int longest = 0;
        for (Map.Entry<String, JsonNode> loss :
                facts.get("black_loses_in_plies_after").properties()) {
            Draughts next = position.tryPlay(position.parse(loss.getKey()));
            int plies = loss.getValue().asInt();
            assertTrue(isLostForBlack(next, plies), loss.getKey());
            assertFalse(isLostForBlack(next, plies - 1), loss.getKey());
            longest = Math.max(longest, plies);
        }
        String resistance = facts.get("best_resistance").asText();
        assertEquals(
                longest, facts.at("/black_loses_in_plies_after/" + resistance).asInt());
    }

    /** Whether White can win within a number of plies against every defence, by exhaustive search. */
    private static boolean isLostForBlack(Draughts position, int plies) {
        if (position.turn() == Position.OVER) {
            return position.score(1) < 0;
        }
        if (plies == 0) {
            return false;
        }
        return position.turn() == 0
                ? Arrays.stream(position.moves()).anyMatch(move -> isLostForBlack(position.play(move), plies - 1))
                : Arrays.stream(position.moves()).allMatch(move -> isLostForBlack(position.play(move), plies - 1));
    }
}
