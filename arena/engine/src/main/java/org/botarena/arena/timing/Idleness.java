package org.botarena.arena.timing;

/**
 * Adds up the CPU time that a process uses outside of its requests. Reading that time costs microseconds, so it is not
 * read around quick answers. Those count with their full duration, an upper bound of the time used on a single core. No
 * agent is thus blamed for work in its own time. For one thread at a time.
 */
public final class Idleness {
    private long known;
    private long worked;
    private long since = System.nanoTime();
    private long nanos;

    /** Starts with a process that has used this much CPU time, in nanoseconds. */
    public Idleness(long processCpu) {
        this.known = processCpu;
    }

    /** The {@code System.nanoTime()} at which the last request ended. */
    public long since() {
        return since;
    }

    /** Records that a request ended at this time, with a reading of the process's CPU time. */
    public void workedUntil(long end, long processCpu) {
        since = end;
        known = processCpu;
        worked = 0;
    }

    /** Records that a request ended at this time, after this many nanoseconds, without a reading of the CPU time. */
    public void worked(long end, long took) {
        since = end;
        worked += took;
    }

    /** Records that a rest ended, with a reading of the process's CPU time. */
    public void restedUntil(long processCpu) {
        nanos += Math.max(0, processCpu - known - worked);
        known = processCpu;
        worked = 0;
    }

    /** CPU time used in rests so far, in nanoseconds. */
    public long nanos() {
        return nanos;
    }
}
