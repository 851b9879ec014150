package org.botarena.host;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Looks at the agent's thread shortly before each deadline, so that the author of a late agent learns what it was
 * doing. It sleeps otherwise: the agent's thread only leaves the deadline in a field, so a move costs it nothing.
 */
final class Watcher {
    /** How long before the deadline: a twentieth of the time granted, within these bounds, in nanoseconds. */
    private static final long LEAST = TimeUnit.MILLISECONDS.toNanos(5);

    private static final long MOST = TimeUnit.MILLISECONDS.toNanos(50);

    /** Between looks at the field: shorter than any time granted that is worth a sample. */
    private static final long NAP = TimeUnit.MILLISECONDS.toNanos(40);

    private static final Due NONE = new Due(0, 0);

    private final Thread agent;
    private volatile Due due = NONE;
    private Due sampled = NONE;

    Watcher(Thread agent) {
        this.agent = agent;
    }

    private record Due(long nonce, long at) {}

    /** A request has arrived: there is a deadline now. */
    void expect(long nonce, long arrived, long grantedNanos) {
        due = new Due(nonce, arrived + grantedNanos - ahead(grantedNanos));
    }

    /** The answer is out. */
    void done() {
        due = NONE;
    }

    /** The nonce of the request that is being answered; 0: there is none. */
    long pending() {
        return due.nonce;
    }

    /** Waits until an agent is about to be late, and says what it is doing. */
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

    /** What may explain the sample just taken; a moment later, since the first look takes the JVM a while. */
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
        // Neither a format nor a management bean: loading those takes 20 and 35 ms of the agent's last 50.
        return "heap " + ((jvm.totalMemory() - jvm.freeMemory()) >> 20) + " of " + (jvm.maxMemory() >> 20)
                + " MiB used\n";
    }
}
