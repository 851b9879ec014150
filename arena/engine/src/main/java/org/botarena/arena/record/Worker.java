package org.botarena.arena.record;

/**
 * The machine of a cluster on which a game was played. Immutable.
 *
 * @param name unique in the cluster
 * @param speed positions per second in a fixed search when it joined, for comparing machines
 */
public record Worker(String name, long speed) {
    private static final int LONGEST_NAME = 4_000;

    /**
     * Rejects impossible machines.
     *
     * @throws IllegalArgumentException if the name is empty or too long, or the speed negative
     */
    public Worker {
        if (name == null || name.isEmpty() || name.length() > LONGEST_NAME || speed < 0) {
            throw new IllegalArgumentException("a machine has no name, too long a name or a negative speed");
        }
    }
}
