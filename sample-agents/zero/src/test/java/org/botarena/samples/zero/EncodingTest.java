package org.botarena.samples.zero;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and moves as numbers: they are unambiguous, and both sides see the board in the same way. */
class EncodingTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe",
                "hexapawn",
                "hexapawn:rows=4,columns=5",
                "hexapawn:cylinder=true",
                "hexapawn:columns=4,cylinder=true",
                "reversi:size=6",
                "connectfour",
                "connectfour:rows=5,columns=8"
            })
    void everyMoveOfAPositionIsASeparateAction(String game) {
        actionsDiffer(Games.installed().parse(game));
    }

    private <P extends Position<P>> void actionsDiffer(Rules<P> rules) {
        Encoding<P> encoding = Encoding.of(rules).orElseThrow();
        SplittableRandom random = new SplittableRandom(1);
        for (int game = 0; game < 200; game++) {
            for (P position = rules.start(); position.turn() != Position.OVER; ) {
                Set<Integer> actions = new HashSet<>();
                for (long move : position.moves()) {
                    int action = encoding.action(position, move);
                    assertTrue(action >= 0 && action < encoding.actions(), () -> action + " in " + rules.name());
                    assertTrue(actions.add(action), position + ": " + move);
                }
                position = position.play(position.randomMove(random));
            }
        }
    }

    @Test
    void theMoversStonesComeFirst() {
        assertArrayEquals(
                new float[] {0, 1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1},
                planes(Games.installed().parse("tictactoe"), "XO.X..... O"));
    }

    @Test
    void bothSidesOfHexapawnMoveDown() {
        Rules<?> hexapawn = Games.installed().parse("hexapawn");
        assertArrayEquals(planes(hexapawn, "X.X.XOO.. X"), planes(hexapawn, "X...OXO.O O"));
    }

    private static <P extends Position<P>> float[] planes(Rules<P> rules, String text) {
        Encoding<P> encoding = Encoding.of(rules).orElseThrow();
        float[] planes = new float[encoding.rows() * encoding.columns() * NetworkArchitecture.PLANES];
        encoding.planes(rules.parse(text), planes, 0);
        return planes;
    }

    @Test
    void otherGamesHaveNoEncoding() {
        assertEquals(false, Encoding.of(Games.installed().parse("draughts")).isPresent());
    }
}
