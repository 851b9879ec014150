package org.botarena.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.jass.Jass;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.jass.JassMcts;
import org.botarena.search.minimax.AlphaBeta;
import org.botarena.search.minimax.IterativeDeepening;
import org.botarena.search.minimax.Memory;
import org.botarena.search.minimax.Minimax;
import org.botarena.search.minimax.NegAlphaBeta;
import org.botarena.search.minimax.NegAlphaBetaMemory;
import org.botarena.search.minimax.Negamax;
import org.botarena.search.minimax.TableSearch;
import org.botarena.search.minimax.TranspositionTable;
import org.botarena.search.montecarlo.FlatMonteCarlo;
import org.botarena.search.montecarlo.Ucb;
import org.botarena.search.montecarlo.Utility;
import org.botarena.search.tree.CautiousUct;
import org.botarena.search.tree.TableUct;
import org.botarena.search.tree.Uct;
import org.junit.jupiter.api.Test;

/** The statistics of each search's last decision. */
class SearchStatisticsTest {
    private final Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);

    /** X can win with 2; O threatens to win with 5. */
    private final TicTacToe position = rules.parse("XX.OO.... X");

    private static List<String> lines(SearchStatistics statistics) {
        return statistics.toString().lines().toList();
    }

    @Test
    void aTableHasRightAlignedNumbersAndFactsBelow() {
        assertEquals(
                """
                move  visits
                4          7
                0        123
                depth: 3
                principal variation: 4 0\
                """,
                new SearchStatistics("move", "visits")
                        .row("4", "7")
                        .row("0", "123")
                        .fact("depth", 3)
                        .principalVariation(rules.start(), List.of(4L, 0L))
                        .toString());
    }

    /** The three means that the Javass assignment prints. */
    @Test
    void theMeansOfTheJassAssignmentAreShown() {
        Jass jass = Facts.rules("jass", Jass.class).parse("S 0 SJ -/S8910H678910J/-/- - -/-/-/- -:-");
        JassMcts search = new JassMcts(0, JassMcts.C, 600_000);
        search.choose(jass, JassMcts.iterations(100_000));
        List<String> lines = lines(search.statistics(jass));
        assertEquals(
                List.of(
                        "card  iterations   mean",
                        "S8         99384  76.29",
                        "S9           110  58.57",
                        "S10          506  68.30",
                        "iterations: 100000",
                        "nodes: 100001"),
                lines.subList(0, 6));
        assertTrue(lines.get(7).startsWith("principal variation: S8 "), lines::toString);
    }

    @Test
    void aTreeReportsVisitsMeansDepthAndProofs() {
        Uct<TicTacToe> uct = new Uct<>(rules, Uct.Settings.of(2), Evaluation.nothing(), new SplittableRandom(1));
        uct.choose(position, new long[0], Budget.units(1000));
        List<String> lines = lines(uct.statistics(position));
        assertEquals("move  visits   mean    proven", lines.get(0).stripTrailing());
        assertTrue(lines.stream().anyMatch(line -> line.matches("2 .* 1\\.000 +won in 1")), lines::toString);
        assertEquals("principal variation: 2", lines.get(lines.size() - 1));
        long visits = lines.stream()
                .filter(line -> line.matches("\\d .*"))
                .mapToLong(line -> Long.parseLong(line.split(" +", -1)[1]))
                .sum();
        assertTrue(lines.contains("simulations: " + visits), lines::toString);
    }

    @Test
    void aTreeWithoutProofsReportsItsDepth() {
        Uct<TicTacToe> uct =
                new Uct<>(rules, Uct.Settings.of(2).withProofs(false), Evaluation.nothing(), new SplittableRandom(1));
        TicTacToe start = rules.start();
        uct.choose(start, new long[0], Budget.units(9));
        assertTrue(lines(uct.statistics(start)).contains("depth: 1"), "each of the nine moves was visited once");
        uct.choose(start, new long[0], Budget.units(1));
        assertTrue(
                lines(uct.statistics(start)).contains("depth: 2"),
                () -> uct.statistics(start).toString());
    }

    @Test
    void aDecisionWithoutASearchSaysSo() {
        CautiousUct<TicTacToe> cautious =
                new CautiousUct<>(rules, 1, Uct.Settings.of(2), Evaluation.nothing(), new SplittableRandom(1));
        cautious.choose(position, new long[0], Budget.units(10));
        assertEquals(List.of("2: wins at once"), lines(cautious.statistics(position)));
    }

    @Test
    void aDescentOfTheCourseShowsItsCounters() {
        TableUct<TicTacToe> uct = new TableUct<>(rules, TableUct.Settings.ofTheCourse(1, 3), new SplittableRandom(1));
        uct.choose(position, new long[0], Budget.unlimited());
        List<String> lines = lines(uct.statistics(position));
        assertEquals("move  games  won  lost  drawn  utility", lines.get(0));
        assertEquals("2         3    3     0      0    1.000", lines.get(1));
        assertEquals("principal variation: 2", lines.get(lines.size() - 1));
    }

    @Test
    void flatMonteCarloAndUcbShowTheGamesOfEachMove() {
        FlatMonteCarlo<TicTacToe> flat = new FlatMonteCarlo<>(rules, Utility.RATIO, new SplittableRandom(1));
        flat.choose(position, Budget.units(20));
        assertEquals(
                "2        20   20     0      0    1.000",
                lines(flat.statistics()).get(1));
        assertTrue(lines(flat.statistics()).contains("games: 100"));
        Ucb<TicTacToe> ucb = new Ucb<>(rules, Ucb.C, new SplittableRandom(1));
        ucb.choose(position, Budget.units(100));
        assertTrue(lines(ucb.statistics()).contains("games: 100"));
    }

    /**
     * The first of the course's algorithms visits every leaf; those that cut visit fewer, and report the number of
     * cuts.
     */
    @Test
    void theMinimaxFamilyCountsCallsLeavesAndCutOffs() {
        TicTacToe start = rules.parse("O.X.O...X O");
        Estimation<TicTacToe> plain = Estimation.plain(rules);
        List<String> minimax = searched(new Minimax<>(rules, plain), start);
        assertEquals(
                List.of("value: 0.00", "depth: 5", "calls: 185", "leaves: 86", "cut-offs: 0"), minimax.subList(0, 5));
        for (Search<TicTacToe> search : List.of(
                new AlphaBeta<>(rules, plain),
                new Negamax<>(rules, plain),
                new NegAlphaBeta<>(rules, plain),
                NegAlphaBetaMemory.standard(rules, plain, Memory.ofPositions()))) {
            List<String> lines = searched(search, start);
            assertEquals("value: 0.00", lines.get(0));
            assertTrue(number(lines.get(2)) < 185, lines::toString);
            assertTrue(number(lines.get(4)) > 0, lines::toString);
            assertTrue(lines.get(5).startsWith("principal variation: 5 "), lines::toString);
        }
    }

    private static <P extends Position<P>> List<String> searched(Search<P> search, P position) {
        Meter meter = Meter.unlimited();
        Decision decision = search.decide(position, 5, meter);
        return lines(search.statistics(position, 5, decision, meter, Meter.unlimited()));
    }

    private static long number(String fact) {
        return Long.parseLong(fact.substring(fact.indexOf(' ') + 1));
    }

    @Test
    void thePrincipalVariationIsShorterIfTheTimeIsUp() {
        TicTacToe start = rules.parse("O.X.O...X O");
        AlphaBeta<TicTacToe> search = new AlphaBeta<>(rules, Estimation.plain(rules));
        assertEquals(List.of(), search.principalVariation(start, 5, new Meter(Budget.units(3))));
        assertEquals(5, search.principalVariation(start, 5, Meter.unlimited()).size());
    }

    @Test
    void deepeningReportsTheDepthThatItReached() {
        IterativeDeepening<TicTacToe> deepening =
                IterativeDeepening.basic(new AlphaBeta<>(rules, Estimation.plain(rules)));
        Decision decision = deepening.decide(position, 1, Budget.unlimited());
        List<String> lines = lines(deepening.statistics(position, decision, Meter.unlimited()));
        assertEquals(List.of("value: 100.00", "depth: 1", "calls: 5"), lines.subList(0, 3));
        assertEquals("principal variation: 2", lines.get(5));
    }

    @Test
    void theTableSearchReportsProofs() {
        TableSearch<TicTacToe> search = new TableSearch<>(
                rules,
                Estimation.plain(rules),
                Evaluation.nothing(),
                new TranspositionTable<>(1 << 12),
                TableSearch.STEP);
        TicTacToe start = rules.start();
        Decision decision = search.decide(start, 9, Budget.unlimited());
        List<String> lines = lines(search.statistics(start, decision));
        assertEquals("value: 0.00 (proven)", lines.get(0));
        assertTrue(lines.get(5).split(" ", -1).length > 2 + 5, lines::toString);
    }
}
