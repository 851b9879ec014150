package org.botarena.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Rules;
import org.botarena.game.matches.Matches;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Facts;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.Simulation;
import org.junit.jupiter.api.Test;

/** Deepens by one ply each time, within a budget. */
class IterativeDeepeningTest {
    private static final Rules<Matches> MATCHES = Facts.rules("matches", Matches.class);

    /** A search that records the depths it is asked for. */
    private static Search<Matches> heard(Search<Matches> search, List<Integer> depths) {
        return (position, depth, meter) -> {
            depths.add(depth);
            return search.decide(position, depth, meter);
        };
    }

    @Test
    void theBasicVersionBeginsAtDepth0AndTheAdvancedOneAfterTheStoredDepth() {
        Memory<Matches> memory = Memory.ofPositions();
        Search<Matches> search = NegAlphaBetaMemory.standard(MATCHES, Estimation.plain(MATCHES), memory);
        List<Integer> depths = new ArrayList<>();
        IterativeDeepening.basic(heard(search, depths)).decide(MATCHES.start(), 3, Budget.unlimited());
        assertEquals(List.of(0, 0, 1, 2, 3), depths);
        depths.clear();
        IterativeDeepening.advanced(heard(search, depths), memory).decide(MATCHES.start(), 5, Budget.unlimited());
        assertEquals(List.of(0, 4, 5), depths);
    }

    @Test
    void depthZeroIsTheFirstAction() {
        Decision decision = IterativeDeepening.basic(new Minimax<>(MATCHES, Estimation.plain(MATCHES)))
                .decide(MATCHES.start(), 0, Budget.unlimited());
        assertEquals(1, decision.move());
    }

    @Test
    void aBudgetThatEndsInsideADepthLeavesTheDecisionOfTheDepthBefore() {
        Rules<Reversi> rules = Facts.rules("reversi", Reversi.class);
        Search<Reversi> search = new AlphaBeta<>(rules, Estimation.of(rules, Evaluation.suited(rules)));
        IterativeDeepening<Reversi> deepening = IterativeDeepening.basic(search);
        Decision expected = deepening.decide(rules.start(), 4, Budget.unlimited());
        long calls = deepening.calls();
        assertEquals(expected, deepening.decide(rules.start(), 20, Budget.units(calls + 100)));
        assertEquals(4, deepening.reached());
        assertTrue(deepening.calls() > calls, "it had begun with depth 5");
    }

    @Test
    void itStopsIfADepthMeetsOnlyFinishedGames() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        IterativeDeepening<TicTacToe> deepening =
                IterativeDeepening.basic(new AlphaBeta<>(rules, Estimation.plain(rules)));
        deepening.decide(rules.start(), 1000, Budget.unlimited());
        assertEquals(9, deepening.reached());
    }

    /** NegAlphaBeta_MC, NegAlphaBeta_Memory_MC and IterativeDeepening_MC prefer an end in sight to simulations. */
    @Test
    void withSimulationsForLeavesTheFamilyFindsTheWinInMatches() {
        Estimation<Matches> simulated = Estimation.of(MATCHES, new Simulation<>(MATCHES, 50, new SplittableRandom(1)));
        List<Search<Matches>> family = List.of(
                new NegAlphaBeta<>(MATCHES, simulated),
                NegAlphaBetaMemory.standard(MATCHES, simulated, Memory.ofPositions()),
                (position, depth, meter) -> IterativeDeepening.basic(new NegAlphaBeta<>(MATCHES, simulated))
                        .decide(position, depth, Budget.unlimited()));
        for (Search<Matches> search : family) {
            for (int left : new int[] {2, 3, 5, 6, 7}) {
                Decision decision = search.decide(MATCHES.parse(left + " 0"), 3, Meter.unlimited());
                assertEquals(left % 4, decision.move(), left + " left: " + decision);
            }
        }
    }
}
