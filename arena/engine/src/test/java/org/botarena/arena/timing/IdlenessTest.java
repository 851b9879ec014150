package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** CPU time counts as used in the opponent's time only if it cannot have been used in the agent's own. */
class IdlenessTest {
    private static final long MS = 1_000_000;

    private final Idleness idleness = new Idleness(100 * MS);

    @Test
    void timeUsedInARestIsCounted() {
        idleness.workedUntil(0, 150 * MS);
        idleness.restedUntil(220 * MS);
        assertEquals(70 * MS, idleness.nanos());
    }

    @Test
    void timeUsedInARequestIsNotCounted() {
        idleness.workedUntil(0, 150 * MS);
        idleness.restedUntil(150 * MS);
        idleness.workedUntil(0, 900 * MS);
        idleness.restedUntil(900 * MS);
        assertEquals(0, idleness.nanos());
    }

    @Test
    void quickRequestsCountWithTheirFullDuration() {
        idleness.worked(0, 4 * MS);
        idleness.worked(0, 3 * MS);
        idleness.restedUntil(106 * MS);
        assertEquals(0, idleness.nanos());
        idleness.worked(0, 4 * MS);
        idleness.restedUntil(140 * MS);
        assertEquals(30 * MS, idleness.nanos());
    }
}
