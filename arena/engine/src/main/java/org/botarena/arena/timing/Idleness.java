package org.botarena.arena.timing;

/**
 * Adds up the CPU time that a process uses while it is not asked. Reading the process's time costs microseconds, so
 * nobody reads it around quick answers: those count with all the time that they took, which is the most that they can
 * have used of their one core. So nobody is blamed for what he did in his own time. One thread at a time.
 */
public final class Idleness {
    private long known;
    private long worked;
    private long since = System.nanoTime();
    private long nanos;

    /** Begins with a process that has used so much CPU time, in nanoseconds. */
    public Idleness(long processCpu) {
        this.known = processCpu;
    }

    /** The {@code System.nanoTime()} at which the last request ended. */
    public long since() {
        return since;
    }

    /** A request ended then, and the process's time was read. */
    public void workedUntil(long end, long processCpu) {
        since = end;
        known = processCpu;
        worked = 0;
    }

    /** A request ended then, after so many nanoseconds; nobody read the process's time. */
    public void worked(long end, long took) {
        since = end;
        worked += took;
    }

    /** A rest ended, and the process's time was read. */
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
