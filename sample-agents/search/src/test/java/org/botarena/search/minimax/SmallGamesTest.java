package org.botarena.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.Decision;
import org.botarena.search.Meter;
import org.botarena.search.Search;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** All searches of the family agree on every small game: to a depth with an evaluation, and to the end. */
class SmallGamesTest {
    private static final List<String> GAMES = List.of(
            "tictactoe",
            "matches",
            "matches:take=false",
            "divide:a=7,b=9",
            "dice",
            "hexapawn",
            "hexapawn:cylinder=true",
            "hexapawn:rows=4,columns=4,priority=true",
            "morpion",
            "morpion:phase=1",
            "morpion:phase=2,torus=true",
            "reversi:size=4",
            "reversi:size=6",
            "draughts:size=6",
            "connectfour:rows=4,columns=4");

    private static final int POSITIONS = 12;

    private static Stream<DynamicTest> games(Consumer<Rules<?>> check) {
        return GAMES.stream()
                .map(game -> DynamicTest.dynamicTest(
                        game, () -> check.accept(Games.installed().parse(game))));
    }

    /** Positions of random games, from the start on. */
    private static <P extends Position<P>> List<P> positions(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(7);
        List<P> positions = new ArrayList<>(List.of(rules.start()));
        P position = rules.start();
        while (positions.size() < POSITIONS) {
            position = position.play(position.randomMove(random));
            if (position.turn() == Position.OVER) {
                position = rules.start();
            } else {
                positions.add(position);
            }
        }
        return positions;
    }

    private static <P extends Position<P>> List<Search<P>> exact(Rules<P> rules, Estimation<P> estimation) {
        return List.of(
                new AlphaBeta<>(rules, estimation),
                new Negamax<>(rules, estimation),
                new NegAlphaBeta<>(rules, estimation));
    }

    @TestFactory
    Stream<DynamicTest> toADepthTheyDecideAsMinimaxDoes() {
        return games(SmallGamesTest::checkDepths);
    }

    private static <P extends Position<P>> void checkDepths(Rules<P> rules) {
        Estimation<P> estimation = Estimation.of(rules, Evaluation.suited(rules));
        Minimax<P> minimax = new Minimax<>(rules, estimation);
        for (P position : positions(rules)) {
            for (int depth = 0; depth <= 4; depth++) {
                Decision expected = minimax.decide(position, depth, Meter.unlimited());
                for (Search<P> search : exact(rules, estimation)) {
                    Decision decision = search.decide(position, depth, Meter.unlimited());
                    assertEquals(expected.move(), decision.move(), position + " " + depth + " " + search);
                    assertEquals(expected.value(), decision.value(), 1e-9, position + " " + depth + " " + search);
                }
            }
        }
    }

    /**
     * Its table may know more than the requested depth, and its order chooses among equals, so only the values must
     * agree.
     */
    @TestFactory
    Stream<DynamicTest> withAnEmptyTableTheTableSearchFindsMinimaxsValueOneDepthAtATime() {
        return games(SmallGamesTest::checkTable);
    }

    private static <P extends Position<P>> void checkTable(Rules<P> rules) {
        Estimation<P> estimation = Estimation.plain(rules);
        Minimax<P> minimax = new Minimax<>(rules, estimation);
        for (P position : positions(rules)) {
            for (int depth = 1; depth <= 4; depth++) {
                TableSearch<P> search = search(rules, estimation, 0);
                Decision decision = search.decide(position, depth, Budget.unlimited());
                double after =
                        minimax.decide(position, depth, Meter.unlimited()).value();
                if (search.isSolved() && search.reached() < depth) {
                    after = minimax.decide(position, search.reached(), Meter.unlimited())
                            .value();
                }
                assertTrue(
                        decision.value() == after || hasForcedMoves(position, depth),
                        position + " " + depth + ": " + decision + " " + after);
            }
        }
    }

    /** A forced move costs the table search no depth, so it sees further. */
    private static <P extends Position<P>> boolean hasForcedMoves(P position, int depth) {
        long[] moves = position.moves();
        if (moves.length == 1) {
            return true;
        }
        for (long move : depth > 1 ? moves : new long[0]) {
            if (hasForcedMoves(position.play(move), depth - 1)) {
                return true;
            }
        }
        return false;
    }

    private static <P extends Position<P>> TableSearch<P> search(
            Rules<P> rules, Estimation<P> estimation, double step) {
        return new TableSearch<>(rules, estimation, Evaluation.nothing(), new TranspositionTable<>(1 << 16), step);
    }

    @TestFactory
    Stream<DynamicTest> toTheEndTheyFindTheValueOfTheGame() {
        return Stream.of(
                        "tictactoe 0",
                        "matches 100",
                        "matches:take=false -100",
                        "divide -100",
                        "dice 100",
                        "hexapawn -100",
                        "hexapawn:cylinder=true 100",
                        "hexapawn:columns=4 100",
                        "morpion 0",
                        "morpion:phase=1 100",
                        "morpion:phase=2 100",
                        "morpion:torus=true 100",
                        "reversi:size=4 -100",
                        "connectfour:rows=4,columns=4 0")
                .map(line -> line.split(" ", -1))
                .map(line -> DynamicTest.dynamicTest(
                        line[0], () -> checkValue(Games.installed().parse(line[0]), Double.parseDouble(line[1]))));
    }

    private static <P extends Position<P>> void checkValue(Rules<P> rules, double value) {
        TableSearch<P> search = search(rules, Estimation.plain(rules), 0);
        assertEquals(
                value, search.decide(rules.start(), 100, Budget.unlimited()).value());
        assertTrue(search.isSolved());
    }

    @TestFactory
    Stream<DynamicTest> fullDepthSearchesOfTheFamilyAgreeWithTheTable() {
        return Stream.of(
                        "tictactoe",
                        "matches",
                        "matches:take=false",
                        "hexapawn",
                        "hexapawn:columns=4",
                        "dice:counter=12")
                .map(game -> DynamicTest.dynamicTest(
                        game, () -> checkFull(Games.installed().parse(game))));
    }

    private static <P extends Position<P>> void checkFull(Rules<P> rules) {
        Estimation<P> estimation = Estimation.plain(rules);
        Decision expected = new Minimax<>(rules, estimation).decide(rules.start(), 100, Meter.unlimited());
        for (Search<P> search : exact(rules, estimation)) {
            assertEquals(expected, search.decide(rules.start(), 100, Meter.unlimited()));
        }
        Search<P> memory = NegAlphaBetaMemory.standard(rules, estimation, Memory.ofPositions());
        assertEquals(
                expected.value(),
                memory.decide(rules.start(), 100, Meter.unlimited()).value());
        assertEquals(
                expected.value(),
                search(rules, estimation, 0)
                        .decide(rules.start(), 100, Budget.unlimited())
                        .value());
    }
}
