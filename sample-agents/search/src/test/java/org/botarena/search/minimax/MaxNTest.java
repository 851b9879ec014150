package org.botarena.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.botarena.api.Rules;
import org.botarena.game.tritactoe.TriTacToe;
import org.botarena.search.Decision;
import org.botarena.search.Facts;
import org.botarena.search.Meter;
import org.botarena.search.evaluation.Estimation;
import org.junit.jupiter.api.Test;

/**
 * Three sides play for themselves: X, O and T on the cells 0 to 11. {@link TreesTest} checks that max^n is minimax for
 * two players.
 */
class MaxNTest {
    private static final int TO_THE_END = 12;

    private final Rules<TriTacToe> rules = Facts.rules("tritactoe", TriTacToe.class);

    private Decision maxN(String position, int depth) {
        return new MaxN<>(rules, Estimation.plain(rules)).decide(rules.parse(position), depth, Meter.unlimited());
    }

    private Decision paranoid(String position) {
        return new Minimax<>(rules, Estimation.plain(rules))
                .decide(rules.parse(position), TO_THE_END, Meter.unlimited());
    }

    @Test
    void aPlayerWhoCanWinWins() {
        assertEquals(new Decision(3, 100), maxN("OXX.O...TT.. X", 1));
    }

    @Test
    void theLastPlayerBeforeAThreatMustBlockIt() {
        assertEquals(10, maxN("O..OT...XX.. T", TO_THE_END).move());
    }

    @Test
    void anEarlierPlayerLeavesTheBlockToTheLastOneExceptInParanoidSearch() {
        // X threatens 3. O takes 5 and threatens 9 and 10. T must stop X, and X stops only one of the two.
        String threatened = "OOX...TXT..X O";
        assertEquals(new Decision(5, 100), maxN(threatened, TO_THE_END));
        assertEquals(new Decision(3, 0), paranoid(threatened));
    }

    @Test
    void withTheBestForEachTheGameIsDrawn() {
        assertEquals(0, maxN("XOT......... X", 7).value());
    }
}
