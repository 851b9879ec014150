package org.botarena.arena.timing.accounting;

import java.util.OptionalLong;

/**
 * A reading of an agent's process, all in nanoseconds since its start. Immutable.
 *
 * @param agentCpu CPU time of the agent's thread
 * @param agentDelay how long that thread was runnable but waited for its core
 * @param threadsCpu CPU time of all live threads
 * @param threadsDelay how long they were runnable but waited for the core, added up
 * @param processCpu CPU time of the whole process, including ended threads, in steps of 10 ms
 * @param familyCpu CPU time of all of the agent's processes, or 0 if they are not measured together
 */
public record CpuReading(
        long agentCpu, long agentDelay, long threadsCpu, long threadsDelay, long processCpu, long familyCpu) {
    public static final CpuReading ZERO = new CpuReading(0, 0, 0, 0, 0, 0);

    /** CPU time that the process has used since an earlier reading. */
    long cpuSince(CpuReading earlier) {
        return Math.max(
                agentCpu - earlier.agentCpu,
                Math.max(threadsCpu - earlier.threadsCpu, processCpu - earlier.processCpu - ProcStat.TICK_NANOS));
    }

    /** CPU time that all of the agent's processes have used since an earlier reading. */
    public long usedSince(CpuReading earlier) {
        return Math.max(cpuSince(earlier), familyCpu - earlier.familyCpu);
    }

    /** Whether none of the agent's processes has run since an earlier reading. */
    public boolean standsStillSince(CpuReading earlier) {
        return threadsCpu == earlier.threadsCpu && processCpu == earlier.processCpu && familyCpu == earlier.familyCpu;
    }

    /**
     * How long others kept the process from running since an earlier reading: the time that its threads waited for
     * the core, limited to the time that others had it. That limit is the elapsed time minus the core's idle time and
     * minus the time used by the agent's own threads and processes.
     *
     * @param free elapsed nanoseconds in which the core was not idle. Empty without a dedicated core: then only the
     *     agent's thread counts, minus the time of the other threads of its process.
     */
    public long delaySince(CpuReading earlier, OptionalLong free) {
        long agent = agentDelay - earlier.agentDelay;
        if (free.isEmpty()) {
            return Math.max(0, agent - (usedSince(earlier) - (agentCpu - earlier.agentCpu)));
        }
        long queued = Math.max(agent, threadsDelay - earlier.threadsDelay);
        return Math.max(0, Math.min(queued, free.getAsLong() - usedSince(earlier)));
    }
}
