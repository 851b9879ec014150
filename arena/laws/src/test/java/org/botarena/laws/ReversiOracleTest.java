package org.botarena.laws;

import static org.botarena.laws.Oracle.each;
import static org.botarena.laws.Oracle.reversi;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ReversiOracleTest {
    private static final JsonNode COURSE = Oracle.read("reversi.json");
    private static final JsonNode SMALL = Oracle.read("reversi_small_boards.json");

    @Test
    void bothStartsAreThoseOfTheCoursesEngines() {
        checkStart(COURSE.get("start_standard"), reversi("").start());
        checkStart(COURSE.get("start_mirrored"), reversi(":mirrored=true").start());
    }

    private static void checkStart(JsonNode start, Reversi position) {
        each(start.get("player1")).forEach(disc -> assertEquals(0, at(position, disc)));
        each(start.get("player2")).forEach(disc -> assertEquals(1, at(position, disc)));
        assertEquals(2, position.discs(0));
        assertEquals(2, position.discs(1));
        assertArrayEquals(squares(start.get("first_moves")), position.moves());
    }

    private static int at(Reversi position, JsonNode square) {
        return position.at(square.get(0).asInt(), square.get(1).asInt());
    }

    private static long[] squares(JsonNode list) {
        return each(list)
                .mapToLong(square ->
                        Reversi.move(square.get(0).asInt(), square.get(1).asInt()))
                .toArray();
    }

    @TestFactory
    Stream<DynamicTest> randomPositionsHaveTheMovesAndResultsOfTheOracle() {
        return each(COURSE.get("random_positions"))
                .map(entry -> DynamicTest.dynamicTest(board(entry).toString(), () -> checkPosition(entry)));
    }

    private static Reversi board(JsonNode entry) {
        return board(
                entry.get("black_player1"),
                entry.get("white_player2"),
                entry.get("toMove").asInt() == 1 ? 0 : 1);
    }

    private static Reversi board(JsonNode black, JsonNode white, int side) {
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < 64; square++) {
            boolean isBlack = (Long.parseUnsignedLong(black.asText().substring(2), 16) >>> square & 1) == 1;
            boolean isWhite = (Long.parseUnsignedLong(white.asText().substring(2), 16) >>> square & 1) == 1;
            text.append(isBlack ? 'X' : isWhite ? 'O' : '-');
        }
        return reversi("").parse(text.append(' ').append("XO".charAt(side)).toString());
    }

    private static void checkPosition(JsonNode entry) {
        Reversi position = board(entry);
        boolean mustPass = entry.get("mustPass").asBoolean();
        long[] expected = mustPass ? new long[] {Reversi.PASS} : squares(entry.get("moves"));
        assertArrayEquals(expected, position.moves());
        assertEquals(mustPass ? Reversi.PASS : Position.NONE, reversi("").forced(position));
        assertEquals(entry.get("over").asBoolean(), position.turn() == Position.OVER);
        assertEquals(entry.get("score").asInt(), position.discs(0) - position.discs(1));
        JsonNode after = entry.get("afterEach");
        for (int i = 0; i < after.size(); i++) {
            Reversi next = board(after.get(i).get(0), after.get(i).get(1), 1 - position.turn());
            assertEquals(next, position.play(expected[i]), position.show(expected[i]));
        }
    }

    @TestFactory
    Stream<DynamicTest> recordedGamesReplayToTheirScore() {
        return each(COURSE.get("random_games"))
                .map(game -> DynamicTest.dynamicTest("ends with " + game.get("score"), () -> checkGame(game)));
    }

    private static void checkGame(JsonNode game) {
        Rules<Reversi> rules = reversi("");
        Reversi position = rules.start();
        for (JsonNode ply : game.get("moves")) {
            int player = ply.get(0).asInt() == 1 ? 0 : 1;
            boolean isPass = ply.get(1).asInt() < 0;
            if (!isPass && position.turn() != player) {
                position = position.tryPlay(rules.forced(position));
            }
            assertEquals(player, position.turn());
            long move = isPass
                    ? Reversi.PASS
                    : Reversi.move(ply.get(1).asInt(), ply.get(2).asInt());
            position = position.tryPlay(move);
        }
        assertEquals(Position.OVER, position.turn());
        assertEquals(game.get("score").asDouble(), position.score(0));
        assertEquals(-game.get("score").asDouble(), position.score(1));
        assertEquals(game.get("empties").asInt(), 64 - position.discs(0) - position.discs(1));
    }

    @Test
    void the4x4BoardIsLostByEightDiscsAfterEveryFirstMove() {
        Reversi start = reversi(":size=4").start();
        Map<Reversi, Double> values = new HashMap<>();
        JsonNode facts = SMALL.get("reversi_4x4");
        assertEquals(
                facts.get("value_for_first_player_disc_diff_empties_not_awarded")
                        .asDouble(),
                value(start, values));
        assertEquals(COURSE.get("value_4x4_for_first").asDouble(), value(start, values));
        for (long move : start.moves()) {
            assertEquals(facts.get("all_first_moves_value").asDouble(), -value(start.play(move), values));
        }
    }

    /** From the side to move; sides alternate, since a pass is a move. */
    private static double value(Reversi position, Map<Reversi, Double> values) {
        Double known = values.get(position);
        if (known != null) {
            return known;
        }
        int turn = position.turn();
        double value = turn == Position.OVER
                ? position.score(position.side())
                : Arrays.stream(position.moves())
                        .mapToDouble(move -> -value(position.play(move), values))
                        .max()
                        .orElseThrow();
        values.put(position, value);
        return value;
    }

    @Test
    void perfectPlayOn4x4EndsThreeToEleven() {
        String line = SMALL.at("/reversi_4x4/example_perfect_line").asText();
        // The record ends with a pass to which the other side has no reply either: the game ended before it.
        List<String> moves = List.of(line.substring(0, line.indexOf(" pass ->")).split(" "));
        Reversi end = Oracle.play(reversi(":size=4"), reversi(":size=4").start(), moves);
        assertEquals(Position.OVER, end.turn());
        assertEquals(3, end.discs(0));
        assertEquals(11, end.discs(1));
    }

    @Test
    void perfectPlayOn6x6EndsSixteenToTwenty() {
        JsonNode facts = SMALL.get("reversi_6x6");
        List<String> line = Arrays.stream(facts.get("perfect_line_squares_named_as_inner_6x6_of_8x8")
                        .asText()
                        .replaceAll("[()]", "")
                        .split(" "))
                .map(ReversiOracleTest::fromItsOwnCorner)
                .toList();
        Rules<Reversi> rules = reversi(":size=6");
        Reversi end = Oracle.play(rules, rules.start(), line);
        assertEquals(facts.get("value_first_player").asDouble(), end.score(0));
        assertEquals(16, end.discs(0));
        assertEquals(20, end.discs(1));
    }

    private static String fromItsOwnCorner(String square) {
        return square.equals("pass") ? square : "" + (char) (square.charAt(0) - 1) + (char) (square.charAt(1) - 1);
    }

    @Test
    void perfectPlayOn8x8IsADraw() {
        JsonNode facts = SMALL.get("reversi_8x8_value");
        List<String> line = List.of(
                facts.get("optimal_record").asText().toLowerCase(Locale.ROOT).split("(?<=[1-8])"));
        Reversi end = Oracle.play(reversi(""), reversi("").start(), line);
        assertEquals(facts.get("value").asDouble(), end.score(0));
        assertEquals(32, end.discs(1));
    }

    @Test
    void theOracleHasPositionsWhereASideMustPass() {
        long passes = each(COURSE.get("random_positions"))
                .filter(entry -> entry.get("mustPass").asBoolean())
                .count();
        assertNotEquals(0, passes);
    }
}
