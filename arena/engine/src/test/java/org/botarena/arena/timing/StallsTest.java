package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The stalls of the machine that count, and their effects. */
class StallsTest {
    private static final long MS = 1_000_000;
    private static final long SENT = 1_000 * MS;
    private static final long DEADLINE = 3_000 * MS;

    private static Stalls with(long from, long to) {
        Stalls stalls = new Stalls(new StealTime(() -> new long[0]));
        stalls.note(from, to);
        stalls.tickedAt(20_000 * MS);
        return stalls;
    }

    @Test
    void everyStallThatOverlapsARequestIsRecorded() {
        assertEquals(20 * MS, with(1_980 * MS, 2_000 * MS).between(SENT, DEADLINE));
        assertEquals(5 * MS, with(990 * MS, 1_005 * MS).between(SENT, DEADLINE));
    }
}
