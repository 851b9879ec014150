package org.botarena.bench.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.ToLongFunction;
import org.botarena.api.Rules;
import org.botarena.bench.byhand.ApiWorkload;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.minimax.Endgame;
import org.junit.jupiter.api.Test;

/** The measurements of a network that plays Reversi 6x6. */
class ReversiStrengthTest {
    private static final int EMPTIES = 12; // from which on the solver plays, and is looked at

    private final Rules<Reversi> rules = ApiWorkload.rules("reversi:size=6", Reversi.class);

    private static long first(Reversi position) {
        return position.moves()[0];
    }

    private ToLongFunction<Reversi> solving() {
        Endgame solver = new Endgame(rules, 1 << 16);
        return position -> 36 - position.discs(0) - position.discs(1) > EMPTIES
                ? first(position)
                : solver.solve(position).move();
    }

    @Test
    void aSolverGivesNothingAway() {
        ReversiStrength.Account account =
                new ReversiStrength(EMPTIES).account(this::solving, () -> ReversiStrengthTest::first, 2);
        assertEquals(4, account.games());
        assertEquals(4, account.keptDiscs());
        assertEquals(4, account.keptResult());
    }

    @Test
    void whoPlaysTheFirstMoveGivesDiscsAway() {
        ReversiStrength.Account account =
                new ReversiStrength(EMPTIES).account(() -> ReversiStrengthTest::first, this::solving, 2);
        assertTrue(account.keptDiscs() < account.games(), account.toString());
    }
}
