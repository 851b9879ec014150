package org.botarena.search.expecti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.game.matches.Matches;
import org.botarena.game.pig.Pig;
import org.botarena.search.Facts;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.Tree;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.minimax.Minimax;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Maximum, minimum and expectation: the fractions of the reference program, and Pig solved. */
class ExpectiTest {
    private static final double PRECISION = 1e-12;

    /** A double is within 1e-12 of only one fraction with such a small denominator. */
    @TestFactory
    Stream<DynamicTest> expectiminimaxFindsTheFractionsOfTheOracle() {
        return Facts.each(Facts.read("search.json").get("expectiminimax"))
                .map(entry -> DynamicTest.dynamicTest(entry.get("exact").asText(), () -> {
                    // The tree is below a node with one move, because in some trees chance is to move at the root.
                    Tree tree = Tree.node(0, List.of(Tree.labelled(entry.get("tree"))));
                    String[] fraction = entry.get("exact").asText().split("/", -1);
                    double value = new Expectiminimax<>(tree.rules(), Tree.written())
                            .decide(tree, 20, Meter.unlimited())
                            .value();
                    assertEquals(Double.parseDouble(fraction[0]), value * Double.parseDouble(fraction[1]), PRECISION);
                }));
    }

    @Test
    void withoutChanceExpectiminimaxIsMinimax() {
        Rules<Matches> rules = Facts.rules("matches", Matches.class);
        Estimation<Matches> plain = Estimation.plain(rules);
        for (int left = 1; left <= 12; left++) {
            Matches position = rules.parse(left + " 0");
            assertEquals(
                    new Minimax<>(rules, plain).decide(position, 20, Meter.unlimited()),
                    new Expectiminimax<>(rules, plain).decide(position, 20, Meter.unlimited()));
        }
    }

    /** Against a perfect opponent the safe 3 is best; against one who errs half the time, the trap's 10 is better. */
    @Test
    void expectimaxSetsATrapThatMinimaxAvoids() {
        Tree tree = Tree.node(
                0, List.of(Tree.node(1, leaves(3, 3)), Tree.node(1, leaves(-2, 10)), Tree.node(1, leaves(2, 2))));
        assertEquals(
                0,
                new Expectiminimax<>(tree.rules(), Tree.written())
                        .decide(tree, 9, Meter.unlimited())
                        .move());
        var expectimax = new Expectimax<>(tree.rules(), Tree.written(), Expectimax.Model.uniform());
        assertEquals(1, expectimax.decide(tree, 9, Meter.unlimited()).move());
        assertEquals(4, expectimax.decide(tree, 9, Meter.unlimited()).value());
        var wary = new Expectimax<>(tree.rules(), Tree.written(), (position, moves) -> new double[] {0.9, 0.1});
        assertEquals(0, wary.decide(tree, 9, Meter.unlimited()).move());
    }

    private static List<Tree> leaves(double... values) {
        return Arrays.stream(values).mapToObj(Tree::leaf).toList();
    }

    /** Neller and Presser 2004; a million positions with a choice, and a million rolls. */
    @Tag("full")
    @Test
    void valueIterationOverAllOfPigGivesTheOpener5306() {
        Rules<Pig> rules = Facts.rules("pig", Pig.class);
        ValueIteration<Pig> pig = ValueIteration.of(rules, 1e-7);
        assertEquals(0.5306, (1 + pig.value(rules.start())) / 2, 0.00005);
        assertEquals(Pig.ROLL, pig.best(rules.parse("0,0,20,0")));
        assertEquals(Pig.HOLD, pig.best(rules.parse("0,0,21,0")));
    }

    /**
     * To three points the opener wins with probability 36/43: rolling again with a turn total of 2 wins 5/6 + (1 - p)/6
     * at 0:0, so p = 4/6 + (5/6 + (1 - p)/6)/6 + (1 - p)/6.
     */
    @Test
    void valueIterationMatchesASolutionByHand() {
        Rules<Pig> rules = Facts.rules("pig:target=3", Pig.class);
        ValueIteration<Pig> pig = ValueIteration.of(rules, PRECISION);
        assertEquals(36 / 43.0, (1 + pig.value(rules.start())) / 2, 1e-9);
        assertEquals(Pig.ROLL, pig.best(rules.parse("0,0,2,0")));
        assertEquals(-pig.value(rules.start()), pig.value(rules.parse("0,0,0,1")), 1e-9);
    }

    /** More decisions are correct with each depth. */
    @Test
    void expectiminimaxApproachesTheDecisionsOfTheSolvedGame() {
        Rules<Pig> rules = Facts.rules("pig:target=30", Pig.class);
        ValueIteration<Pig> solved = ValueIteration.of(rules, 1e-10);
        double shallow = agreement(rules, solved, 2);
        double deep = agreement(rules, solved, 6);
        assertTrue(deep > shallow, shallow + " at depth 2, " + deep + " at depth 6");
        assertTrue(deep > 0.85, deep + " at depth 6");
    }

    /** The share of positions with a choice in which the search decides like the solved game. */
    private static double agreement(Rules<Pig> rules, ValueIteration<Pig> solved, int depth) {
        Search<Pig> search = new Expectiminimax<>(rules, Estimation.of(rules, Evaluation.suited(rules)));
        List<Pig> asked = solved.positions().stream()
                .filter(position -> position.turn() == 0 && position.moves().length == 2)
                .filter(position -> (position.score0() + 7 * position.score1() + 3 * position.turnTotal()) % 11 == 0)
                .toList();
        long right = asked.stream()
                .filter(position ->
                        search.decide(position, depth, Meter.unlimited()).move() == solved.best(position))
                .count();
        return (double) right / asked.size();
    }
}
