package org.botarena.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.botarena.game.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

/** The default methods of a position. */
class PositionTest {
    private final Position<?> start = Games.installed().parse("tictactoe").start();

    @Test
    void aRandomMoveIsDrawnEvenlyFromTheList() {
        Map<Long, Integer> counts = new HashMap<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 9_000; i++) {
            counts.merge(start.randomMove(random), 1, Integer::sum);
        }
        assertEquals(9, counts.size());
        counts.values().forEach(count -> assertTrue(count > 800 && count < 1200, counts::toString));
    }

    @Test
    void aCheckedPlayNamesTheIllegalMoveAndThePosition() {
        Position<?> next = start.tryPlay(4);
        IllegalMove refused = assertThrows(IllegalMove.class, () -> next.tryPlay(4));
        assertEquals("4 is not legal in ....X.... O", refused.getMessage());
    }

    @Test
    void aPositionWithNothingHiddenLooksTheSameToEveryPlayer() {
        TicTacToe position = new TicTacToe(1, 2, 0);
        assertEquals(position, position.seenBy(1));
        assertEquals(position, position.guess(new SplittableRandom(1)));
    }

    @Test
    void aPositionWithoutChanceHasNoProbabilities() {
        assertThrows(IllegalStateException.class, () -> start.probability(0));
    }
}
