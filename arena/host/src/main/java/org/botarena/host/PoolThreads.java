package org.botarena.host;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Makes the threads of the common pool, which have the context class loader of whoever needs them: the JDK's own would have
 * the system's, which does not find what is in the agent's jar. The JDK constructs it by its name.
 */
public final class PoolThreads implements ForkJoinWorkerThreadFactory {
    /** The system property by which the JDK finds it. */
    static final String PROPERTY = "java.util.concurrent.ForkJoinPool.common.threadFactory";

    @Override
    public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
        ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
        thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        return thread;
    }
}
