package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The time that the host of a virtual machine took from its cores. */
class StealTimeTest {
    private static final long MS = 1_000_000;
    private static final OptionalInt CORE = OptionalInt.of(1);

    private final long[] count = {0, 0};
    private final StealTime stolen = new StealTime(count::clone);

    @Test
    void timeTakenSinceThePreviousSampleCounts() {
        stolen.sample(0);
        count[1] = 20 * MS;
        stolen.sample(100 * MS);
        count[1] = 50 * MS;
        stolen.sample(200 * MS);
        count[1] = 60 * MS;
        assertEquals(10 * MS, stolen.since(CORE, 200 * MS));
        assertEquals(40 * MS, stolen.since(CORE, 150 * MS), "since the sample at 100 ms");
        assertEquals(60 * MS, stolen.since(CORE, 20 * MS));
        assertEquals(0, stolen.since(OptionalInt.of(0), 20 * MS), "nothing from the other core");
        assertEquals(0, stolen.since(OptionalInt.empty(), 20 * MS), "an agent that is kept on no core");
        assertEquals(0, stolen.since(OptionalInt.of(7), 20 * MS), "a core that nothing is known of");
    }

    @Test
    void samplesAreTakenAtIntervalsAndOldOnesDropped() {
        for (long tick = 0; tick < 200_000; tick++) {
            count[1] = tick * MS;
            stolen.sample(2 * tick * MS);
        }
        long taken = stolen.since(CORE, 2 * 198_999 * MS);
        assertTrue(taken >= 1_000 * MS && taken <= 1_050 * MS, () -> taken + " ns");
    }

    @Test
    void theSystemCountsInHundredthsOfASecond() {
        assertArrayEquals(new long[] {1_670 * MS, 20 * MS}, StealTime.parse("""
                cpu  4030709 1151803 465778 2505596 14660 0 27239 169 0 0
                cpu0 1958269 580243 243194 1296031 4762 0 14103 167 0 0
                cpu1 2072439 571560 222583 1209564 9898 0 13135 2 0 0
                intr 12 34
                """));
        assertArrayEquals(new long[0], StealTime.parse("cpu  1 2 3\nintr 4\n"));
    }
}
