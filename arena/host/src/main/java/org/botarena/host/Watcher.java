package org.botarena.host;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Samples the agent's thread shortly before each deadline, so that the author of a late agent learns what it was doing.
 * Otherwise it sleeps: the agent's thread only writes the deadline to a field, so a move costs nothing.
 */
final class Watcher {
    /** The time before the deadline: a twentieth of the granted time, within these bounds, in nanoseconds. */
    private static final long LEAST = TimeUnit.MILLISECONDS.toNanos(5);

    private static final long MOST = TimeUnit.MILLISECONDS.toNanos(50);

    /** The time between reads of the field: shorter than any granted time worth a sample. */
    private static final long NAP = TimeUnit.MILLISECONDS.toNanos(40);

    private static final Due NONE = new Due(0, 0);

    private final Thread agent;
    private volatile Due due = NONE;
    private Due sampled = NONE;

    Watcher(Thread agent) {
        this.agent = agent;
    }

    private record Due(long nonce, long at) {}

    /** Sets the deadline of a request that has arrived. */
    void expect(long nonce, long arrived, long grantedNanos) {
        due = new Due(nonce, arrived + grantedNanos - ahead(grantedNanos));
    }

    /** Clears the deadline after the answer. */
    void done() {
        due = NONE;
    }

    /** The nonce of the current request, or 0. */
    long pending() {
        return due.nonce;
    }

    /** Waits until an agent is about to be late, and samples it. */
    Message.Sample next() {
        while (true) {
            Due now = due;
            long left = now.at - System.nanoTime();
            if (now.nonce == NONE.nonce || now.nonce == sampled.nonce) {
                LockSupport.parkNanos(NAP);
            } else if (left > 0) {
                LockSupport.parkNanos(Math.min(left, NAP));
            } else if (now.nonce == due.nonce) {
                sampled = now;
                return new Message.Sample(now.nonce, stack());
            }
        }
    }

    /**
     * Further data that may explain the last sample; it comes later, because the first sample takes the JVM a while.
     */
    Message.Sample more() {
        return new Message.Sample(sampled.nonce, memory());
    }

    private static long ahead(long grantedNanos) {
        return Math.max(LEAST, Math.min(MOST, grantedNanos / 20));
    }

    String stack() {
        StringBuilder text = new StringBuilder("shortly before the deadline:\n");
        StackText.append(agent.getStackTrace(), text);
        return text.toString();
    }

    String memory() {
        Runtime jvm = Runtime.getRuntime();
        // Uses neither a format nor a management bean: loading those takes 20 and 35 ms of the agent's last 50.
        return "heap " + ((jvm.totalMemory() - jvm.freeMemory()) >> 20) + " of " + (jvm.maxMemory() >> 20)
                + " MiB used\n";
    }
}
