package org.botarena.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.botarena.game.pig.Pig;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Facts;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.Tree;
import org.botarena.search.evaluation.Estimation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The drawn trees of the reference program, and the known numbers of leaves. */
class TreesTest {
    private static final int DEEP = 20;

    private static Stream<DynamicTest> trees(Consumer<JsonNode> check) {
        return Facts.each(Facts.read("search.json").get("trees"))
                .map(tree -> DynamicTest.dynamicTest(tree.get("name").asText(), () -> check.accept(tree)));
    }

    private static Tree tree(JsonNode entry) {
        return Tree.alternating(entry.get("tree"), entry.get("rootIsMax").asBoolean() ? 0 : 1);
    }

    private static List<Search<Tree>> searches(Tree tree) {
        return List.of(
                new Minimax<>(tree.rules(), Tree.written()),
                new AlphaBeta<>(tree.rules(), Tree.written()),
                new Negamax<>(tree.rules(), Tree.written()),
                new NegAlphaBeta<>(tree.rules(), Tree.written()),
                new MaxN<>(tree.rules(), Tree.written()),
                (position, depth, meter) -> tableSearch(tree).decide(position, depth, Budget.unlimited()));
    }

    private static TableSearch<Tree> tableSearch(Tree tree) {
        return new TableSearch<>(
                tree.rules(), Tree.written(), (position, player) -> 0, new TranspositionTable<>(1 << 10), 0);
    }

    private static long leaves(Search<Tree> search, Tree tree) {
        Meter meter = Meter.unlimited();
        search.decide(tree, DEEP, meter);
        return meter.leaves();
    }

    @TestFactory
    Stream<DynamicTest> everySearchFindsTheFirstBestChildAndItsValue() {
        return trees(entry -> {
            Tree tree = tree(entry);
            for (Search<Tree> search : searches(tree)) {
                Decision decision = search.decide(tree, DEEP, Meter.unlimited());
                double own = entry.get("rootIsMax").asBoolean() ? decision.value() : -decision.value();
                assertEquals(
                        entry.get("minimax").asDouble(), own, search.getClass().getSimpleName());
                assertEquals(
                        entry.get("bestIndex").asLong(),
                        decision.move(),
                        search.getClass().getSimpleName());
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> minimaxLooksAtEveryLeafAndAlphaBetaAtThoseThatTheOracleCounts() {
        return trees(entry -> {
            Tree tree = tree(entry);
            assertEquals(entry.get("leaves").asLong(), leaves(new Minimax<>(tree.rules(), Tree.written()), tree));
            long expected = entry.get("alphabeta_leaves_ge").asLong();
            assertEquals(expected, leaves(new AlphaBeta<>(tree.rules(), Tree.written()), tree));
            assertEquals(expected, leaves(new Negamax<>(tree.rules(), Tree.written()), tree));
        });
    }

    @TestFactory
    Stream<DynamicTest> inPerfectOrderTheOracleCountsTheLeast() {
        return trees(entry -> {
            Tree tree = tree(entry).inPerfectOrder();
            assertEquals(
                    entry.get("alphabeta_leaves_perfect_order").asLong(),
                    leaves(new AlphaBeta<>(tree.rules(), Tree.written()), tree));
        });
    }

    /** Knuth and Moore 1975: b^ceil(m/2) + b^floor(m/2) - 1. */
    @Test
    void inPerfectOrderAlphaBetaVisitsTwiceTheSquareRootOfTheLeaves() {
        for (int b = 2; b <= 5; b++) {
            for (int m = 1; m <= 6; m++) {
                long expected = power(b, (m + 1) / 2) + power(b, m / 2) - 1;
                Tree tree = numbered(b, m, 0, new double[1]).inPerfectOrder();
                assertEquals(expected, leaves(new AlphaBeta<>(tree.rules(), Tree.written()), tree), b + " " + m);
                assertEquals(expected, leaves(new Negamax<>(tree.rules(), Tree.written()), tree), b + " " + m);
            }
        }
    }

    private static long power(int base, int exponent) {
        return LongStream.generate(() -> base).limit(exponent).reduce(1, (product, factor) -> product * factor);
    }

    /** Leaves 1, 2, 3 …, all different. */
    private static Tree numbered(int b, int m, int turn, double[] last) {
        if (m == 0) {
            return Tree.leaf(++last[0]);
        }
        return Tree.node(
                turn,
                IntStream.range(0, b)
                        .mapToObj(i -> numbered(b, m - 1, 1 - turn, last))
                        .toList());
    }

    /** The sign depends on whose turn it is: here player 0 moves twice, then player 1 moves twice. */
    @Test
    void aSideMayMoveTwiceInARow() {
        Tree twice = Tree.node(
                0,
                List.of(
                        Tree.node(0, List.of(four(3, 9, 4, 8), four(-7, 2, 6, 5))),
                        Tree.node(0, List.of(four(5, 6, 7, 10), four(1, 1, 1, 20)))));
        for (Search<Tree> search : searches(twice)) {
            assertEquals(new Decision(1, 5), search.decide(twice, DEEP, Meter.unlimited()));
        }
    }

    private static Tree four(double a, double b, double c, double d) {
        return Tree.node(
                1,
                List.of(
                        Tree.node(1, List.of(Tree.leaf(a), Tree.leaf(b))),
                        Tree.node(1, List.of(Tree.leaf(c), Tree.leaf(d)))));
    }

    @Test
    void minimaxNamesTheSearchToUseForChance() {
        var pig = Facts.rules("pig", Pig.class);
        var minimax = new Minimax<>(pig, Estimation.plain(pig));
        String said = assertThrows(
                        IllegalArgumentException.class, () -> minimax.decide(pig.start(), 3, Meter.unlimited()))
                .getMessage();
        assertEquals("chance is to move in 0,0,0,0?: minimax has no answer to that, expectiminimax has", said);
    }
}
