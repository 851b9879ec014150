package org.botarena.bench.connectfour;

import static org.botarena.bench.connectfour.NetworkStrength.PLAYERS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.ToLongFunction;
import org.botarena.game.connectfour.Board;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.connectfour.ConnectFourSolver;
import org.botarena.search.connectfour.PerfectResult;
import org.botarena.search.evaluator.Uniform;
import org.junit.jupiter.api.Test;

/** The measurements of a network that plays Connect Four. */
class NetworkStrengthTest {
    private static final ConnectFourSolver SOLVER = new ConnectFourSolver(Board.STANDARD, 18);

    private static long solved(ConnectFour position, int sign) {
        long[] moves = position.moves();
        PerfectResult[] outcomes = SOLVER.solveMoves(position);
        int best = 0;
        for (int i = 1; i < moves.length; i++) {
            best = sign * outcomes[i].result() > sign * outcomes[best].result() ? i : best;
        }
        return moves[best];
    }

    @Test
    void theSolverMakesNoMistakesAndItsOppositeMany() {
        assertEquals(0, NetworkStrength.mistakes("end-easy", position -> solved(position, 1)));
        assertTrue(NetworkStrength.mistakes("end-easy", position -> solved(position, -1)) > 20);
    }

    @Test
    void everyOpeningIsPlayedWithBothColours() {
        ToLongFunction<ConnectFour> first = position -> position.moves()[0];
        assertEquals(0.5, PLAYERS.points(first, first, PLAYERS.openings(10)));
    }

    @Test
    void aSearchBeatsTheFirstMove() {
        assertTrue(PLAYERS.points(
                        NetworkStrength.searching(new Uniform<>(), 200),
                        position -> position.moves()[0],
                        PLAYERS.openings(10))
                > 0.8);
    }
}
