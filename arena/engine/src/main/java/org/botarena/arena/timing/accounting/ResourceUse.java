package org.botarena.arena.timing.accounting;

import java.util.List;

/**
 * The resources that an agent's process used outside of its moves, measured from outside. Immutable.
 *
 * @param idleCpuMs milliseconds of CPU time outside of its requests, in steps of 10
 * @param peakMemoryKiB its peak memory, or 0 if it was ended before that could be read
 * @param threads the names of the threads at the end that were started after the agent was loaded, sorted
 */
public record ResourceUse(double idleCpuMs, long peakMemoryKiB, List<String> threads) {
    public ResourceUse {
        threads = List.copyOf(threads);
    }
}
