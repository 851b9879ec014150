package org.botarena.arena.timing.accounting;

import java.util.concurrent.TimeUnit;

/**
 * The kernel's line about a process or a thread from its folder in {@code /proc}. Immutable.
 *
 * @param state R if it is running or runnable; T if it is stopped; others as in {@code proc(5)}
 * @param cpu CPU time in nanoseconds, in steps of 10 ms
 * @param childrenCpu CPU time of its ended descendants that have been waited for
 * @param priority its nice value and its scheduling policy
 */
public record ProcStat(char state, long cpu, long childrenCpu, String priority) {
    static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    // Fields are counted after the name, which may contain anything.
    private static final int STATE = 0;
    private static final int USER_TIME = 11;
    private static final int SYSTEM_TIME = 12;
    private static final int CHILDREN_USER = 13;
    private static final int CHILDREN_SYSTEM = 14;
    private static final int NICE = 16;
    private static final int POLICY = 38;

    /** From the file's line. */
    public static ProcStat parse(String line) {
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
        return new ProcStat(
                fields[STATE].charAt(0),
                ticks(fields[USER_TIME], fields[SYSTEM_TIME]),
                ticks(fields[CHILDREN_USER], fields[CHILDREN_SYSTEM]),
                fields[NICE] + " " + fields[POLICY]);
    }

    private static long ticks(String user, String system) {
        return (Long.parseLong(user) + Long.parseLong(system)) * TICK_NANOS;
    }

    /** Whether it is running or runnable. */
    boolean couldRun() {
        return state == 'R';
    }

    public boolean isStopped() {
        return state == 'T';
    }
}
