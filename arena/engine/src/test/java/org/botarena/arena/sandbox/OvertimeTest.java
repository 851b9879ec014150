package org.botarena.arena.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How long an answer is waited for beyond its deadline, which is at 1000 ms. */
class OvertimeTest {
    private static final long MS = 1_000_000;

    private final Overtime overtime = new Overtime(1000 * MS);

    private long until(long now, long part, long cpu, boolean isRunnable) {
        return overtime.until(now * MS, part * MS, new Reading(cpu, 0, cpu, 0, 0, 0), isRunnable, false) / MS;
    }

    @Test
    void anAgentThatSleepsGetsNothing() {
        assertEquals(1000, until(1000, 0, 7, false));
    }

    @Test
    void anAgentThatRunsGetsNothingAsSoonAsTheKernelHasBookedThatItRuns() {
        assertEquals(1001, until(1000, 0, 7, true));
        assertEquals(1002, until(1001, 0, 7, true));
        assertEquals(1002, until(1002, 0, 8, true));
        assertFalse(overtime.isStarved());
    }

    @Test
    void whileItCouldRunAndDoesNotItIsWaitedFor() {
        until(1000, 0, 7, true);
        assertEquals(1402, until(1401, 0, 7, true));
        assertEquals(1801, until(1402, 801, 8, true), "the wait is booked when it is over");
    }

    @Test
    void whenItHasHadItsTimeItIsWaitedForAMomentMoreSinceAnAnswerThenTellsThatItDoesNotHang() {
        assertEquals(1060, until(1000, 60, 7, false));
        assertEquals(1110, until(1060, 60, 7, false));
        assertEquals(1110, until(1110, 60, 7, false));
        assertFalse(overtime.isStarved());
    }

    @Test
    void theKernelIsAskedOnceMoreAtEachEndWhetherItIsKeptFromRunning() {
        until(1000, 0, 7, true);
        assertEquals(1050, until(1001, 50, 8, true));
        assertEquals(1051, until(1050, 50, 9, true), "it ran meanwhile, but does it now?");
        assertEquals(1052, until(1051, 50, 9, true));
        assertEquals(1100, until(1052, 50, 10, true));
    }

    @Test
    void afterTenSecondsTheGameGoesOnAndTheWaitThatIsNotOverCounts() {
        until(1000, 0, 7, true);
        assertEquals(11_000, until(11_000, 0, 7, true));
        assertTrue(overtime.isStarved());
        assertEquals(10_000, overtime.unbooked(11_000 * MS) / MS);
    }

    @Test
    void whoHasNotGotItsTimeBackAfterTenSecondsIsDisturbed() {
        assertEquals(11_000, until(1000, 20_000, 7, false));
        assertEquals(11_000, until(11_000, 20_000, 8, false));
        assertTrue(overtime.isStarved());
    }

    @Test
    void whatAHostTakesIsLookedAtOnceMore() {
        assertEquals(1012, overtime.until(1000 * MS, 0, Reading.ZERO, false, true) / MS);
        assertEquals(1012, overtime.until(1012 * MS, 0, Reading.ZERO, false, true) / MS);
    }
}
