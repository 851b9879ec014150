package org.botarena.search.partie;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.divide.Divide;
import org.botarena.game.jass.Jass;
import org.botarena.game.matches.Matches;
import org.botarena.game.pig.Pig;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Facts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The matches of the Bordeaux assignment, section 5.4, and its way of counting. */
class PartieTest {
    private static final SplittableRandom NO_CHANCE = new SplittableRandom(0);

    /** Ultimate against NegAlphaBeta_Memory with pf 1 and empty memories; it keeps the moves of the last two games. */
    private static final class Match<P extends Position<P>> {
        private final Rules<P> rules;
        private final List<List<Long>> games = new ArrayList<>();

        Match(Rules<P> rules) {
            this.rules = rules;
        }

        Statistics play(List<String> names) {
            Player<P> ultimate = new CoursePlayer<>(rules, "Ultimate:pf=1", NO_CHANCE);
            Player<P> memory = new CoursePlayer<>(rules, "NegAlphaBeta_Memory:pf=1", NO_CHANCE);
            return new Partie<>(rules, NO_CHANCE).play(names, written(ultimate), written(memory), 4);
        }

        private Player<P> written(Player<P> player) {
            return position -> {
                if (position.equals(rules.start())) {
                    games.add(new ArrayList<>());
                }
                long move = player.choose(position);
                games.get(games.size() - 1).add(move);
                return move;
            };
        }
    }

    @TestFactory
    Stream<DynamicTest> theThreePrintedTablesComeOut() {
        return Facts.each(Facts.read("bordeaux.json").get("statistics_5_4"))
                .map(entry -> DynamicTest.dynamicTest(entry.get("game").asText(), () -> {
                    switch (entry.get("game").asText()) {
                        case "Matches(13,True)" -> check(Facts.rules("matches", Matches.class), entry);
                        case "Matches(13,False)" -> check(Facts.rules("matches:take=false", Matches.class), entry);
                        default -> check(Facts.rules("divide", Divide.class), entry);
                    }
                }));
    }

    private static <P extends Position<P>> void check(Rules<P> rules, JsonNode entry) {
        JsonNode expected = entry.get("statistics");
        Iterator<String> names = expected.get("pv").fieldNames();
        Match<P> match = new Match<>(rules);
        Statistics statistics = match.play(List.of(names.next(), names.next()));
        assertEquals(printed(expected), statistics.toString());
        assertEquals(moves(entry.get("manche_when_a_opens")), shown(rules, match.games.get(6)));
        assertEquals(moves(entry.get("manche_when_b_opens")), shown(rules, match.games.get(7)));
    }

    private static List<String> moves(JsonNode line) {
        return Facts.each(line)
                .map(move -> move.isArray() ? move.get(0).asText() + move.get(1).asText() : move.asText())
                .toList();
    }

    private static <P extends Position<P>> List<String> shown(Rules<P> rules, List<Long> moves) {
        return moves.stream().map(move -> rules.start().show(move)).toList();
    }

    /** The dictionaries of the reference program as Python prints them: player names are quoted, sides are not. */
    private static String printed(JsonNode expected) {
        return expected.toString()
                .replace("\"", "'")
                .replace("'0'", "0")
                .replace("'1'", "1")
                .replace(":", ": ")
                .replace(",", ", ")
                .replace("}, ", "},\n ");
    }

    @Test
    void theFirstTableIsPrintedAsInTheAssignment() {
        assertEquals(
                """
                {'pv': {'a_01': 8, 'b_02': 0, 0: 4, 1: 4},
                 'moves': {'a_01': 60, 'b_02': 0, 0: 28, 1: 32},
                 'avg_victories': {'a_01': 1.0, 'b_02': 0.0, 0: 0.5, 1: 0.5},
                 'avg_moves': {'a_01': 7.5, 'b_02': 0.0, 0: 3.5, 1: 4.0}}\
                """,
                new Match<>(Facts.rules("matches", Matches.class))
                        .play(List.of("a_01", "b_02"))
                        .toString());
    }

    @Test
    void aDrawIsAVictoryForBothAndHalfTheMovesForEach() {
        Statistics statistics = new Statistics("a", "b");
        statistics.add(0, 0.5, 0.5, 9);
        statistics.add(1, 1, 0, 7);
        assertEquals("""
            {'pv': {'a': 1, 'b': 2, 0: 2, 1: 1},
             'moves': {'a': 4.5, 'b': 11.5, 0: 11.5, 1: 4.5},
             'avg_victories': {'a': 0.5, 'b': 1.0, 0: 1.0, 1: 0.5},
             'avg_moves': {'a': 2.25, 'b': 5.75, 0: 5.75, 1: 2.25}}\
            """, statistics.toString());
    }

    @Test
    void averagesHaveTwoDecimals() {
        Statistics statistics = new Statistics("a", "b");
        statistics.add(0, 1, 0, 7);
        statistics.add(1, 1, 0, 7);
        statistics.add(0, 1, 0, 8);
        assertEquals(0.67, statistics.dictionaries().get("avg_victories").get("a"));
        assertEquals(2.33, statistics.dictionaries().get("avg_moves").get("b"));
    }

    @Test
    void noPlayerGetsCreditIfBothHaveLost() {
        Statistics statistics = new Statistics("a", "b");
        statistics.add(0, 0, 0, 12);
        assertEquals(1, statistics.games());
        statistics.dictionaries().values().forEach(line -> line.values().forEach(value -> assertEquals(0, value)));
    }

    /** Each decision of a game that was played before comes from the memory, without a call. */
    @Test
    void lessonsOfAGameServeTheNextUnlessTheyAreForgotten() {
        Rules<Matches> rules = Facts.rules("matches", Matches.class);
        assertEquals(calls(rules, 1, false), calls(rules, 5, false));
        assertEquals(5 * calls(rules, 1, true), calls(rules, 5, true));
    }

    private static long calls(Rules<Matches> rules, int n, boolean isForgetting) {
        CoursePlayer<Matches> memory = new CoursePlayer<>(rules, "NegAlphaBeta_Memory:pf=1", NO_CHANCE);
        Player<Matches> last = position -> position.moves()[position.moves().length - 1];
        new Partie<>(rules, NO_CHANCE, isForgetting).play(List.of("a", "b"), memory, last, n);
        return memory.calls();
    }

    /** Each plays a whole match by the rules, and those that search count their calls. */
    @TestFactory
    Stream<DynamicTest> everyPlayerOfTheCourseIsReachedByItsName() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        return CoursePlayer.names().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    CoursePlayer<TicTacToe> player =
                            new CoursePlayer<>(rules, name + ":pf=2,nbSim=3,secondes=0.05", new SplittableRandom(1));
                    Statistics statistics = new Partie<>(rules, NO_CHANCE)
                            .play(List.of("a", "b"), player, position -> position.moves()[0], 2);
                    assertEquals(4, statistics.games());
                    assertEquals(name.matches("NegAlpha.*|Iter.*|Ultimate"), player.calls() > 0);
                }));
    }

    @Test
    void anUnknownPlayerOrParameterIsRejectedWithTheKnownOnes() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        String player = assertThrows(
                        IllegalArgumentException.class, () -> new CoursePlayer<>(rules, "Deep_Blue", NO_CHANCE))
                .getMessage();
        assertEquals("no player 'Deep_Blue': there are Randy_MC, UCB, UCT", player.substring(0, 51));
        String parameter = assertThrows(
                        IllegalArgumentException.class, () -> new CoursePlayer<>(rules, "UCT:depth=2", NO_CHANCE))
                .getMessage();
        assertEquals("UCT:depth=2: no parameter depth: there are pf, nbSim, secondes", parameter);
    }

    @Test
    void lessThanOneAlsoMeansTwoGames() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        Player<TicTacToe> first = position -> position.moves()[0];
        Statistics statistics = new Partie<>(rules, NO_CHANCE).play(List.of("a", "b"), first, first, 0);
        assertEquals(2, statistics.games());
    }

    @Test
    void diceComeFromTheSeed() {
        Rules<Pig> rules = Facts.rules("pig:target=20", Pig.class);
        Player<Pig> first = position -> position.moves()[0];
        Player<Pig> last = position -> position.moves()[position.moves().length - 1];
        String once = new Partie<>(rules, new SplittableRandom(5))
                .play(List.of("a", "b"), first, last, 3)
                .toString();
        assertEquals(
                once,
                new Partie<>(rules, new SplittableRandom(5))
                        .play(List.of("a", "b"), first, last, 3)
                        .toString());
    }

    @Test
    void aGameForFourIsRefused() {
        Rules<Jass> jass = Facts.rules("jass", Jass.class);
        String said = assertThrows(IllegalArgumentException.class, () -> new Partie<>(jass, NO_CHANCE))
                .getMessage();
        assertEquals("jass has 4 seats: a partie is a match of two players", said);
    }
}
