package org.botarena.arena.timing.accounting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.botarena.arena.timing.IdleTime;
import org.junit.jupiter.api.Test;

/** The time that counts as the machine's, in milliseconds of synthetic readings. */
class CpuReadingTest {
    private static final long MS = 1_000_000;
    private static final CpuReading BEFORE = reading(100, 5, 150, 40, 150, 0);

    @Test
    void timeOfOthersOnTheCoreCountsAsTheMachines() {
        assertEquals(20, delay(100, reading(180, 25, 230, 60, 230, 0)));
    }

    @Test
    void aWaitForTheAgentsOwnThreadsDoesNotCount() {
        assertEquals(0, delay(100, reading(130, 70, 250, 900, 250, 0)), "its threads had all of the core");
        assertEquals(30, delay(100, reading(130, 70, 220, 900, 220, 0)), "others had 30 of it");
    }

    @Test
    void aWaitForTheAgentsOwnProcessesDoesNotCount() {
        assertEquals(0, delay(100, reading(110, 95, 160, 130, 160, 100)));
    }

    @Test
    void theWaitOfTheCollectorCounts() {
        assertEquals(60, delay(100, reading(120, 5, 190, 100, 190, 0)));
    }

    @Test
    void idleTimeOfTheCoreDoesNotCount() {
        assertEquals(4, delay(14, reading(110, 15, 160, 90, 160, 0)), "80 of the 100 ms it had nothing to do");
    }

    @Test
    void endedThreadsCountThroughTheProcessTimeMinusAStep() {
        assertEquals(0, delay(140, reading(180, 65, 230, 100, 300, 0)));
        assertEquals(140, reading(180, 25, 230, 60, 300, 0).cpuSince(BEFORE) / MS);
    }

    @Test
    void withoutItsOwnCoreOnlyTheAgentsThreadCounts() {
        assertEquals(20, reading(180, 25, 230, 900, 230, 0).delaySince(BEFORE, OptionalLong.empty()) / MS);
        assertEquals(5, reading(180, 25, 245, 900, 240, 0).delaySince(BEFORE, OptionalLong.empty()) / MS);
    }

    @Test
    void aProcessStandsStillIfNoThreadOrChildRuns() {
        assertTrue(reading(100, 90, 150, 90, 150, 0).standsStillSince(BEFORE));
        assertFalse(reading(100, 90, 151, 90, 150, 0).standsStillSince(BEFORE));
        assertFalse(reading(100, 90, 150, 90, 150, 1).standsStillSince(BEFORE));
    }

    @Test
    void parsesTheKernelsTables() {
        assertEquals(1_234_000, ProcessTree.parse(List.of("usage_usec 1234", "user_usec 1000", "system_usec 234")));
        assertEquals(90 * MS, IdleTime.parse("cpu  9 9 9 9 9 9\ncpu0 1 2 3 4 5 6 7\ncpu1 1 2 3 8 1 6 7\nintr 5\n", 1));
        assertEquals(new Schedstat.Booked(12, 34), Schedstat.Booked.parse("12 34 5"));
    }

    private static long delay(long freeMs, CpuReading now) {
        return now.delaySince(BEFORE, OptionalLong.of(freeMs * MS)) / MS;
    }

    private static CpuReading reading(
            long agentCpu, long agentDelay, long threadsCpu, long threadsDelay, long processCpu, long familyCpu) {
        return new CpuReading(
                agentCpu * MS, agentDelay * MS, threadsCpu * MS, threadsDelay * MS, processCpu * MS, familyCpu * MS);
    }
}
