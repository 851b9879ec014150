package org.botarena.search.montecarlo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.dice.Dice;
import org.botarena.game.divide.Divide;
import org.botarena.game.matches.Matches;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.botarena.search.Scoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** UCB1 at the root: its formula, and the decisions of the course's tests. */
class UcbTest {
    private static final int SEEDS = 20;

    private static <P extends Position<P>> long choose(Rules<P> rules, P position, int gamesPerMove, long seed) {
        Budget budget = Budget.units((long) gamesPerMove * position.moves().length);
        return new Ucb<>(rules, Ucb.C, new SplittableRandom(seed)).choose(position, budget);
    }

    private static <P extends Position<P>> void assertChosen(Rules<P> rules, P position, int gamesPerMove, long move) {
        for (int seed = 0; seed < SEEDS; seed++) {
            long chosen = choose(rules, position, gamesPerMove, seed);
            assertEquals(position.show(move), position.show(chosen), position + ", seed " + seed);
        }
    }

    @Test
    void theFormulaMatchesTheCourse() {
        for (JsonNode oracle : Facts.read("search.json").get("ucb")) {
            for (int i = 0; i < oracle.get("N").size(); i++) {
                double n = oracle.get("N").get(i).asDouble();
                double bound = Ucb.bound(
                        oracle.get("W").get(i).asDouble() / n,
                        oracle.get("c").asDouble(),
                        oracle.get("parentN").asLong(),
                        (long) n);
                assertEquals(oracle.get("ucb1").get(i).asDouble(), bound, 1e-12, oracle.toString());
            }
        }
    }

    @Test
    void theUtilityMatchesTheCourse() {
        for (JsonNode oracle : Facts.read("search.json").get("scoring")) {
            long wins = oracle.get("w").asLong();
            long losses = oracle.get("l").asLong();
            long draws = oracle.get("d").asLong();
            assertEquals(oracle.get("v").asDouble(), Scoring.scoring(wins, losses, draws), 1e-12, oracle.toString());
            assertEquals(oracle.get("v").asDouble(), Utility.SCORING.of(wins, losses, draws), 1e-12);
        }
    }

    @Test
    void aMoveThatAlwaysWinsIsExpectedToWinAndAMoveWithoutGamesHasNoExpectation() {
        Rules<Matches> rules = Facts.rules("matches:n=7,take=false", Matches.class);
        Matches position = rules.parse("2 0");
        Ucb<Matches> ucb = new Ucb<>(rules, Ucb.C, new SplittableRandom(1));
        assertEquals(1, ucb.choose(position, Budget.units(20)));
        assertEquals(1, ucb.mean(1));
        ucb.choose(position, Budget.units(0));
        assertTrue(Double.isNaN(ucb.mean(1)));
    }

    @Test
    void aDrawIsHalfAWinInARatio() {
        assertEquals(0.55, Utility.RATIO.of(3, 2, 5));
    }

    /** Matches(7, false): the agent takes all but one. */
    @ParameterizedTest
    @ValueSource(ints = {10, 50, 100})
    void itTakesAllMatchesButOne(int gamesPerMove) {
        Rules<Matches> rules = Facts.rules("matches:n=7,take=false", Matches.class);
        for (int left = 2; left <= 4; left++) {
            assertChosen(rules, rules.parse(left + " 0"), gamesPerMove, left - 1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void itTurnsTheFaceThatUsesUpTheCounter(int counter) {
        Rules<Dice> rules = Facts.rules("dice:counter=8,face=6", Dice.class);
        assertChosen(rules, rules.parse(counter + ",6 0"), 100, counter);
    }

    @Test
    void theFirstMoveIsPlayedIfAllAreEqual() {
        Rules<Divide> rules = Facts.rules("divide:a=7,b=17", Divide.class);
        Divide position = rules.parse("3,4 0");
        assertChosen(rules, position, 100, position.moves()[0]);
    }

    @Test
    void theLastCellWinsInMorpion() {
        Rules<Morpion> rules = Facts.rules("morpion", Morpion.class);
        Morpion position = rules.parse("XOX.OX..O 6");
        long[] moves = position.moves();
        assertChosen(rules, position, 100, moves[moves.length - 1]);
    }

    /**
     * C = 0.3 is too small to give the best move a second game if it lost the first; UCB1's constant is large enough.
     */
    @Test
    void withEnoughExplorationTheOnlyMoveThatDoesNotLoseIsFound() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        for (int seed = 0; seed < SEEDS; seed++) {
            Ucb<TicTacToe> ucb = new Ucb<>(rules, Math.sqrt(2), new SplittableRandom(seed));
            assertEquals(5, ucb.choose(rules.parse("O.X.O...X O"), Budget.units(5000)), "seed " + seed);
        }
    }

    @ParameterizedTest
    @CsvSource({"SCORING", "RATIO"})
    void flatMonteCarloFindsTheOnlyMoveThatDoesNotLose(Utility utility) {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        for (int seed = 0; seed < SEEDS; seed++) {
            FlatMonteCarlo<TicTacToe> flat = new FlatMonteCarlo<>(rules, utility, new SplittableRandom(seed));
            assertEquals(5, flat.choose(rules.parse("O.X.O...X O"), Budget.units(1000)), "seed " + seed);
        }
    }

    @Test
    void amongEqualsFlatMonteCarloPlaysTheFirst() {
        Rules<Divide> rules = Facts.rules("divide:a=7,b=17", Divide.class);
        Divide position = rules.parse("3,4 0");
        FlatMonteCarlo<Divide> flat = new FlatMonteCarlo<>(rules, Utility.SCORING, new SplittableRandom(1));
        assertEquals(position.moves()[0], flat.choose(position, Budget.units(50)));
    }

    @Test
    void withoutGamesItReturnsNoMove() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        assertEquals(Position.NONE, choose(rules, rules.start(), 0, 1));
        FlatMonteCarlo<TicTacToe> flat = new FlatMonteCarlo<>(rules, Utility.RATIO, new SplittableRandom(1));
        assertEquals(Position.NONE, flat.choose(rules.start(), Budget.units(0)));
    }
}
