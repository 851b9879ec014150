package org.botarena.bench.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.api.Rules;
import org.botarena.bench.byhand.Interface;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.minimax.Endgame;
import org.junit.jupiter.api.Test;

/** What is measured of a network that plays Reversi 6x6. */
class ReversiStrengthTest {
    private static final int LATE = 18; // discs on the board from which on the solver plays

    private final Rules<Reversi> rules = Interface.rules("reversi:size=6", Reversi.class);
    private final Endgame solver = new Endgame(rules, 1 << 16);

    private long first(Reversi position) {
        return position.moves()[0];
    }

    private long solving(Reversi position) {
        return position.discs(0) + position.discs(1) < LATE
                ? first(position)
                : solver.solve(position).move();
    }

    @Test
    void aSolverGivesNothingAway() {
        ReversiStrength.Account account = new ReversiStrength().account(this::solving, this::first, 2);
        assertEquals(4, account.games());
        assertEquals(4, account.keptDiscs());
        assertEquals(4, account.keptResult());
        assertTrue(account.points() > 2, account.toString());
    }

    @Test
    void whoPlaysTheFirstMoveGivesDiscsAway() {
        assertEquals(
                0, new ReversiStrength().account(this::first, this::solving, 2).keptDiscs());
    }
}
