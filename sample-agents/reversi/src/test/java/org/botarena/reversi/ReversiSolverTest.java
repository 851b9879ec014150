package org.botarena.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Optional;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.Decision;
import org.botarena.search.evaluation.GameSolver;
import org.junit.jupiter.api.Test;

/** The solver as a service. */
class ReversiSolverTest {
    @SuppressWarnings("unchecked") // reversi's positions
    private static final Rules<Reversi> RULES =
            (Rules<Reversi>) Games.installed().parse("reversi");

    private final GameSolver<Reversi> solver = GameSolver.installed(RULES).orElseThrow();

    @Test
    void itSolvesEndsForTheSideToMove() {
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 20; i++) {
            Discs position = Discs.random(random, 8);
            Decision decision = solver.solve(reversi(position), () -> true).orElseThrow();
            assertEquals(position.negamax(false), decision.value());
            assertEquals(
                    decision.value(), -position.played((int) decision.move()).negamax(false));
        }
    }

    @Test
    void itSaysWhatIsTooLargeAndStopsWhenAsked() {
        SplittableRandom random = new SplittableRandom(9);
        assertFalse(solver.isSmall(RULES.start()));
        Reversi large = reversi(Discs.random(random, 20));
        assertEquals(true, solver.isSmall(large));
        assertEquals(Optional.empty(), solver.solve(large, () -> false));
    }

    private static Reversi reversi(Discs position) {
        return new Reversi(position.mover(), position.other(), (byte) 0, (byte) 8);
    }
}
