package org.botarena.game.reversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReversiTest {
    private static final ReversiRules LARGE = new ReversiRules(8, false);
    private static final ReversiRules SMALL = new ReversiRules(4, false);

    /** A board as drawn, rows from the top. */
    private static Reversi board(String drawn, char side) {
        String cells = drawn.replaceAll("\\s", "");
        return new ReversiRules((int) Math.sqrt(cells.length()), false).parse(cells + " " + side);
    }

    private static List<String> shown(Reversi position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).toList();
    }

    @Test
    void blackOwnsD5AndE4AndOpensWithD3C4F5OrE6() {
        Reversi start = LARGE.start();
        assertEquals(board("""
                        --------
                        --------
                        --------
                        ---OX---
                        ---XO---
                        --------
                        --------
                        --------""", 'X'), start);
        assertEquals(0, start.turn());
        assertEquals(List.of("d3", "c4", "f5", "e6"), shown(start));
    }

    @Test
    void theMirroredStartHasTheOtherDiagonal() {
        assertEquals("-----XO--OX----- X", new ReversiRules(4, true).start().toString());
        assertEquals(List.of("e3", "f4", "c5", "d6"), shown(new ReversiRules(8, true).start()));
    }

    @Test
    void aMoveTurnsEveryEnclosedLine() {
        Reversi position = board("""
                --------
                -X-X-X--
                --OOO---
                -XO-OX--
                --OOO---
                -X-X-X--
                --------
                --------""", 'X');
        assertEquals(board("""
                        --------
                        -X-X-X--
                        --XXX---
                        -XXXXX--
                        --XXX---
                        -X-X-X--
                        --------
                        --------""", 'O'), position.tryPlay(position.parse("d4")));
    }

    @Test
    void aLineTurnsOverItsWholeLengthButNotAroundTheRim() {
        Reversi position = board("""
                -OOOOOOX
                O-------
                O------O
                O-----O-
                O----O--
                O---O---
                O--O----
                X-O----X""", 'X');
        assertEquals(board("""
                        XXXXXXXX
                        X-------
                        X------O
                        X-----O-
                        X----O--
                        X---O---
                        X--O----
                        X-O----X""", 'O'), position.tryPlay(position.parse("a1")));
        assertEquals(List.of("a1"), shown(position));
    }

    @Test
    void passIsForcedWhenNothingFlips() {
        Reversi position = board("""
                XO--
                ----
                ----
                ----""", 'O');
        assertEquals(List.of("pass"), shown(position));
        assertEquals(1, position.turn());
        assertEquals(Reversi.PASS, SMALL.forced(position));
        assertEquals("XO-------------- X", position.tryPlay(Reversi.PASS).toString());
        assertEquals(Position.NONE, SMALL.forced(position.tryPlay(Reversi.PASS)));
    }

    @Test
    void theGameIsOverWhenNeitherSideFlips() {
        Reversi end = board("""
                XXX-
                XXXX
                OO--
                ----""", 'O');
        Reversi full = board("XXXXXXXXOOOOOOOX", 'X');
        assertEquals(Position.OVER, full.turn());
        assertEquals(0, full.moves().length);
        assertEquals(0, full.moves(new long[16]));
        assertEquals(Position.NONE, full.randomMove(new SplittableRandom(1)));
        assertEquals(Position.NONE, SMALL.forced(full));
        assertNotEquals(Position.OVER, end.turn());
    }

    @Test
    void emptySquaresCountForNeitherSide() {
        Reversi end = board("""
                XXX-
                XX--
                ----
                ---O""", 'O');
        assertEquals(Position.OVER, end.turn());
        assertEquals(4, end.score(0));
        assertEquals(-4, end.score(1));
    }

    @Test
    void aGameHasNoScoreBeforeItsEnd() {
        String message = assertThrows(
                        IllegalStateException.class, () -> LARGE.start().score(0))
                .getMessage();
        assertTrue(message.contains(LARGE.start().toString()), message);
    }

    @Test
    void aBeginnerAsksByRowAndColumn() {
        Reversi start = LARGE.start();
        assertEquals(1, start.at(3, 3));
        assertEquals(0, start.at(3, 4));
        assertEquals(Reversi.EMPTY, start.at(0, 7));
        assertEquals(2, start.discs(0));
        assertEquals("d3", start.show(Reversi.move(2, 3)));
        assertEquals(2, Reversi.row(start.parse("d3")));
        assertEquals(3, Reversi.column(start.parse("d3")));
        Reversi next = start.play(Reversi.move(2, 3));
        assertEquals(4, next.discs(0));
        assertEquals(1, next.discs(1));
        assertEquals(0, next.at(2, 3));
    }

    @ParameterizedTest
    @CsvSource({"4, d4", "6, f6", "8, h8"})
    void squaresAreNamedFromTheBoardsOwnCorner(int size, String last) {
        Reversi start = new ReversiRules(size, false).start();
        assertEquals(Reversi.move(0, 0), start.parse("a1"));
        assertEquals(Reversi.move(size - 1, size - 1), start.parse(last));
        assertEquals(last, start.show(Reversi.move(size - 1, size - 1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "d", "d33", "D3", "e1", "a5", "a0", "i1", "3d", "PASS", "pass ", "é1", "a١"})
    void textThatIsNotASquareOfTheBoardIsNotAMove(String text) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> SMALL.start().parse(text))
                .getMessage();
        assertEquals("reversi: '%s' is not a move: a1 to d4, or pass".formatted(text), message);
    }

    @Test
    void aCodeThatIsNotAMoveIsWrittenAsANumber() {
        assertEquals("65", LARGE.start().show(65));
        assertEquals("-1", LARGE.start().show(-1));
        assertEquals("4", SMALL.start().show(4));
    }

    @Test
    void aPositionOfTheWrongLengthIsRefused() {
        assertRefused("", "reversi:size=4: no position: it has 0 characters, blanks aside, not 17");
        assertRefused(LARGE.start().toString(), "it has 65 characters, blanks aside, not 17");
        assertRefused("x".repeat(10_000), "…'");
    }

    @Test
    void aStrangeCharacterIsRefusedWithItsPlace() {
        assertRefused("-----OX--X?----- X", "character 11 is '?': a square is X, O or -");
    }

    @Test
    void aPositionWithoutItsSideIsRefused() {
        assertRefused("-----OX--XO----- -", "character 18 is '-': the side to move is X or O");
        assertRefused("-----OX--XO-----XX", "it has 18 characters, blanks aside, not 17");
    }

    private static void assertRefused(String text, String part) {
        String message = assertThrows(IllegalArgumentException.class, () -> SMALL.parse(text))
                .getMessage();
        assertTrue(message.contains(part), message);
        assertTrue(message.length() < 300, message);
    }

    @Test
    void aPositionThatNoGameReachesIsAccepted() {
        assertEquals(Position.OVER, SMALL.parse("---------------- O").turn());
        assertEquals("XXXXXXXXXXXXXXXX X", SMALL.parse("XXXXXXXXXXXXXXXX X").toString());
    }

    @Test
    void theSideToMoveIsPartOfThePosition() {
        assertNotEquals(SMALL.parse("-----OX--XO----- X"), SMALL.parse("-----OX--XO----- O"));
    }

    @Test
    void hashesOfDistinctPositionsSeldomCollide() {
        Set<Reversi> positions = new HashSet<>();
        SplittableRandom random = new SplittableRandom(1);
        while (positions.size() < 20_000) {
            Reversi position = LARGE.start();
            for (long move = position.randomMove(random); move != Position.NONE; move = position.randomMove(random)) {
                position = position.play(move);
                positions.add(position);
            }
        }
        Map<Integer, Integer> buckets = new HashMap<>();
        positions.forEach(position -> buckets.merge(position.hashCode() & 0x3ffff, 1, Integer::sum));
        long alone = buckets.values().stream().filter(count -> count == 1).count();
        // If 20,000 keys are thrown into 2^18 buckets at random, e^(-20,000 / 2^18) = 92.6 % of them share no bucket.
        assertTrue(alone > 0.91 * positions.size(), alone + " of " + positions.size());
    }

    @Test
    void theMemberOfASetIsFoundByItsNumber() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 1000; round++) {
            long half = random.nextLong();
            checkMembers(half & random.nextLong());
            checkMembers(half | random.nextLong());
        }
        checkMembers(-1L);
        checkMembers(Long.MIN_VALUE);
        checkMembers(1L);
    }

    private static void checkMembers(long set) {
        long rest = set;
        for (int k = 0; rest != 0; k++) {
            assertEquals(Long.numberOfTrailingZeros(rest), ReversiSquares.member(set, k));
            rest &= rest - 1;
        }
    }

    @Test
    void movesGoIntoTheCallersBuffer() {
        long[] into = new long[LARGE.maxMoves()];
        int count = LARGE.start().moves(into);
        assertArrayEquals(LARGE.start().moves(), Arrays.copyOf(into, count));
    }
}
