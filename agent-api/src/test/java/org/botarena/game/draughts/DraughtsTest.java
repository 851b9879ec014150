package org.botarena.game.draughts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.botarena.api.IllegalMove;
import org.botarena.api.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DraughtsTest {
    private static final DraughtsRules RULES = new DraughtsRules(8);

    private static Draughts position(String text) {
        return RULES.parse(text);
    }

    private static List<String> shown(Draughts position) {
        return Arrays.stream(position.moves()).mapToObj(position::show).toList();
    }

    private static Draughts after(String text, String move) {
        Draughts position = position(text);
        return position.tryPlay(position.parse(move));
    }

    @Test
    void whiteStartsAtTheBottomAndMovesFirst() {
        Draughts start = RULES.start();
        assertEquals("W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", start.toString());
        assertEquals(0, start.turn());
        assertEquals(List.of("22-17", "23-18", "24-19", "21-17", "22-18", "23-19", "24-20"), shown(start));
        assertEquals(1, start.play(start.moves()[0]).turn());
    }

    @ParameterizedTest
    @CsvSource({"6, 6, 18", "8, 12, 32", "10, 20, 50"})
    void eachSideHasARowLessThanHalfTheBoard(int size, int men, int last) {
        Draughts start = new DraughtsRules(size).start();
        assertEquals(men, start.men(0));
        assertEquals(men, start.men(1));
        assertEquals(0, start.kings(0) + start.kings(1));
        assertEquals(1, start.at(1));
        assertEquals(1, start.at(men));
        assertEquals(Draughts.EMPTY, start.at(men + 1));
        assertEquals(Draughts.EMPTY, start.at(last - men));
        assertEquals(0, start.at(last - men + 1));
        assertEquals(0, start.at(last));
    }

    @Test
    void menStepForwardOnly() {
        assertEquals(List.of("18-14", "18-15"), shown(position("W:W18:B1")));
        assertEquals(List.of("18-22", "18-23"), shown(position("B:W32:B18")));
    }

    @Test
    void kingsStepOneSquareInAllDirections() {
        assertEquals(List.of("18-14", "18-15", "18-22", "18-23"), shown(position("W:WK18:B1")));
        assertEquals(List.of("18-14", "18-15", "18-22", "18-23"), shown(position("B:W32:BK18")));
    }

    @Test
    void capturingIsMandatory() {
        assertEquals(List.of("18x11"), shown(position("W:W18,K27,32:B15,1")));
    }

    @Test
    void menCaptureForwardOnlyAndKingsEverywhere() {
        assertEquals(List.of("18x9", "18x11"), shown(position("W:W18:B14,15,22,23")));
        assertEquals(List.of("18x25", "18x27"), shown(position("B:W14,15,22,23:B18")));
        assertEquals(List.of("18x9", "18x11", "18x25", "18x27"), shown(position("W:WK18:B14,15,22,23")));
    }

    @Test
    void aPieceWithAnotherBehindItIsSafe() {
        assertEquals(List.of("18-14"), shown(position("W:W18:B15,11")));
        assertEquals(List.of("11-7", "18-14", "11-8"), shown(position("W:W18,11:B15")));
        assertEquals(List.of("13-9"), shown(position("W:W13:B8")));
    }

    @Test
    void aShorterCaptureIsAllowedButEachContinuesAsFarAsPossible() {
        assertEquals(List.of("23x14", "23x16x7"), shown(position("W:W23:B18,19,11,12,6,9,5")));
    }

    /**
     * The king could capture forever if a piece could be jumped twice or were removed at once. A full circle ends where
     * it began.
     */
    @Test
    void aPieceIsJumpedOnceAndTheStartCountsAsEmpty() {
        Draughts circle = position("W:WK7:B10,11,18,19");
        assertEquals(List.of("7x14x23x16x7", "7x16x23x14x7"), shown(circle));
        assertEquals("B:WK7:B", circle.play(circle.moves()[0]).toString());
    }

    @Test
    void routesWithTheSameEndsAreDifferentMoves() {
        Draughts position = position("W:WK7:B10,11,18,19,32");
        assertEquals(2, position.moves().length);
        assertNotEquals(position.moves()[0], position.moves()[1]);
        assertEquals(position.play(position.moves()[0]), position.play(position.moves()[1]));
    }

    @Test
    void aManOnTheFarRowBecomesAKing() {
        assertEquals("B:WK2,18:B20", after("W:W6,18:B20", "6-2").toString());
        assertEquals("W:W1:BK30", after("B:W1:B26", "26-30").toString());
    }

    @Test
    void crowningEndsTheMove() {
        assertEquals(List.of("10x3"), shown(position("W:W10:B7,8")));
        assertEquals("B:WK3:B8", after("W:W10:B7,8", "10x3").toString());
    }

    @Test
    void aCapturedKingIsGone() {
        Draughts after = after("W:W18:BK15,1", "18x11");
        assertEquals("B:W11:B1", after.toString());
        assertFalse(after.isKing(15));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "W:WK18:BK1 7|18-14|B:WK14:BK1 8",
                "W:W22,K18:BK1 7|22-17|B:W17,K18:BK1",
                "W:WK18:BK1,14 7|18x9|B:WK9:BK1",
                "W:W7:BK32 7|7-2|B:WK2:BK32"
            })
    void onlyAKingsMoveWithoutACaptureIsQuiet(String before, String move, String after) {
        assertEquals(after, after(before, move).toString());
    }

    @Test
    void twentyFiveQuietPliesAreADraw() {
        assertEquals(1, position("B:WK22:BK10 24").turn());
        Draughts drawn = after("B:WK22:BK10 24", "10-6");
        assertEquals("W:WK22:BK6 25", drawn.toString());
        assertEquals(Position.OVER, drawn.turn());
        assertEquals(0, drawn.moves().length);
        assertEquals(0, drawn.moves(new long[RULES.maxMoves()]));
        assertEquals(Position.NONE, drawn.randomMove(new SplittableRandom(1)));
        assertEquals(0, drawn.score(0));
        assertEquals(0, drawn.score(1));
    }

    @Test
    void aLossComesBeforeTheDraw() {
        Draughts lost = after("W:W14,K13:B5 24", "13-9");
        assertEquals("B:WK9,14:B5 25", lost.toString());
        assertEquals(Position.OVER, lost.turn());
        assertEquals(1, lost.score(0));
        assertEquals(-1, lost.score(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"B:W18:B", "B:WK9,14:B5", "B:W18:B32"})
    void theSideWithoutAPieceOrAMoveLoses(String text) {
        Draughts lost = position(text);
        assertEquals(Position.OVER, lost.turn());
        assertEquals(Position.NONE, lost.randomMove(new SplittableRandom(1)));
        assertEquals(1, lost.score(0));
        assertEquals(-1, lost.score(1));
    }

    @Test
    void aGameHasNoScoreBeforeItsEnd() {
        String message = assertThrows(
                        IllegalStateException.class, () -> RULES.start().score(0))
                .getMessage();
        assertTrue(message.contains(RULES.start().toString()), message);
    }

    @Test
    void stoppingHalfWayIsIllegal() {
        Draughts position = position("W:WK7:B10,11,18,19");
        String message = assertThrows(IllegalMove.class, () -> position.tryPlay(position.parse("7x16x23")))
                .getMessage();
        assertEquals("7x16x23 is not legal in W:WK7:B10,11,18,19", message);
    }

    @Test
    void aBeginnerAsksBySquare() {
        Draughts position = position("W:WK7,30:B10,11,17,18,19");
        assertEquals(0, position.at(7));
        assertEquals(1, position.at(10));
        assertEquals(Draughts.EMPTY, position.at(1));
        assertTrue(position.isKing(7));
        assertFalse(position.isKing(30));
        assertEquals(1, position.men(0));
        assertEquals(1, position.kings(0));
        assertEquals(5, position.men(1));
        long route = position.parse("7x16x23x14x21");
        assertEquals(7, position.from(route));
        assertEquals(21, position.to(route));
        assertArrayEquals(new int[] {7, 16, 23, 14, 21}, position.squares(route));
        assertArrayEquals(new int[] {11, 19, 18, 17}, position.jumped(route));
        assertArrayEquals(new int[0], position.jumped(position.parse("30-25")));
    }

    @ParameterizedTest
    @CsvSource({"6, 18, 5, 4", "8, 32, 7, 6", "10, 50, 9, 8", "8, 1, 0, 1", "8, 5, 1, 0", "10, 23, 4, 5"})
    void squaresHaveRowsAndColumns(int size, int square, int row, int column) {
        Draughts start = new DraughtsRules(size).start();
        assertEquals(row, start.row(square));
        assertEquals(column, start.column(square));
        assertEquals(square, start.square(row, column));
    }

    @Test
    void theSideToMoveAndTheQuietPliesArePartOfThePosition() {
        assertNotEquals(position("W:WK1:BK32"), position("B:WK1:BK32"));
        assertNotEquals(position("W:WK1:BK32"), position("W:WK1:BK32 3"));
        assertNotEquals(position("W:W9:BK32"), position("W:WK9:BK32"));
    }

    @Test
    void aRandomMoveIsTheOneAtARandomIndexOfTheList() {
        for (int size : new int[] {6, 8, 10}) {
            DraughtsRules rules = new DraughtsRules(size);
            SplittableRandom random = new SplittableRandom(size);
            for (int game = 0; game < 300; game++) {
                Draughts position = rules.start();
                for (long[] moves = position.moves(); moves.length > 0; moves = position.moves()) {
                    long seed = random.nextLong();
                    long move = position.randomMove(new SplittableRandom(seed));
                    assertEquals(moves[Draughts.below(moves.length, new SplittableRandom(seed))], move);
                    position = position.play(move);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"W:W21,22:B1", "W:WK7:B10,11,18,19", "W:WK22:BK10 25"})
    void movesGoIntoTheCallersBuffer(String text) {
        long[] into = new long[RULES.maxMoves()];
        int count = position(text).moves(into);
        assertArrayEquals(position(text).moves(), Arrays.copyOf(into, count));
    }

    @Test
    void hashesOfDistinctPositionsSeldomCollide() {
        Set<Draughts> positions = new HashSet<>();
        SplittableRandom random = new SplittableRandom(1);
        while (positions.size() < 20_000) {
            Draughts position = RULES.start();
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
            long set = half & random.nextLong() & DraughtsSquares.board(10);
            long rest = set;
            for (int k = 0; rest != 0; k++) {
                assertEquals(Long.numberOfTrailingZeros(rest), DraughtsSquares.member(set, k));
                rest &= rest - 1;
            }
        }
    }
}
