package org.botarena.game.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourTest {
    private static final double PRECISION = 0.02;

    private final ConnectFourRules rules = new ConnectFourRules(Board.STANDARD);

    /** The lines of a drawn board in one. */
    private static String row(String board) {
        return board.replace("\n", "");
    }

    /** The position after stones were dropped into these columns, numbered from 1. */
    private static ConnectFour after(ConnectFourRules rules, String columns) {
        ConnectFour position = rules.start();
        for (int i = 0; i < columns.length(); i++) {
            position = position.tryPlay(position.parse(columns.substring(i, i + 1)));
        }
        return position;
    }

    private static String moves(ConnectFour position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).collect(Collectors.joining(" "));
    }

    @Test
    void anEmptyBoardOfSevenColumnsAndSixRowsHasSevenMoves() {
        assertEquals(".".repeat(42) + " X", rules.start().toString());
        assertEquals("1 2 3 4 5 6 7", moves(rules.start()));
        assertEquals(rules, Games.installed().parse("connectfour"));
    }

    @Test
    void aStoneFallsToTheLowestFreeCellOfItsColumn() {
        assertEquals(row("""
                .......
                .......
                .......
                ...X...
                ...O...
                ..OX... X"""), after(rules, "4443").toString());
    }

    @Test
    void aFullColumnTakesNoMoreStones() {
        ConnectFour position = after(rules, "444444");
        assertEquals("1 2 3 5 6 7", moves(position));
        assertEquals(6, position.height(3));
        assertThrows(RuntimeException.class, () -> position.tryPlay(ConnectFour.move(3)));
    }

    @ParameterizedTest
    @CsvSource({"1212121, 0", "1122334, 0", "12233434474, 0", "76655454414, 0", "71212121, 1"})
    void fourInARowUprightLyingOrAslantWin(String columns, int winner) {
        ConnectFour before = after(rules, columns.substring(0, columns.length() - 1));
        assertEquals(winner, before.turn());
        ConnectFour position = after(rules, columns);
        assertEquals(Position.OVER, position.turn());
        assertEquals(0, position.moves().length);
        assertEquals(Position.NONE, position.randomMove(new SplittableRandom(1)));
        assertEquals(1, position.score(winner));
        assertEquals(-1, position.score(1 - winner));
    }

    @Test
    void fiveInARowWinToo() {
        ConnectFour position = after(rules, "11225544" + "3");
        assertEquals(1, position.score(0));
    }

    /** X has three at the top of a column and the bottom cell of the next one. */
    @Test
    void noLineRunsFromTheTopOfAColumnIntoTheNext() {
        ConnectFour position = rules.parse(row("""
                X......
                X......
                X......
                O......
                O......
                OX...OO X"""));
        assertEquals(0, position.turn());
    }

    @ParameterizedTest
    @CsvSource({"6, 7", "4, 4", "7, 8", "4, 8", "7, 4"})
    void onEveryBoardExactlyTheFoursInARowAreLines(int rows, int columns) {
        Board board = new Board(rows, columns);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2_000; i++) {
            long stones = 0;
            for (int cell = 0; cell < board.cells(); cell++) {
                stones |= random.nextInt(3) == 0 ? board.cell(cell / columns, cell % columns) : 0;
            }
            assertEquals(hasLine(board, stones), board.hasLine(stones), board + " " + stones);
        }
    }

    /** Cell by cell. */
    private static boolean hasLine(Board board, long stones) {
        for (int cell = 0; cell < board.cells(); cell++) {
            for (int[] step : List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})) {
                int length = 0;
                int row = cell / board.columns();
                int column = cell % board.columns();
                while (row < board.rows()
                        && column >= 0
                        && column < board.columns()
                        && (stones & board.cell(row, column)) != 0) {
                    length++;
                    row += step[0];
                    column += step[1];
                }
                if (length >= 4) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void aFullBoardWithoutALineIsADraw() {
        ConnectFour position = new ConnectFourRules(new Board(4, 4)).parse(row("""
                OOXX
                XXOO
                OOXX
                XXOO X"""));
        assertEquals(Position.OVER, position.turn());
        assertEquals(0, position.score(0));
        assertEquals(0, position.score(1));
    }

    /** 1, 7, 49, 238, 1120, 4263: the published numbers of positions after this many plies. */
    @Test
    void theNumberOfPositionsAtEachPlyIsThePublishedOne() {
        Set<ConnectFour> positions = Set.of(rules.start());
        for (int expected : new int[] {7, 49, 238, 1_120, 4_263}) {
            Set<ConnectFour> next = new HashSet<>();
            positions.forEach(position ->
                    Arrays.stream(position.moves()).mapToObj(position::play).forEach(next::add));
            assertEquals(expected, next.size());
            positions = next;
        }
    }

    @Test
    void aRandomMoveTakesEachFreeColumnAsOften() {
        ConnectFour position = after(rules, "4444441111112");
        int[] drawn = new int[7];
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            drawn[ConnectFour.column(position.randomMove(random))]++;
        }
        assertEquals(0, drawn[0] + drawn[3]);
        for (int column : new int[] {1, 2, 4, 5, 6}) {
            assertEquals(0.2, drawn[column] / 10_000.0, PRECISION);
        }
    }

    @Test
    void cellsCountFromTheTopLeft() {
        ConnectFour position = after(rules, "12");
        assertEquals(0, position.at(5, 0));
        assertEquals(1, position.at(5, 1));
        assertEquals(ConnectFour.EMPTY, position.at(0, 0));
        assertEquals(2, position.plies());
    }

    @Test
    void thePictureMarksTheLastStoneAndAClickGoesWhereAStoneFallsTo() {
        ConnectFour position = after(rules, "44");
        assertEquals(
                Mark.LAST,
                rules.picture(position, 3).rows().get(4).cells().get(3).mark());
        assertEquals(List.of(new Place(3, 3)), rules.cells(position, 3));
        assertEquals(
                List.of("1", "2", "3", "4", "5", "6", "7"),
                rules.picture(position, 3).columns());
    }

    @Test
    void mirroredColumnsCountFromTheOtherSide() {
        ConnectFour image = rules.symmetries().get(0).of(after(rules, "1123"));
        assertEquals(after(rules, "7765"), image);
        assertEquals(6, rules.symmetries().get(0).of(ConnectFour.move(0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "8", "a", "", "11", "-1"})
    void aMoveIsAColumnOfTheBoard(String text) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> rules.start().parse(text))
                .getMessage();
        assertTrue(message.contains("a column, 1 to 7"), message);
    }

    @Test
    void theOptionsAreThoseOfTheLargestLong() {
        assertEquals("connectfour:rows=7,columns=8", new ConnectFourRules(new Board(7, 8)).name());
        assertThrows(IllegalArgumentException.class, () -> new Board(8, 7));
        assertThrows(IllegalArgumentException.class, () -> new Board(6, 9));
        assertThrows(IllegalArgumentException.class, () -> Games.installed().parse("connectfour:rows=3"));
    }

    @Test
    void aGameHasNoScoreBeforeItsEnd() {
        assertThrows(IllegalStateException.class, () -> rules.start().score(0));
    }
}
