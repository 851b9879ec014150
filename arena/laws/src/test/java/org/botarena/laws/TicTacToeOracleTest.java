package org.botarena.laws;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

class TicTacToeOracleTest {
    private static final JsonNode FACTS = Oracle.read("tic_tac_toe.json").get("tic_tac_toe");
    private static final int ORDERS = 362_880; // 9!

    @SuppressWarnings("unchecked") // the name determines the position type
    private final Rules<TicTacToe> rules = (Rules<TicTacToe>) Games.installed().parse("tictactoe");

    private final Set<TicTacToe> seen = new HashSet<>();
    private final long[] nodesAtPly = new long[10];
    private final Map<String, Long> gamesByLength = new TreeMap<>();

    /** The number of the 9! equally likely orders of filling the board that lead to each result. */
    private final Map<String, Long> ordersByLength = new TreeMap<>();

    TicTacToeOracleTest() {
        walk(rules.start(), 0, ORDERS);
    }

    private void walk(TicTacToe position, int ply, long orders) {
        seen.add(position);
        nodesAtPly[ply]++;
        long[] moves = position.moves();
        if (moves.length == 0) {
            String end = ply + (position.score(0) > 0 ? "X" : position.score(0) < 0 ? "O" : "D");
            gamesByLength.merge(end, 1L, Long::sum);
            ordersByLength.merge(end, orders, Long::sum);
        }
        for (long move : moves) {
            walk(position.play(move), ply + 1, orders / moves.length);
        }
    }

    private static long ending(Map<String, Long> byLength, String end) {
        return byLength.entrySet().stream()
                .filter(entry -> entry.getKey().endsWith(end))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    @Test
    void allGamesAreCounted() {
        assertEquals(FACTS.get("games").asLong(), ending(gamesByLength, ""));
        assertEquals(FACTS.get("x_wins").asLong(), ending(gamesByLength, "X"));
        assertEquals(FACTS.get("o_wins").asLong(), ending(gamesByLength, "O"));
        assertEquals(FACTS.get("draws").asLong(), ending(gamesByLength, "D"));
        Map<String, Long> expected = new TreeMap<>();
        FACTS.get("games_by_length")
                .properties()
                .forEach(entry -> expected.put(entry.getKey(), entry.getValue().asLong()));
        assertEquals(expected, gamesByLength);
    }

    @Test
    void nodesAreCountedAtEveryPly() {
        long[] expected = Oracle.each(FACTS.get("nodes_at_ply"))
                .mapToLong(JsonNode::asLong)
                .toArray();
        assertArrayEquals(expected, nodesAtPly);
        assertEquals(
                FACTS.get("nodes_incl_root").asLong(), Arrays.stream(nodesAtPly).sum());
        for (int ply = 0; ply <= 9; ply++) {
            assertEquals(expected[ply], Perft.count(rules, ply).nodes());
        }
        assertEquals(new Perft(10, 0, FACTS.get("games").asLong()), Perft.count(rules, 10));
    }

    @Test
    void distinctPositionsAreCounted() {
        assertEquals(FACTS.get("positions").asInt(), seen.size());
        assertEquals(
                FACTS.get("terminal_positions").asInt(),
                seen.stream()
                        .filter(position -> position.turn() == Position.OVER)
                        .count());
        assertEquals(
                FACTS.get("positions_up_to_symmetry").asInt(),
                seen.stream().map(TicTacToeOracleTest::smallestImage).distinct().count());
    }

    private static String smallestImage(TicTacToe position) {
        String image = position.toString();
        String smallest = image;
        for (int turn = 0; turn < 4; turn++) {
            image = permuted(image, "630741852");
            String mirrored = permuted(image, "210543876");
            smallest = image.compareTo(smallest) < 0 ? image : smallest;
            smallest = mirrored.compareTo(smallest) < 0 ? mirrored : smallest;
        }
        return smallest;
    }

    private static String permuted(String text, String from) {
        StringBuilder image = new StringBuilder();
        from.chars().forEach(cell -> image.append(text.charAt(cell - '0')));
        return image + text.substring(9);
    }

    @Test
    void withPerfectPlayEveryFirstMoveDraws() {
        assertEquals(FACTS.get("value_first_player").asDouble(), value(rules.start()));
        List<Double> values = new ArrayList<>();
        for (long move : rules.start().moves()) {
            values.add(0 - value(rules.start().play(move)));
        }
        assertEquals(
                Oracle.each(FACTS.get("values_of_first_moves"))
                        .map(JsonNode::asDouble)
                        .toList(),
                values);
    }

    private static double value(TicTacToe position) {
        return position.turn() == Position.OVER
                ? position.score(position.side())
                : Arrays.stream(position.moves())
                        .mapToDouble(move -> 0 - value(position.play(move)))
                        .max()
                        .orElseThrow();
    }

    @Test
    void randomPlayHasTheExactOddsOfTheTables() {
        for (JsonNode exact : List.of(
                FACTS.get("random_playout_exact"),
                Oracle.read("random_playout_statistics.json").get("tic_tac_toe_exact"))) {
            assertOdds(exact, "p_x", ending(ordersByLength, "X"));
            assertOdds(exact, "p_o", ending(ordersByLength, "O"));
            assertOdds(exact, "p_draw", ending(ordersByLength, "D"));
            long plies = 0;
            for (Map.Entry<String, Long> entry : ordersByLength.entrySet()) {
                plies += (entry.getKey().charAt(0) - '0') * entry.getValue();
            }
            assertOdds(exact, "mean_plies", plies);
        }
    }

    /** Exact: the fraction of the table and orders / 9! are the same. */
    private static void assertOdds(JsonNode exact, String name, long orders) {
        String[] fraction = exact.get(name).asText().split("/", 2);
        assertEquals(Long.parseLong(fraction[0]) * ORDERS, orders * Long.parseLong(fraction[1]), name);
        assertEquals(exact.get(name + "_float").asDouble(), (double) orders / ORDERS, 1e-12, name);
    }
}
