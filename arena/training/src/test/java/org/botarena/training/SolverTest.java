package org.botarena.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.connectfour.ConnectFourSolver;
import org.junit.jupiter.api.Test;

/** The ends of games, solved from the rules only. */
class SolverTest {
    private static final int PLENTY = 1_000_000;

    @SuppressWarnings("unchecked") // positions of connectfour have this type
    private static final Rules<ConnectFour> RULES =
            (Rules<ConnectFour>) Games.installed().parse("connectfour");

    private final ConnectFourSolver exact = new ConnectFourSolver(Board.STANDARD, 18);

    private static <P extends Position<P>> OptionalInt start(Rules<P> rules) {
        return new Solver<>(rules).solve(rules.start(), PLENTY);
    }

    @Test
    void smallGamesAreSolvedFromTheirStart() {
        assertEquals(OptionalInt.of(0), start(Games.installed().parse("tictactoe")));
        assertEquals(OptionalInt.of(-1), start(Games.installed().parse("hexapawn")));
        assertEquals(OptionalInt.of(-1), start(Games.installed().parse("reversi:size=4")));
    }

    @Test
    void positionsOfConnectFourHaveTheValuesOfItsOwnSolver() {
        Solver<ConnectFour> solver = new Solver<>(RULES);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            ConnectFour position = late(random);
            int side = position.side() == 0 ? 1 : -1;
            int result = side * exact.solve(position).result();
            assertEquals(OptionalInt.of(result), solver.solve(position, PLENTY), position::toString);
        }
    }

    @Test
    void aSolvedPositionHasAllMovesThatKeepTheResultAndNoOthers() {
        Solver<ConnectFour> solver = new Solver<>(RULES);
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 100; i++) {
            ConnectFour position = late(random);
            Turn<ConnectFour> turn = solver.turn(position, PLENTY).orElseThrow();
            int result = exact.solve(position).result();
            int[] after = Arrays.stream(exact.solveMoves(position))
                    .mapToInt(outcome -> outcome.result())
                    .toArray();
            long keep = Arrays.stream(after).filter(it -> it == result).count();
            float[] expected = new float[after.length];
            for (int move = 0; move < after.length; move++) {
                expected[move] = after[move] == result ? 1f / keep : 0;
            }
            assertArrayEquals(expected, turn.policy(), 1e-6f, position::toString);
            assertEquals(result, turn.value(), "from the mover's side");
        }
    }

    @Test
    void aPositionBeyondTheLimitStaysUnsolved() {
        assertTrue(new Solver<>(RULES).solve(RULES.start(), 1000).isEmpty());
        assertTrue(new Solver<>(RULES).turn(RULES.start(), 1000).isEmpty());
        assertTrue(new Solver<>(RULES).solve(RULES.start(), 0).isEmpty());
    }

    private static ConnectFour late(SplittableRandom random) {
        ConnectFour position = RULES.start();
        while (position.plies() < 26 || position.turn() == Position.OVER) {
            position = position.turn() == Position.OVER ? RULES.start() : position.play(position.randomMove(random));
        }
        return position;
    }
}
