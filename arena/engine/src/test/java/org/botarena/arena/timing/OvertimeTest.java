package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import org.botarena.arena.timing.accounting.CpuReading;
import org.botarena.arena.timing.accounting.Gauge;
import org.junit.jupiter.api.Test;

/** The wait for an answer beyond its deadline, which is at 1000 ms. */
class OvertimeTest {
    private static final long MS = 1_000_000;

    private final Deadline.Overtime overtime = new Deadline(1000 * MS).overtime(0);

    private static final long OVER = -1;

    /** In milliseconds. */
    private long until(long now, long part, double cpu, boolean isRunnable) {
        long used = (long) (cpu * MS);
        Gauge.Ready ready = new Gauge.Ready(isRunnable, isRunnable);
        return inMs(overtime.until(now * MS, part * MS, new CpuReading(used, 0, used, 0, 0, 0), ready, false));
    }

    private static long inMs(OptionalLong until) {
        return until.isPresent() ? until.getAsLong() / MS : OVER;
    }

    @Test
    void aSleepingAgentGetsNoOvertime() {
        assertEquals(OVER, until(1000, 0, 7, false));
    }

    @Test
    void aRunningAgentGetsNoOvertimeOnceItsTimeIsBooked() {
        assertEquals(1001, until(1000, 0, 7, true));
        assertEquals(1002, until(1001, 0, 7, true));
        assertEquals(OVER, until(1002, 0, 9, true));
        assertFalse(overtime.isStarved());
    }

    @Test
    void aRunnableAgentWithoutACoreGetsOvertime() {
        until(1000, 0, 7, true);
        assertEquals(1402, until(1401, 0, 7, true));
        assertEquals(1801, until(1402, 801, 8, true), "the wait is booked at its end");
    }

    @Test
    void aShortRunOfAnotherThreadDoesNotProveThatTheAgentRuns() {
        assertEquals(1001, until(1000, 7, 7.0));
        assertEquals(1041, until(1040, 7, 7.1));
        assertTrue(overtime.isStarved());
        assertEquals(0, overtime.unbooked(1040 * MS), "the part that is not a wait is unknown");
        assertEquals(OVER, until(1041, 7, 40), "now the others of its own take the core");
    }

    @Test
    void onABusyMachineAnAgentThatRunsAtTimesGetsNoOvertime() {
        until(1000, 7, 7.0);
        assertEquals(OVER, until(1040, 8, 8.0));
        assertFalse(overtime.isStarved());
    }

    /** A process of several runnable threads; CPU time in milliseconds. */
    private long until(long now, double agent, double all) {
        CpuReading reading = new CpuReading((long) (agent * MS), 0, (long) (all * MS), 0, 0, 0);
        return inMs(overtime.until(now * MS, 0, reading, new Gauge.Ready(true, true), false));
    }

    @Test
    void aShortExtraTimeShowsWhetherTheAgentHangs() {
        assertEquals(1060, until(1000, 60, 7, false));
        assertEquals(1110, until(1060, 60, 7, false));
        assertEquals(OVER, until(1110, 60, 7, false));
        assertFalse(overtime.isStarved());
    }

    @Test
    void eachEndOfOvertimeRequiresAnotherReading() {
        until(1000, 0, 7, true);
        assertEquals(1050, until(1001, 50, 8, true));
        assertEquals(1051, until(1050, 50, 9, true), "it ran meanwhile, but does it now?");
        assertEquals(1052, until(1051, 50, 9, true));
        assertEquals(1100, until(1052, 50, 11, true));
    }

    @Test
    void afterTenSecondsTheGameContinuesAndTheOpenWaitCounts() {
        until(1000, 0, 7, true);
        assertEquals(OVER, until(11_000, 0, 7, true));
        assertTrue(overtime.isStarved());
        assertEquals(10_000, overtime.unbooked(11_000 * MS) / MS);
    }

    @Test
    void anAgentStillOwedTimeAfterTenSecondsIsDisturbed() {
        assertEquals(11_000, until(1000, 20_000, 7, false));
        assertEquals(OVER, until(11_000, 20_000, 8, false));
        assertTrue(overtime.isStarved());
    }

    @Test
    void timeTakenByAHostRequiresAnotherReading() {
        assertEquals(1012, inMs(overtime.until(1000 * MS, 0, CpuReading.ZERO, Gauge.Ready.NONE, true)));
        assertEquals(OVER, inMs(overtime.until(1012 * MS, 0, CpuReading.ZERO, Gauge.Ready.NONE, true)));
    }
}
