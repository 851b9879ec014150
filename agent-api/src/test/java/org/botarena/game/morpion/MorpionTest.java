package org.botarena.game.morpion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MorpionTest {
    private final MorpionRules rules = rules(3, false, 0);

    private static MorpionRules rules(int size, boolean torus, int phase) {
        return new MorpionRules(new Board(size, torus, phase));
    }

    private static String moves(Morpion position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).collect(Collectors.joining(" "));
    }

    @Test
    void crossesOpenOnNineEmptyCells() {
        assertEquals("......... 0", rules.start().toString());
        assertEquals("0 1 2 3 4 5 6 7 8", moves(rules.start()));
        assertEquals(rules, Games.installed().parse("morpion"));
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 8, 8, 14", "5, 4, 24, 24, 34", "7, 5, 48, 48, 62"})
    void oneCellStaysEmptyAndSlidesAreLimited(int size, int align, int stones, int placed, int slid) {
        assertEquals(align, new Board(size, false, 0).align());
        assertEquals(stones, new Board(size, false, 0).stones());
        assertEquals(placed, new Board(size, false, 0).lastPly());
        assertEquals(slid, new Board(size, false, 1).lastPly());
        assertEquals(slid, new Board(size, true, 2).lastPly());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "XXXOO.... 5",
                "OO.XXX... 5",
                ".O.O..XXX 5",
                "XO.XO.X.. 5",
                "OX..XO.X. 5",
                ".OXO.X..X 5",
                "XO..XO..X 5",
                "OOX.X.X.. 5"
            })
    void threeInARowWin(String text) {
        Morpion end = rules.parse(text);
        assertEquals(Position.OVER, end.turn());
        assertEquals("", moves(end));
        assertEquals(1, end.score(0));
        assertEquals(-1, end.score(1));
    }

    @Test
    void threeInARowOnALargerBoardDoNot() {
        assertEquals(0, rules(5, false, 0).parse("XXX..OOO................. 6").turn());
        Morpion end = rules(5, false, 0).parse("XXXX.OOO................. 7");
        assertEquals(Position.OVER, end.turn());
        assertEquals(1, end.score(0));
    }

    @Test
    void aRowDoesNotContinueInTheNextOne() {
        assertEquals(
                1,
                rules(7, false, 0)
                        .parse("....XXXXX....OOOO" + ".".repeat(32) + " 9")
                        .turn());
    }

    @Test
    void onATorusLinesWrap() {
        String text = "X.OO.X.X. 5";
        assertEquals(1, rules.parse(text).turn());
        Morpion end = rules(3, true, 0).parse(text);
        assertEquals(Position.OVER, end.turn());
        assertEquals(1, end.score(0));
    }

    @Test
    void whenOneCellIsLeftPhase0IsDrawn() {
        Morpion end = rules.parse("XOXOX.OXO 8");
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.score(0));
        assertEquals(0, end.score(1));
    }

    @Test
    void inPhase1TheNeighboursUpRightDownAndLeftSlide() {
        Morpion position = rules(3, false, 1).parse("OXOX.XOXO 8");
        assertTrue(position.isSliding());
        assertEquals("1 5 7 3", moves(position));
        assertEquals("OXO.XXOXO 9", position.play(position.parse("3")).toString());
        assertEquals("O.OXXXOXO 9", position.play(position.parse("1")).toString());
    }

    @Test
    void inPhase2AllEightNeighboursSlideRowByRow() {
        Morpion position = rules(3, false, 2).parse("XOXO.OXOX 8");
        assertEquals("0 2 6 8", moves(position));
        assertEquals("", moves(rules(3, false, 1).parse("XOXO.OXOX 8")));
    }

    @Test
    void onATorusTheHoleHasNeighboursBeyondTheEdge() {
        assertArrayEquals(new int[] {-1, 1, 8, -1}, neighbours(new Board(5, false, 1)));
        assertArrayEquals(new int[] {32, 1, 8, 4}, neighbours(new Board(5, true, 1)));
        assertArrayEquals(new int[] {-1, -1, -1, -1, 1, -1, 8, 9}, neighbours(new Board(5, false, 2)));
        assertArrayEquals(new int[] {36, 32, 33, 4, 1, 12, 8, 9}, neighbours(new Board(5, true, 2)));
    }

    private static int[] neighbours(Board board) {
        return IntStream.range(0, board.neighbours())
                .map(k -> board.neighbour(0, k))
                .toArray();
    }

    @Test
    void aHoleWithoutAnOwnNeighbourEndsTheGameAsADraw() {
        Morpion end = rules(3, false, 1).parse(".XXXOOOXO 11");
        assertEquals(Position.OVER, end.turn());
        assertEquals("", moves(end));
        assertEquals(0, end.score(0));
        assertEquals(0, rules(3, false, 1).parse(".XXXOOOXO 10").turn());
    }

    @Test
    void afterTwiceTheSizeOfSlidesTheGameIsDrawn() {
        assertEquals(1, rules(3, false, 1).parse("XOXO.OXOX 13").turn());
        Morpion end = rules(3, false, 1).parse("XOXO.OXOX 14");
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.score(1));
    }

    @Test
    void thePliesPlayedAreAPartOfThePosition() {
        MorpionRules sliding = rules(3, false, 1);
        assertFalse(sliding.parse("OXOX.XOXO 8").equals(sliding.parse("OXOX.XOXO 10")));
    }

    @Test
    void cellsHaveRowsAndColumns() {
        Morpion position = rules(5, false, 0).start();
        long move = Morpion.move(1, 2);
        assertEquals("7", position.show(move));
        assertEquals(move, position.parse("7"));
        assertEquals(1, Morpion.row(move));
        assertEquals(2, Morpion.column(move));
        Morpion next = position.play(move);
        assertEquals(0, next.at(1, 2));
        assertEquals(Morpion.EMPTY, next.at(2, 1));
        assertThrows(IllegalStateException.class, () -> next.score(0));
    }

    @Test
    void threeInARowForBothIsAcceptedAsADrawnEnd() {
        Morpion end = rules.parse("XXXOOO... 6");
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.score(0));
    }

    @Test
    void theNameHasTheOptionsThatDifferFromTheirDefaults() {
        assertEquals("morpion", rules.name());
        assertEquals("morpion:size=5,torus=true,phase=2", rules(5, true, 2).name());
        assertEquals("morpion:phase=1", rules(3, false, 1).name());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size=4|morpion: option size=4: it must be one of 3, 5, 7",
                "size=9|morpion: option size=9: it must be one of 3, 5, 7",
                "phase=3|morpion: option phase=3: it must be one of 0, 1, 2",
                "phase=-1|morpion: option phase=-1: it must be one of 0, 1, 2",
                "torus=2|morpion: option torus=2: it must be true or false"
            })
    void anOptionOutsideItsRangeIsRefusedWithTheRange(String options, String message) {
        assertEquals(
                message,
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Games.installed().parse("morpion:" + options))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new Board(4, false, 0));
        assertThrows(IllegalArgumentException.class, () -> new Board(3, false, 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "X........|it has 9 characters, fewer than 11",
                "x........ 1|character 1 is 'x': a cell is X, O or .",
                "X........ X|it ends with ' X': a blank, then the plies played",
                "X........ 01|it ends with ' 01'",
                "X........ -1|it ends with ' -1'",
                "X........ 100|it ends with ' 100'",
                "X........ 2|2 plies are played, but there are 1 stones",
                "......... 1|1 plies are played, but there are 0 stones",
                "O........ 1|there are 0 X and 1 O: no plies lead to that",
                "XX....... 2|there are 2 X and 0 O: no plies lead to that",
                "XOXOXOXOX 9|all 9 cells are taken: one stays empty",
                "XOXOX.OXO 9|9 plies are played: with all stones placed there are 8 to 8",
                "XOXOX.OXO 7|7 plies are played: with all stones placed there are 8 to 8"
            })
    void aBrokenInvariantIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("morpion: no position: " + reason), message);
    }

    @Test
    void moreSlidesThanTheLimitAreRejected() {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> rules(3, false, 2).parse("XOXOX.OXO 15"))
                .getMessage();
        assertTrue(message.contains("15 plies are played: with all stones placed there are 8 to 14"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "9", "-1", "00", "08", "a1", "٣", "100"})
    void textThatIsNotACellIsNotAMove(String text) {
        assertEquals(
                "morpion: '%s' is not a move: a cell, 0 to 8".formatted(text),
                assertThrows(IllegalArgumentException.class, () -> rules.start().parse(text))
                        .getMessage());
    }
}
