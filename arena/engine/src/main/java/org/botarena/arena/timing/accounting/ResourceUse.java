package org.botarena.arena.timing.accounting;

import java.util.List;

/**
 * What an agent's process has taken of the machine beside the time of its moves, measured from outside. Immutable.
 *
 * @param idleCpuMs milliseconds of CPU time that it used while it was not asked, in steps of 10
 * @param peakMemoryKiB the most memory that it had in use; 0 where it was ended before that could be read
 * @param threads the names of the threads that live at the end and did not before the agent was loaded, sorted
 */
public record ResourceUse(double idleCpuMs, long peakMemoryKiB, List<String> threads) {
    public ResourceUse {
        threads = List.copyOf(threads);
    }
}
