package org.botarena.arena.record;

import org.botarena.arena.record.form.RecordChecks;

/**
 * The machine of a cluster on which a game was played. Immutable.
 *
 * @param name unique in the cluster
 * @param speed positions per second in a fixed search when it joined, for comparing machines
 */
public record Worker(String name, long speed) {
    /**
     * Rejects impossible machines.
     *
     * @throws IllegalArgumentException if the name is empty or too long, or the speed negative
     */
    public Worker {
        RecordChecks.requireName(name);
        RecordChecks.require(speed >= 0, "a machine's speed is negative");
    }
}
