package org.botarena.search.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.Facts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConnectFourSolverTest {
    private static final int BITS = 20;

    private static ConnectFour after(Rules<ConnectFour> rules, String columns) {
        ConnectFour position = rules.start();
        for (int i = 0; i < columns.length(); i++) {
            position = position.tryPlay(position.parse(columns.substring(i, i + 1)));
        }
        return position;
    }

    /** Positions of the middle and the end; those of the beginning take longer. */
    @TestFactory
    Stream<DynamicTest> everyMoveHasTheValueOfTheOracle() {
        Rules<ConnectFour> rules = Facts.rules("connectfour", ConnectFour.class);
        ConnectFourSolver solver = new ConnectFourSolver(Board.STANDARD, BITS);
        return Facts.each(Facts.read("connectfour.json").get("positions"))
                .filter(entry -> entry.get("plies").asInt() >= 14)
                .map(entry -> DynamicTest.dynamicTest(
                        entry.get("moves").asText(),
                        () -> check(after(rules, entry.get("moves").asText()), entry, solver)));
    }

    private static void check(ConnectFour position, JsonNode entry, ConnectFourSolver solver) {
        assertEquals(entry.get("value").asInt(), solver.solve(position).result());
        PerfectResult[] outcomes = solver.solveMoves(position);
        long[] moves = position.moves();
        for (int i = 0; i < moves.length; i++) {
            assertEquals(
                    entry.get("moveValues").get(ConnectFour.column(moves[i])).asInt(),
                    outcomes[i].result(),
                    "column " + position.show(moves[i]));
        }
    }

    /** Boards with an odd and an even number of cells, each with positions that a plain search can solve. */
    @ParameterizedTest
    @CsvSource({"4, 4, 4", "5, 4, 9", "4, 5, 9", "5, 5, 15", "6, 7, 33", "7, 8, 47", "7, 7, 40"})
    void resultAndPliesAreThoseOfPlainMinimax(int rows, int columns, int plies) {
        Board board = new Board(rows, columns);
        Rules<ConnectFour> rules =
                Facts.rules("connectfour:rows=%d,columns=%d".formatted(rows, columns), ConnectFour.class);
        ConnectFourSolver solver = new ConnectFourSolver(board, 16);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 40; i++) {
            ConnectFour position = rules.start();
            for (int ply = 0; ply < plies && position.turn() != Position.OVER; ply++) {
                position = position.play(position.randomMove(random));
            }
            assertEquals(minimax(position, new HashMap<>()), solver.solve(position), position::toString);
        }
    }

    private static PerfectResult minimax(ConnectFour position, Map<ConnectFour, PerfectResult> known) {
        if (position.turn() == Position.OVER) {
            return new PerfectResult((int) position.score(position.side()), 0);
        }
        PerfectResult before = known.get(position);
        if (before != null) {
            return before;
        }
        PerfectResult best = null;
        for (long move : position.moves()) {
            PerfectResult next = minimax(position.play(move), known).before();
            best = best == null || worth(next) > worth(best) ? next : best;
        }
        known.put(position, best);
        return best;
    }

    private static int worth(PerfectResult outcome) {
        return outcome.result() * (100 - outcome.plies());
    }

    /** X owns columns 3 to 5 of the lowest row, and both ends are free. */
    @Test
    void anOpenThreeWinsWithTheNextStoneOrTheOneAfter() {
        Rules<ConnectFour> rules = Facts.rules("connectfour", ConnectFour.class);
        ConnectFourSolver solver = new ConnectFourSolver(Board.STANDARD, BITS);
        assertEquals("+1", solver.solve(after(rules, "334455")).toString());
        assertEquals("-2", solver.solve(after(rules, "33445")).toString());
        assertEquals("-0", solver.solve(after(rules, "3344556")).toString());
    }

    @Test
    void aPositionOfAnotherBoardIsRefused() {
        ConnectFour other = Facts.rules("connectfour:rows=4", ConnectFour.class).start();
        assertThrows(IllegalArgumentException.class, () -> new ConnectFourSolver(Board.STANDARD, 1).solve(other));
    }
}
