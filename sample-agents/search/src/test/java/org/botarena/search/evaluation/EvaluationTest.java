package org.botarena.search.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.botarena.api.GameType;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.game.draughts.Draughts;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.game.matches.Matches;
import org.botarena.game.morpion.Morpion;
import org.botarena.game.reversi.Reversi;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.Facts;
import org.botarena.search.Scoring;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Evaluations of positions that a person can judge, and the rules that all evaluations obey. */
class EvaluationTest {
    private static final double PRECISION = 1e-12;

    @TestFactory
    Stream<DynamicTest> openLinesAreCountedAsInTheOracle() {
        Rules<TicTacToe> rules = Facts.rules("tictactoe", TicTacToe.class);
        return Facts.each(Facts.read("search.json").get("tictactoe_eval")).map(entry -> {
            String board = entry.get("board").asText().toUpperCase(Locale.ROOT);
            boolean isXNext = board.replaceAll("[^X]", "").length()
                    <= board.replaceAll("[^O]", "").length();
            TicTacToe position = rules.parse(board + (isXNext ? " X" : " O"));
            return DynamicTest.dynamicTest(board, () -> {
                assertEquals(
                        entry.get("eval").asDouble(), OpenLines.ofTicTacToe().of(position, 0));
                assertEquals(
                        -entry.get("eval").asDouble(), OpenLines.ofTicTacToe().of(position, 1));
            });
        });
    }

    @Test
    void scoringIsTheOracles() {
        for (JsonNode entry : Facts.read("search.json").get("scoring")) {
            assertEquals(
                    entry.get("v").asDouble(),
                    Scoring.scoring(
                            entry.get("w").asLong(),
                            entry.get("l").asLong(),
                            entry.get("d").asLong()),
                    PRECISION);
        }
    }

    /** Eight lines of three, as in tic-tac-toe; on the torus twelve, four of which wrap around. */
    @Test
    void morpionHasSeparateLinesForEachBoard() {
        Rules<Morpion> flat = Facts.rules("morpion", Morpion.class);
        Rules<Morpion> round = Facts.rules("morpion:torus=true", Morpion.class);
        assertEquals(4 / 8.0, OpenLines.ofMorpion(flat.start()).of(flat.parse("....X.... 1"), 0));
        assertEquals(4 / 12.0, OpenLines.ofMorpion(round.start()).of(round.parse("....X.... 1"), 0));
    }

    @Test
    void ultimateKnowsWhichHeapsOfMatchesAreLost() {
        for (String spec : List.of("matches", "matches:take=false")) {
            Rules<Matches> rules = Facts.rules(spec, Matches.class);
            Evaluation<Matches> ultimate = Ultimate.of(rules).unfinished();
            int lost = spec.equals("matches") ? 0 : 1;
            for (int left = 1; left <= 25; left++) {
                double value = left % 4 == lost ? -100 : 0;
                assertEquals(value, ultimate.of(rules.parse(left + " 0"), 0));
                assertEquals(0 - value, ultimate.of(rules.parse(left + " 0"), 1));
            }
        }
    }

    @Test
    void inHexapawnPawnsAndProgressCount() {
        Rules<Hexapawn> rules = Facts.rules("hexapawn", Hexapawn.class);
        Hexapawn position = rules.parse("X.XX....O O");
        assertEquals((3 - 1) / 4.0, HexapawnFeatures.pawns().of(position, 0));
        assertEquals(1.0, HexapawnFeatures.advance().of(position, 0), "one row against none");
        assertEquals(-1.0, HexapawnFeatures.advance().of(position, 1));
    }

    /** There are 69 lines of four, seven of them through the lowest cell of the middle column. */
    @Test
    void inConnectFourOpenLinesAndThreatsCount() {
        Rules<ConnectFour> rules = Facts.rules("connectfour", ConnectFour.class);
        ConnectFour middle = rules.parse(".".repeat(38) + "X... O");
        assertEquals((69 - 62) / (69 + 62.0), ConnectFourFeatures.openLines().of(middle, 0), PRECISION);
        assertEquals(-(69 - 62) / (69 + 62.0), ConnectFourFeatures.openLines().of(middle, 1), PRECISION);
        ConnectFour gap = rules.parse(".".repeat(35) + "XX.XOOO X");
        assertEquals(1L << 14, ConnectFourFeatures.threats(gap, 0));
        assertEquals(0, ConnectFourFeatures.threats(gap, 1), "both ends of three are taken or off the board");
        assertEquals(1, ConnectFourFeatures.threats().of(gap, 0));
        ConnectFour upright = rules.parse(".".repeat(21) + "X......X......XOO.... O");
        assertEquals(1L << 3, ConnectFourFeatures.threats(upright, 0));
    }

    @Test
    void inReversiMobilityAndCornersCount() {
        Rules<Reversi> rules = Facts.rules("reversi:size=4", Reversi.class);
        assertEquals(0, ReversiFeatures.suited().of(rules.start(), 0));
        Reversi position = rules.parse("XX---XX--OO----- O");
        assertEquals(0.25, ReversiFeatures.corners().of(position, 0));
        assertEquals(-0.25, ReversiFeatures.corners().of(position, 1));
        assertEquals((4 - 2) / 6.0, ReversiFeatures.discs().of(position, 0));
        double own = position.mobility(1);
        double others = position.mobility(0);
        assertEquals((own - others) / (own + others), ReversiFeatures.mobility().of(position, 1), PRECISION);
    }

    @Test
    void inDraughtsAKingIsWorthAManAndAHalf() {
        Rules<Draughts> rules = Facts.rules("draughts", Draughts.class);
        Draughts position = rules.parse("W:WK21,22:B1");
        assertEquals((2.5 - 1) / 3.5, DraughtsFeatures.material().of(position, 0), PRECISION);
    }

    @Test
    void featuresAreAddedAndWeighted() {
        Evaluation<Matches> left = (position, player) -> position.left();
        Matches ten = Facts.rules("matches", Matches.class).parse("10 0");
        assertEquals(35, left.times(3).plus(left.times(0.5)).of(ten, 0));
        assertEquals(0, Evaluation.<Matches>nothing().of(ten, 0));
        assertEquals(0, Evaluation.lead(0, 0));
    }

    @Test
    void emptySquaresGoToTheWinnerOfAnEndGame() {
        Rules<Reversi> rules = Facts.rules("reversi:size=4", Reversi.class);
        Reversi over = rules.parse("XXX------------- O");
        assertEquals(3, over.score(0));
        assertEquals(16, Endings.emptiesToTheWinner().of(over, 0));
        assertEquals(-16, Endings.emptiesToTheWinner().of(over, 1));
        assertEquals(100 + 10 * 6 / 32.0, Endings.margin(rules).of(over, 0));
        assertEquals(-100, Endings.result(rules).of(over, 1));
    }

    /** An estimate is below the value of a won game, and not all sides lead at once. */
    @TestFactory
    Stream<DynamicTest> suitedEvaluationsAreInRangeAndZeroSum() {
        return Games.installed().all().stream()
                .map(GameType::name)
                .map(name -> DynamicTest.dynamicTest(
                        name, () -> checkRange(Games.installed().parse(name))));
    }

    private static <P extends Position<P>> void checkRange(Rules<P> rules) {
        SplittableRandom random = new SplittableRandom(3);
        Evaluation<P> suited = Evaluation.suited(rules);
        for (int game = 0; game < 100; game++) {
            P position = rules.deal(random);
            while (position.turn() != Position.OVER) {
                double value = suited.of(position, 0);
                assertTrue(Math.abs(value) <= 98, position + " is worth " + value);
                assertEquals(0, sum(rules, suited, position), PRECISION, position::toString);
                position = position.play(position.randomMove(random));
            }
        }
    }

    private static <P extends Position<P>> double sum(Rules<P> rules, Evaluation<P> suited, P position) {
        return rules.firstSeats().stream()
                .mapToDouble(seat -> suited.of(position, seat))
                .sum();
    }
}
