package org.botarena.laws;

import static org.botarena.laws.Oracle.each;
import static org.botarena.laws.Oracle.reversi;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.game.reversi.Reversi;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The FFO test suite: end games with the exact score of every move. */
class ReversiEndgameTest {
    private static final JsonNode FFO = Oracle.read("reversi_endgames_ffo.json");

    @TestFactory
    Stream<DynamicTest> everyPositionReadsAndListsTheScoredMoves() {
        return tests(all(), entry -> {
            Reversi position = position(entry);
            assertEquals(entry.get("empties").asInt(), 64 - position.discs(0) - position.discs(1));
            entry.get("move_scores").fieldNames().forEachRemaining(move -> position.tryPlay(position.parse(move)));
            for (JsonNode best : entry.get("best_moves")) {
                assertEquals(entry.get("best_score"), entry.get("move_scores").get(best.asText()));
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> endGamesOfUpTo16EmptySquaresHaveTheirBestScore() {
        return tests(empties(1, 16), ReversiEndgameTest::checkBestScore);
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> longerEndGamesHaveTheirBestScore() {
        return tests(empties(17, 19), ReversiEndgameTest::checkBestScore);
    }

    @TestFactory
    Stream<DynamicTest> everyMoveOfTheShorterEndGamesHasItsScore() {
        return tests(empties(1, 14), ReversiEndgameTest::checkEveryMove);
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> everyMoveOfTheLongerEndGamesHasItsScore() {
        return tests(empties(15, 16), ReversiEndgameTest::checkEveryMove);
    }

    private static void checkEveryMove(JsonNode entry) {
        Reversi position = position(entry);
        EndgameSolver solver = new EndgameSolver();
        for (Map.Entry<String, JsonNode> move : entry.get("move_scores").properties()) {
            Reversi next = position.play(position.parse(move.getKey()));
            assertEquals(move.getValue().asInt(), -solver.solve(next), move.getKey());
        }
    }

    private static void checkBestScore(JsonNode entry) {
        assertEquals(entry.get("best_score").asInt(), new EndgameSolver().solve(position(entry)));
    }

    private static Stream<JsonNode> all() {
        return Stream.concat(each(FFO.get("easy_14_to_16_empties")), each(FFO.get("medium_15_to_26_empties")));
    }

    private static Stream<JsonNode> empties(int from, int to) {
        return all().filter(entry ->
                entry.get("empties").asInt() >= from && entry.get("empties").asInt() <= to);
    }

    private static Stream<DynamicTest> tests(Stream<JsonNode> entries, Consumer<JsonNode> check) {
        return entries.map(entry -> DynamicTest.dynamicTest(
                "%s, %d empties"
                        .formatted(
                                entry.get("id").asText(), entry.get("empties").asInt()),
                () -> check.accept(entry)));
    }

    private static Reversi position(JsonNode entry) {
        String board = entry.get("board_a1_to_h8_rowmajor").asText();
        Reversi position =
                reversi("").parse(board + " " + entry.get("side_to_move").asText());
        assertTrue(position.toString().startsWith(board));
        return position;
    }
}
