package org.botarena.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.botarena.search.evaluation.Evaluation;
import org.junit.jupiter.api.Test;

/** The search of the course on draughts: what it finds without statistics. */
class CautiousUctTest {
    private static final long[] NOTHING = {};

    private final Rules<TicTacToe> ticTacToe = Facts.rules("tictactoe", TicTacToe.class);
    private final Rules<Draughts> draughts = Facts.rules("draughts", Draughts.class);

    /** The tree proves nothing here, so the look ahead has to find the move. */
    private static <P extends Position<P>> long choose(Rules<P> rules, P position, int simulations) {
        Uct.Settings settings = Uct.Settings.of(2).withProofs(false).withNodes(50_000);
        return new CautiousUct<>(rules, Math.sqrt(2), settings, Evaluation.nothing(), new SplittableRandom(1))
                .choose(position, NOTHING, Budget.units(simulations));
    }

    @Test
    void aMoveThatWinsAtOnceIsPlayedWithoutASearch() {
        assertEquals(2, choose(ticTacToe, ticTacToe.parse("XX.OO.... X"), 0));
    }

    @Test
    void theOnlyEscapeIsPlayedWithoutASearch() {
        assertEquals(5, choose(ticTacToe, ticTacToe.parse("X..OO.X.. X"), 0));
    }

    @Test
    void aMoveThatLosesAtOnceIsRejected() {
        Draughts end = draughts.parse("B:W5,21,27,K2,K8,K26:B1,14");
        for (int simulations : new int[] {1, 10, 100}) {
            String move = end.show(choose(draughts, end, simulations));
            assertEquals("14", move.substring(0, 2), "with %d simulations: 1-6 loses at once".formatted(simulations));
        }
    }

    @Test
    void theLongestResistanceIsFoundWithoutProofs() {
        Draughts end = draughts.parse("B:W5,21,27,K2,K8,K26:B1,14");
        for (int simulations : new int[] {1, 100}) {
            assertEquals("14-18", end.show(choose(draughts, end, simulations)));
        }
    }

    @Test
    void theLongestResistanceIsProvenByTheTree() {
        Draughts end = draughts.parse("B:W5,21,27,K2,K8,K26:B1,14");
        for (int seed = 0; seed < 10; seed++) {
            long move = new CautiousUct<>(
                            draughts,
                            Math.sqrt(2),
                            Uct.Settings.of(2).withNodes(200_000),
                            Evaluation.nothing(),
                            new SplittableRandom(seed))
                    .choose(end, NOTHING, Budget.units(20_000));
            assertEquals("14-18", end.show(move), "seed " + seed);
        }
    }
}
