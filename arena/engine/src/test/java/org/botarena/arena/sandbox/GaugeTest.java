package org.botarena.arena.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.botarena.arena.sandbox.Gauge.Reading;
import org.junit.jupiter.api.Test;

/** What counts as the machine's doing, in milliseconds of made-up readings. */
class GaugeTest {
    private static final Reading BEFORE = reading(100, 5, 150, 150);

    @Test
    void aWaitWhileNobodyOfTheProcessRanIsTheMachines() {
        assertEquals(20, ms(reading(180, 25, 230, 230).delaySince(BEFORE)));
    }

    @Test
    void whatTheProcesssOwnThreadsTookIsNot() {
        assertEquals(0, ms(reading(180, 25, 250, 250).delaySince(BEFORE)));
        assertEquals(5, ms(reading(180, 25, 245, 240).delaySince(BEFORE)));
    }

    @Test
    void threadsThatHaveEndedCountThroughTheProcesssOwnTimeLessAStep() {
        assertEquals(0, ms(reading(180, 65, 230, 300).delaySince(BEFORE)));
        assertEquals(140, ms(reading(180, 25, 230, 300).cpuSince(BEFORE)));
    }

    @Test
    void cpuTimeIsThatOfAllThreads() {
        assertEquals(95, ms(reading(180, 25, 245, 240).cpuSince(BEFORE)));
    }

    private static Reading reading(long agentCpu, long agentDelay, long threadsCpu, long processCpu) {
        return new Reading(
                agentCpu * 1_000_000, agentDelay * 1_000_000, threadsCpu * 1_000_000, processCpu * 1_000_000);
    }

    private static long ms(long nanos) {
        return nanos / 1_000_000;
    }
}
