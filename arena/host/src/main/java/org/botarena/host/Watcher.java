package org.botarena.host;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Looks at the agent's thread shortly before each deadline, so that the author of a late agent learns what it was
 * doing. It sleeps otherwise: the agent's thread only leaves the deadline in a field, so a move costs it nothing.
 */
final class Watcher {
    /** How long before the deadline: long enough for a first look, which loads classes. */
    private static final long AHEAD = TimeUnit.MILLISECONDS.toNanos(50);

    /** Between looks at the field: shorter than any time granted that is worth a sample. */
    private static final long NAP = TimeUnit.MILLISECONDS.toNanos(40);

    private static final int FRAMES = 40;

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

    /** What the next late agent is doing; waits until there is one. */
    Message.Sample next() {
        while (true) {
            Due now = due;
            long left = now.at - System.nanoTime();
            if (now.equals(NONE) || now.equals(sampled)) {
                LockSupport.parkNanos(NAP);
            } else if (left > 0) {
                LockSupport.parkNanos(Math.min(left, NAP));
            } else if (now.equals(due)) {
                sampled = now;
                return new Message.Sample(now.nonce, describe());
            }
        }
    }

    private static long ahead(long grantedNanos) {
        return Math.min(AHEAD, grantedNanos / 3);
    }

    String describe() {
        StringBuilder text = new StringBuilder();
        Runtime jvm = Runtime.getRuntime();
        long collecting = ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
        text.append("Shortly before the deadline: heap %d of %d MiB used, %d ms spent in garbage collection so far%n"
                .formatted((jvm.totalMemory() - jvm.freeMemory()) >> 20, jvm.maxMemory() >> 20, collecting));
        StackTraceElement[] frames = agent.getStackTrace();
        for (int i = 0; i < Math.min(frames.length, FRAMES); i++) {
            text.append("    at ").append(frames[i]).append('\n');
        }
        return text.toString();
    }
}
