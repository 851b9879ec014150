package org.botarena.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.pig.Pig;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Facts;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Endings;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.expecti.Expectiminimax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The decisions of alpha-beta with a table, when it stops, and what it stores. */
class TableSearchTest {
    private static <P extends Position<P>> TableSearch<P> search(Rules<P> rules) {
        return search(rules, new TranspositionTable<>(1 << 16));
    }

    private static <P extends Position<P>> TableSearch<P> search(Rules<P> rules, TranspositionTable<P> table) {
        var evaluation = Evaluation.suited(rules);
        return new TableSearch<>(
                rules, new Estimation<>(Endings.margin(rules), evaluation), evaluation, table, TableSearch.STEP);
    }

    /** The tic-tac-toe position of the Rennes assignment: 5 is the only move that does not lose. */
    @Test
    void inTicTacToeEveryFullDepthSearchPlays5() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        TicTacToe position = rules.parse("O.X.O...X O");
        Estimation<TicTacToe> plain = Estimation.plain(rules);
        List<Search<TicTacToe>> searches = List.of(
                new Minimax<>(rules, plain),
                new AlphaBeta<>(rules, plain),
                new Negamax<>(rules, plain),
                new NegAlphaBeta<>(rules, plain),
                NegAlphaBetaMemory.standard(rules, plain, Memory.ofPositions()),
                NegAlphaBetaMemory.heuristic(rules, plain, Memory.ofPositions()),
                new Expectiminimax<>(rules, plain),
                (from, depth, meter) -> search(rules).decide(from, depth, Budget.unlimited()));
        for (Search<TicTacToe> search : searches) {
            assertEquals(new Decision(5, 0), search.decide(position, 9, Meter.unlimited()));
        }
    }

    /** The endgame of the Rennes assignment: 1-6, 14-17 and 14-18 lose in 1, 3 and 5 plies. */
    @Test
    void inALostDraughtsEndGameItResistsLongest() {
        Rules<Draughts> rules = Facts.rules("draughts", Draughts.class);
        Draughts position = rules.parse("B:W5,21,27,K2,K8,K26:B1,14");
        TableSearch<Draughts> search = search(rules);
        Decision decision = search.decide(position, 20, Budget.unlimited());
        assertEquals("14-18", position.show(decision.move()));
        assertTrue(decision.value() < -99, "lost: " + decision);
        // Stored knowledge of the position must not make the search indifferent.
        assertEquals(
                "14-18",
                position.show(search.decide(position, 20, Budget.unlimited()).move()));
    }

    @Test
    void theOthersPlayAMoveOfTheSameValueThere() {
        Rules<Draughts> rules = Facts.rules("draughts", Draughts.class);
        Draughts position = rules.parse("B:W5,21,27,K2,K8,K26:B1,14");
        for (Search<Draughts> search : List.<Search<Draughts>>of(
                new Minimax<>(rules, Estimation.plain(rules)), new AlphaBeta<>(rules, Estimation.plain(rules)))) {
            Decision decision = search.decide(position, 6, Meter.unlimited());
            assertEquals(-100, decision.value());
            assertTrue(Set.of("1-6", "14-17", "14-18").contains(position.show(decision.move())));
        }
    }

    @Test
    void theShortestWinIsTaken() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        TicTacToe position = rules.parse("XX.O.O... X");
        Decision decision = search(rules).decide(position, 9, Budget.unlimited());
        assertEquals(2, decision.move());
        TableSearch<TicTacToe> search = search(rules);
        search.decide(position, 9, Budget.unlimited());
        assertEquals(1, search.reached());
    }

    @Test
    void itStopsIfAllIsProvenAndDoesNotSearchProvenResultsAgain() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        TableSearch<TicTacToe> search = search(rules);
        Decision first = search.decide(rules.start(), 100, Budget.unlimited());
        long nodes = search.nodes();
        assertTrue(search.isSolved());
        assertTrue(search.reached() <= 9, "depth " + search.reached());
        assertEquals(0, first.value());
        search.decide(rules.start().play(first.move()), 100, Budget.unlimited());
        assertTrue(search.nodes() * 20 < nodes, search.nodes() + " nodes after " + nodes);
    }

    @Test
    void aSpentBudgetStillGivesTheBestMoveSoFar() {
        Rules<Reversi> rules = Facts.rules("reversi", Reversi.class);
        for (long units : new long[] {0, 1, 10, 1000}) {
            TableSearch<Reversi> search = search(rules);
            Decision decision = search.decide(rules.start(), 60, Budget.units(units));
            assertTrue(Set.of(19L, 26L, 37L, 44L).contains(decision.move()), units + ": " + decision);
            assertTrue(search.nodes() <= units, units + " units, " + search.nodes() + " nodes");
        }
    }

    /** Every replacement loses a result, but none may change a value. */
    @ParameterizedTest
    @ValueSource(ints = {2, 64, 1 << 18})
    void theSizeOfTheTableChangesNoValue(int entries) {
        Rules<Reversi> rules = Facts.rules("reversi:size=4", Reversi.class);
        TableSearch<Reversi> search = search(rules, new TranspositionTable<>(entries));
        assertEquals(
                -(100 + 10 * 8 / 16.0),
                search.decide(rules.start(), 16, Budget.unlimited()).value(),
                16 * TableSearch.STEP);
    }

    @Test
    void aLargeTableSavesNodes() {
        Rules<Reversi> rules = Facts.rules("reversi", Reversi.class);
        TableSearch<Reversi> small = search(rules, new TranspositionTable<>(2));
        TableSearch<Reversi> large = search(rules, new TranspositionTable<>(1 << 18));
        small.decide(rules.start(), 9, Budget.unlimited());
        large.decide(rules.start(), 9, Budget.unlimited());
        assertTrue(large.nodes() < small.nodes(), large.nodes() + " nodes, with next to no table " + small.nodes());
    }

    @Test
    void chanceIsAveragedAndCostsDepth() {
        Rules<Pig> rules = Facts.rules("pig:target=20", Pig.class);
        Pig safe = rules.parse("10,19,9,0");
        TableSearch<Pig> search = search(rules);
        // Nineteen points lose to nearly every roll of the opponent; 10 + 9 plus any roll except a 1 wins.
        assertEquals(Pig.ROLL, search.decide(safe, 8, Budget.unlimited()).move());
        assertNotEquals(0, search.nodes());
    }

    @Test
    void entriesAreReplacedByTheRule() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        TranspositionTable<TicTacToe> table = new TranspositionTable<>(2);
        List<TicTacToe> positions = new ArrayList<>();
        for (long move : rules.start().moves()) {
            positions.add(rules.start().play(move));
        }
        table.grow();
        store(table, positions.get(0), 5);
        store(table, positions.get(1), 3);
        assertEquals(List.of(0, 1), known(table, positions));
        store(table, positions.get(2), 4); // shallower than the first slot's: takes the second slot
        assertEquals(List.of(0, 2), known(table, positions));
        store(table, positions.get(3), 6); // deeper: takes the first slot, which moves to the second
        assertEquals(List.of(0, 3), known(table, positions));
        table.grow();
        store(table, positions.get(4), 1); // newer: the same
        assertEquals(List.of(3, 4), known(table, positions));
        table.clear();
        assertEquals(List.of(), known(table, positions));
    }

    private static <P extends Position<P>> void store(TranspositionTable<P> table, P position, int depth) {
        table.store(position, depth, depth, TranspositionTable.Bound.EXACT, 0);
    }

    private static <P extends Position<P>> List<Integer> known(TranspositionTable<P> table, List<P> positions) {
        List<Integer> known = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            if (table.find(positions.get(i)) != TranspositionTable.NOWHERE) {
                known.add(i);
            }
        }
        return known;
    }
}
