package org.botarena.host;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.botarena.api.Games;
import org.botarena.api.TimeBudget;
import org.botarena.api.TimeBudgets;
import org.junit.jupiter.api.Test;

/** An agent's view of its game. */
class HostedGameTest {
    @Test
    void aBudgetLeavesRoomForAPauseSeenInAMoveBefore() throws InterruptedException {
        HostedGame<?> seat = new HostedGame<>(
                Games.installed().parse("tictactoe"),
                new Message.Start(1, 0, 1, 4_000_000_000L, Map.of()),
                System.nanoTime());
        TimeBudget paused = seat.budget(0.5);
        Thread.sleep(500);
        assertTrue(paused.isLeft());
        TimeBudget careful = seat.budget(0.5);
        TimeBudget careless = new TimeBudgets().next(seat.timeLeft(), 0.5);
        while (careful.isLeft()) {
            assertTrue(careless.isLeft(), "the careful one ends first");
            Thread.sleep(10);
        }
        assertTrue(careless.isLeft());
    }
}
