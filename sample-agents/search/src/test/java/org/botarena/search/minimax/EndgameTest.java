package org.botarena.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.Decision;
import org.botarena.search.Facts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The FFO positions: alpha-beta with a table finds the exact score and a move that achieves it. */
class EndgameTest {
    private static final Rules<Reversi> REVERSI = Facts.rules("reversi", Reversi.class);

    private static Stream<DynamicTest> solved(int from, int to) {
        JsonNode ffo = Facts.read("reversi_endgames_ffo.json");
        return Stream.concat(
                        Facts.each(ffo.get("easy_14_to_16_empties")), Facts.each(ffo.get("medium_15_to_26_empties")))
                .filter(entry -> entry.get("empties").asInt() >= from
                        && entry.get("empties").asInt() <= to)
                .map(entry -> DynamicTest.dynamicTest(
                        "%s, %d empties"
                                .formatted(
                                        entry.get("id").asText(),
                                        entry.get("empties").asInt()),
                        () -> check(entry)));
    }

    private static void check(JsonNode entry) {
        Reversi position = REVERSI.parse(entry.get("board_a1_to_h8_rowmajor").asText() + " "
                + entry.get("side_to_move").asText());
        Endgame solver = new Endgame(REVERSI, 1 << 18);
        Decision decision = solver.solve(position);
        assertTrue(solver.isSolved());
        assertEquals(entry.get("best_score").asDouble(), decision.value());
        String move = position.show(decision.move());
        assertTrue(
                Facts.each(entry.get("best_moves"))
                        .anyMatch(best -> best.asText().equals(move)),
                move + " is not one of " + entry.get("best_moves"));
    }

    @TestFactory
    Stream<DynamicTest> endGamesOfUpTo16EmptySquaresAreSolved() {
        return solved(1, 16);
    }

    @Test
    void aPositionWithAForcedPassHasTheValueAfterIt() {
        Rules<Reversi> small = Facts.rules("reversi:size=6", Reversi.class);
        Endgame solver = new Endgame(small, 1 << 12);
        SplittableRandom random = new SplittableRandom(1);
        int passes = 0;
        while (passes < 20) {
            for (Reversi at = small.start(); at.turn() != Position.OVER; at = at.play(at.randomMove(random))) {
                if (at.moves()[0] == Reversi.PASS && at.discs(0) + at.discs(1) >= 28) {
                    assertEquals(
                            -solver.solve(at.play(Reversi.PASS)).value(),
                            solver.solve(at).value(),
                            at.toString());
                    assertTrue(solver.isSolved(), at::toString);
                    passes++;
                }
            }
        }
    }

    @Tag("full")
    @TestFactory
    Stream<DynamicTest> longerEndGamesAreSolved() {
        return solved(17, 19);
    }
}
