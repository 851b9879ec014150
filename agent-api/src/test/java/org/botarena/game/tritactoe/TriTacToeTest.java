package org.botarena.game.tritactoe;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TriTacToeTest {
    private final TriTacToeRules rules = new TriTacToeRules();

    @Test
    void threeSidesTakeTwelveCellsInTurn() {
        TriTacToe position = rules.start();
        assertEquals("............ X", position.toString());
        assertArrayEquals(LongStream.range(0, 12).toArray(), position.moves());
        for (int ply = 0; ply < 7; ply++) {
            assertEquals(ply % 3, position.turn());
            position = position.tryPlay(position.moves()[0]);
        }
        assertEquals("XOTXOTX..... O", position.toString());
    }

    @Test
    void eachOfThreePlayersIsASeparateSide() {
        assertEquals(rules, Games.installed().parse("tritactoe"));
        assertEquals(3, rules.players());
        assertArrayEquals(
                new int[] {0, 1, 2}, IntStream.range(0, 3).map(rules::team).toArray());
    }

    @ParameterizedTest
    @CsvSource({
        "XXX.OO..TT.. O, 0", // lying
        ".XXXOO..TT.. O, 0",
        "XX..OOO.XTT. T, 1",
        "XX.XOO.OTTT. X, 2",
        "X.O.XO..X.TT O, 0", // upright
        "X.OT.XOTOX.T X, 2",
        "XO...XO.TTX. O, 0", // diagonal, down to the right and to the left
        "..XOTX.OX.T. O, 0"
    })
    void aPlayerWithThreeInARowWinsTheLossesOfTheTwoOthers(String text, int winner) {
        TriTacToe end = rules.parse(text);
        assertEquals(Position.OVER, end.turn());
        assertEquals(0, end.moves().length);
        assertEquals(winner, end.winner());
        assertEquals(winner, rules.lead(end));
        for (int player = 0; player < 3; player++) {
            assertEquals(player == winner ? 2 : -1, end.score(player));
        }
    }

    @Test
    void aFullBoardWithoutThreeInARowIsDrawnForAll() {
        TriTacToe end = rules.parse("XXOTOTXOTXOT X");
        assertEquals(Position.OVER, end.turn());
        assertEquals(-1, rules.lead(end));
        assertEquals(0, end.score(0) + end.score(1) + end.score(2));
    }

    @Test
    void aGameHasNoScoreBeforeItsEnd() {
        assertThrows(IllegalStateException.class, () -> rules.start().score(0));
    }

    @Test
    void allGamesAreCountedAsAnIndependentProgramCountsThem() {
        long[] nodes = new long[13];
        long[] wins = new long[4];
        Map<TriTacToe, Long> level = Map.of(rules.start(), 1L);
        long positions = 0;
        for (int ply = 0; !level.isEmpty(); ply++) {
            positions += level.size();
            Map<TriTacToe, Long> next = new HashMap<>();
            for (Map.Entry<TriTacToe, Long> way : level.entrySet()) {
                TriTacToe position = way.getKey();
                nodes[ply] += way.getValue();
                if (position.turn() == Position.OVER) {
                    wins[rules.lead(position) < 0 ? 3 : rules.lead(position)] += way.getValue();
                }
                for (long move : position.moves()) {
                    next.merge(position.play(move), way.getValue(), Long::sum);
                }
            }
            level = next;
        }
        assertArrayEquals(
                new long[] {
                    1,
                    12,
                    132,
                    1_320,
                    11_880,
                    95_040,
                    665_280,
                    3_991_680,
                    18_688_320,
                    69_984_000,
                    196_507_296,
                    314_876_160,
                    251_320_320
                },
                nodes);
        assertArrayEquals(new long[] {39_323_232, 64_748_160, 56_404_512, 199_397_376}, wins);
        assertEquals(1_224_121, positions);
    }

    @Test
    void thePictureMarksTheLastStoneAndEveryCellCanBeClicked() {
        TriTacToe position = rules.start().play(TriTacToe.move(1, 2));
        assertEquals(
                Mark.LAST,
                rules.picture(position, 6).rows().get(1).cells().get(2).mark());
        assertEquals(new Place(2, 3), rules.cells(position, 11).get(0));
        assertEquals(0, position.at(1, 2));
        assertEquals(TriTacToe.EMPTY, position.at(0, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "X........... X, 'with 1 X, 0 O and 0 T it cannot be X to move'",
        "XT.......... O, 'with 1 X, 0 O and 1 T it cannot be O to move'",
        "XX..OO..TT.. T, 'with 2 X, 2 O and 2 T it cannot be T to move'",
        "XXXXOO.OTT.T X, 'with 4 X, 3 O and 3 T it cannot be X to move'",
        "XXX.OOO.TT.. T, 'X has three in a row, so it cannot be T to move'",
        "xO.......... T, 'character 1 is ''x'': a cell is X, O, T or .'",
        "............ Z, 'it ends with '' Z'''",
        "........... X, 'it has 13 characters, not 14'"
    })
    void aBrokenInvariantIsRejectedWithTheReason(String text, String reason) {
        String message = assertThrows(IllegalArgumentException.class, () -> rules.parse(text))
                .getMessage();
        assertTrue(message.startsWith("tritactoe: no position: " + reason), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "12", "-1", "00", "a1", "٣"})
    void textThatIsNotACellIsNotAMove(String text) {
        String message = assertThrows(
                        IllegalArgumentException.class, () -> rules.start().parse(text))
                .getMessage();
        assertEquals("tritactoe: '%s' is not a move: a cell, 0 to 11".formatted(text), message);
    }
}
