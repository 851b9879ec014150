package org.botarena.arena.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;

class BalanceTest {
    private static Balance balance(String game, String openings, int pairs) {
        Rules<?> rules = Contest.game(game);
        return Balance.of(rules, Fixtures.of(rules, Openings.parse(openings, rules), 7), pairs);
    }

    @Test
    void whoOpensAtTicTacToeGetsTwoThirdsOfThePointsByChance() {
        Balance start = balance("tictactoe", "start", 10);
        assertEquals(1, start.openings(), "ten pairs from one start");
        assertEquals(0.585 + 0.127 / 2, start.mean(), 0.12, "58.5 % won, 12.7 % drawn");
    }

    @Test
    void someOpeningsAreBetterThanOthers() {
        Balance openings = balance("tictactoe", "random:4", 40);
        assertEquals(40, openings.openings());
        assertTrue(openings.least() < openings.mean() && openings.mean() < openings.most(), openings.toString());
    }

    @Test
    void theSameOpeningsGiveTheSameBalance() {
        assertEquals(balance("reversi", "random:8", 5), balance("reversi", "random:8", 5));
    }
}
