package org.botarena.arena.timing.accounting;

import java.util.OptionalLong;

/**
 * A reading of an agent's process, all in nanoseconds since it began. Immutable.
 *
 * @param agentCpu CPU time of the agent's thread
 * @param agentDelay how long that thread waited for its core though it could run
 * @param threadsCpu CPU time of all threads that live
 * @param threadsDelay how long they waited for the core though they could run, added up
 * @param processCpu CPU time of the whole process, threads that have ended included, in steps of 10 ms
 * @param familyCpu CPU time of all of the agent's processes; 0 where they are not measured together
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

    /** The same of all of the agent's processes. */
    public long usedSince(CpuReading earlier) {
        return Math.max(cpuSince(earlier), familyCpu - earlier.familyCpu);
    }

    /** Whether none of the agent's processes has run since an earlier reading. */
    public boolean standsStillSince(CpuReading earlier) {
        return threadsCpu == earlier.threadsCpu && processCpu == earlier.processCpu && familyCpu == earlier.familyCpu;
    }

    /**
     * How long others kept the process from running since an earlier reading: as long as its threads waited for the core,
     * but no longer than others had it. Who was on the core is known from what is left: the time that has gone by, less what
     * the core was idle, less what the agent's own threads and processes took of it.
     *
     * @param free nanoseconds that have gone by and in which the core was not idle; empty without a core of its own: then
     *     only the agent's thread counts, less what the others of its process took
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
