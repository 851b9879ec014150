package org.botarena.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluator.Judged;
import org.botarena.search.evaluator.Uniform;
import org.junit.jupiter.api.Test;

/** PUCT: its two formulas, and the effects of the evaluator. */
class PuctTest {
    private static final long[] NOTHING = {};
    private static final Puct.Settings SETTINGS = Puct.Settings.of(1.5);

    private final Rules<Reversi> reversi = Facts.rules("reversi", Reversi.class);
    private final Rules<TicTacToe> ticTacToe = Facts.rules("tictactoe", TicTacToe.class);

    private static double sumOf(JsonNode numbers) {
        double sum = 0;
        for (JsonNode number : numbers) {
            sum += number.asDouble();
        }
        return sum;
    }

    @Test
    void bothFormulasMatchTheReferenceProgram() {
        for (JsonNode oracle : Facts.read("search.json").get("ucb")) {
            double sumN = sumOf(oracle.get("N"));
            for (int i = 0; i < oracle.get("N").size(); i++) {
                double n = oracle.get("N").get(i).asDouble();
                double q = oracle.get("W").get(i).asDouble() / n;
                double cP = oracle.get("c").asDouble() * oracle.get("P").get(i).asDouble();
                double paper = oracle.get("puct_paper").get(i).asDouble();
                double slide = oracle.get("puct_slide_without_sqrt").get(i).asDouble();
                assertEquals(paper, Puct.Form.PAPER.bound(q, cP, sumN, n), 1e-12, oracle.toString());
                assertEquals(slide, Puct.Form.SLIDE.bound(q, cP, sumN, n), 1e-12, oracle.toString());
            }
        }
    }

    /** Equal p everywhere and v = 0: far from the end, all moves look the same. */
    @Test
    void anEvaluatorThatKnowsNothingVisitsAllMovesEqually() {
        for (Puct.Form form : Puct.Form.values()) {
            Puct<Reversi> puct = new Puct<>(reversi, SETTINGS.withForm(form), new Uniform<>(), new SplittableRandom(1));
            puct.choose(reversi.start(), NOTHING, Budget.units(400));
            for (long move : reversi.start().moves()) {
                assertEquals(
                        100, puct.visits(move), form + " " + reversi.start().show(move));
            }
        }
    }

    @Test
    void everySimulationIsCountedInOneChildOfTheRoot() {
        Puct<TicTacToe> puct = new Puct<>(ticTacToe, SETTINGS, new Uniform<>(), new SplittableRandom(1));
        puct.choose(ticTacToe.start(), NOTHING, Budget.units(777));
        int children =
                Arrays.stream(ticTacToe.start().moves()).mapToInt(puct::visits).sum();
        assertEquals(777, children);
    }

    @Test
    void aMoveThatTheEvaluatorPrefersIsVisitedMore() {
        Evaluation<Reversi> corners = (position, player) -> position.at(2, 3) == player ? 80 : 0;
        Puct<Reversi> puct = new Puct<>(reversi, SETTINGS, new Judged<Reversi>(corners, 0.25), new SplittableRandom(1));
        long liked = Reversi.move(2, 3);
        assertEquals(liked, puct.choose(reversi.start(), NOTHING, Budget.units(50)));
        assertTrue(puct.visits(liked) > 25, puct.visits(liked) + " of 50 visits");
    }

    @Test
    void theProbabilitiesOfAWrappedEvaluationAddUp() {
        Judged<Reversi> judged = new Judged<>((position, player) -> 100 * position.discs(player) / 64.0, 0.1);
        double[] policy = new double[64];
        long[] moves = reversi.start().moves();
        double value = judged.evaluate(reversi.start(), moves, moves.length, policy);
        assertEquals(2 / 64.0, value);
        assertEquals(1, Arrays.stream(policy).sum(), 1e-12);
    }

    @Test
    void aTemperatureIsAboveZero() {
        assertThrows(IllegalArgumentException.class, () -> new Judged<>(Evaluation.<Reversi>nothing(), 0));
    }
}
