package org.botarena.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.api.TimeBudget;
import org.botarena.api.TimeBudgets;
import org.junit.jupiter.api.Test;

/** An agent's knowledge of its time in practice. */
class PracticeSeatTest {
    @Test
    void aSeatInPracticeRemembersFromMoveToMove() throws InterruptedException {
        Rules<?> rules = Games.installed().parse("tictactoe");
        PracticeSeat<?> seated = new PracticeSeat<>(rules, 1, AnyMove.class, Duration.ofSeconds(4));
        TimeBudget paused = seated.budget(0.5);
        Thread.sleep(500);
        assertTrue(paused.isLeft());
        TimeBudget careful = seated.budget(0.5);
        TimeBudget careless = new TimeBudgets().next(seated.timeLeft(), 0.5);
        while (careful.isLeft()) {
            assertTrue(careless.isLeft(), "the careful one ends first");
            Thread.sleep(10);
        }
        assertTrue(careless.isLeft());
    }
}
