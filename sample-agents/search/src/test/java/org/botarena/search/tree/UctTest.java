package org.botarena.search.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.matches.Matches;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Facts;
import org.botarena.search.evaluation.Evaluation;
import org.junit.jupiter.api.Test;

/** UCT as a tree of nodes: its formula, its counts, its proofs, and the kept tree. */
class UctTest {
    private static final long[] NOTHING = {};
    private static final Uct.Settings UCB1 = Uct.Settings.of(2).withNodes(200_000);

    private final Rules<Reversi> reversi = Facts.rules("reversi", Reversi.class);
    private final Rules<Reversi> small = Facts.rules("reversi:size=6", Reversi.class);
    private final Rules<TicTacToe> ticTacToe = Facts.rules("tictactoe", TicTacToe.class);
    private final Rules<Matches> matches = Facts.rules("matches:n=25", Matches.class);

    private static <P extends Position<P>> Uct<P> uct(Rules<P> rules, Uct.Settings settings, long seed) {
        return new Uct<>(rules, settings, Evaluation.nothing(), new SplittableRandom(seed));
    }

    private static long[] followed(long... moves) {
        return moves;
    }

    @Test
    void theFormulaHasItsConstantInsideTheRoot() {
        for (JsonNode oracle : Facts.read("search.json").get("ucb")) {
            double kLogT = 2 * Math.log(oracle.get("parentN").asDouble());
            for (int i = 0; i < oracle.get("N").size(); i++) {
                double wins = oracle.get("W").get(i).asDouble();
                double visits = oracle.get("N").get(i).asDouble();
                double expected = oracle.get("sorbonne_K2").get(i).asDouble();
                assertEquals(expected, Guidance.NONE.bound(wins, visits, kLogT, 0, 0), 1e-12, oracle.toString());
            }
        }
    }

    @Test
    void anEvaluationWithoutWeightChangesNothing() {
        for (Guidance guidance : Guidance.values()) {
            assertEquals(
                    Guidance.NONE.bound(7, 10, 3, 0, 0.4), guidance.bound(7, 10, 3, 0, 0.4), 1e-12, guidance::name);
        }
    }

    /** mu = 0.7, K ln T = 3.6, T_child = 10, h = 0.4, weight 0.5: mu + E is 0.7 + 0.6. */
    @Test
    void anEvaluationGuidesAsTheCourseWritesIt() {
        assertEquals(1.3 + 0.5 * 0.4, Guidance.ADDITIVE.bound(7, 10, 3.6, 0.5, 0.4), 1e-12);
        assertEquals(1.3 * 1.2, Guidance.MULTIPLICATIVE.bound(7, 10, 3.6, 0.5, 0.4), 1e-12);
        assertEquals((7 + 0.5 * 0.7) / 10.5 + 0.6, Guidance.PRIOR.bound(7, 10, 3.6, 0.5, 0.4), 1e-12);
        assertEquals(0.7 + Math.sqrt(3.6 / (10 * 0.8)), Guidance.MODULATED.bound(7, 10, 3.6, 0.5, 0.4), 1e-12);
    }

    @Test
    void everySimulationIsCountedInOneChildOfTheRoot() {
        Uct<Reversi> uct = uct(reversi, UCB1, 1);
        uct.choose(reversi.start(), NOTHING, Budget.units(5000));
        int children =
                Arrays.stream(reversi.start().moves()).mapToInt(uct::visits).sum();
        assertEquals(5000, uct.visits());
        assertEquals(5000, children);
    }

    /** A root that was a leaf before has one visit that none of its children has. */
    @Test
    void theRootOfAKeptTreeHasOneVisitMoreThanItsChildren() {
        Uct<Reversi> uct = uct(reversi, UCB1, 5);
        Reversi position = reversi.start();
        long first = uct.choose(position, NOTHING, Budget.units(4000));
        position = position.play(first);
        long reply = position.moves()[0];
        position = position.play(reply);
        uct.choose(position, followed(first, reply), Budget.units(1000));
        int children = Arrays.stream(position.moves()).mapToInt(uct::visits).sum();
        assertTrue(uct.visits() > 1050, "visits kept: " + (uct.visits() - 1000));
        assertEquals(uct.visits(), children + 1);
    }

    @Test
    void aTreeThatIsNotKeptIsNew() {
        Uct<Reversi> uct = uct(reversi, UCB1.withTreeKept(false), 5);
        Reversi position = reversi.start();
        long first = uct.choose(position, NOTHING, Budget.units(1000));
        position = position.play(first);
        long reply = position.moves()[0];
        uct.choose(position.play(reply), followed(first, reply), Budget.units(1000));
        assertEquals(1000, uct.visits());
    }

    @Test
    void aPositionOutsideTheTreeStartsANewTree() {
        Uct<Reversi> uct = uct(reversi, UCB1, 5);
        Reversi after = reversi.start().play(reversi.start().moves()[0]);
        uct.choose(after, followed(reversi.start().moves()[0]), Budget.units(500));
        uct.choose(reversi.start(), NOTHING, Budget.units(100));
        assertEquals(100, uct.visits());
    }

    @Test
    void aFullTreeStopsGrowingAndTheSimulationsContinue() {
        Uct<Reversi> uct = uct(reversi, UCB1.withNodes(200), 5);
        uct.choose(reversi.start(), NOTHING, Budget.units(5000));
        assertTrue(uct.nodes() <= 200, uct.nodes() + " nodes");
        assertEquals(5000, uct.visits());
    }

    @Test
    void thereIsSpaceForTheRootsChildrenWithAnyNumberOfNodes() {
        Uct<TicTacToe> uct = uct(ticTacToe, UCB1.withNodes(1), 1);
        assertEquals(4, uct.choose(ticTacToe.start(), NOTHING, Budget.units(2000)), "the middle is best in play-outs");
        assertEquals(1 + 9, uct.nodes());
    }

    /** Everything is proven long before the simulations are used up, and a proven result costs none. */
    @Test
    void aProvenDecisionEndsTheSearch() {
        int[] asked = new int[1];
        Uct<Matches> uct = uct(matches, UCB1, 1);
        long taken = uct.choose(matches.parse("9 0"), NOTHING, () -> asked[0]++ < 1_000_000);
        assertEquals(1, taken);
        assertTrue(uct.isDecided());
        assertTrue(asked[0] < 10_000, asked[0] + " simulations");
    }

    @Test
    void aProvenResultIsTrue() {
        for (int left = 2; left <= 12; left++) {
            Matches heap = matches.parse(left + " 1");
            Uct<Matches> uct = uct(matches, UCB1, left);
            uct.choose(heap, NOTHING, Budget.units(20_000));
            for (long taken : heap.moves()) {
                boolean leavesAWin = (left - taken) % 4 != 0;
                assertTrue(!uct.isLost(taken) || leavesAWin, "%d from %d does not lose".formatted(taken, left));
            }
            assertTrue(uct.isDecided(), left + " are left");
        }
    }

    @Test
    void withoutProofsNothingIsProven() {
        Uct<Matches> uct = uct(matches, UCB1.withProofs(false), 1);
        uct.choose(matches.parse("5 0"), NOTHING, Budget.units(5000));
        assertEquals(5000, uct.visits());
        assertTrue(!uct.isDecided());
    }

    @Test
    void itBeatsRandomAlmostAlways() {
        int points = 0;
        for (int game = 0; game < 40; game++) {
            SplittableRandom opponent = new SplittableRandom(game);
            Uct<Reversi> uct = uct(small, UCB1, game);
            Reversi position = small.start();
            long[] history = {};
            int own = game % 2;
            while (position.turn() != Position.OVER) {
                long move = position.turn() == own
                        ? uct.choose(position, history, Budget.units(300))
                        : position.randomMove(opponent);
                position = position.play(move);
                history = Arrays.copyOf(history, history.length + 1);
                history[history.length - 1] = move;
            }
            points += position.score(own) > 0 ? 1 : 0;
        }
        assertTrue(points >= 38, points + " wins of 40");
    }

    /**
     * nbRuns games at a leaf count as that number of visits; with children at the first visit, the root's leaves have
     * nodes below them.
     */
    @Test
    void aLeafMayGetSeveralGamesAndItsChildrenAtOnce() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        Uct.Settings settings = Uct.Settings.of(2).withProofs(false);
        Uct<TicTacToe> several =
                new Uct<>(rules, settings.withRuns(10, false), Evaluation.nothing(), new SplittableRandom(1));
        several.choose(rules.start(), new long[0], Budget.units(9));
        assertEquals(90, several.visits());
        assertEquals(1 + 9, several.nodes());
        Uct<TicTacToe> atOnce =
                new Uct<>(rules, settings.withRuns(1, true), Evaluation.nothing(), new SplittableRandom(1));
        atOnce.choose(rules.start(), new long[0], Budget.units(9));
        assertEquals(9, atOnce.visits());
        assertEquals(1 + 9 + 9 * 8, atOnce.nodes());
    }
}
