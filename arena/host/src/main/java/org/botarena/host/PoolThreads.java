package org.botarena.host;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Makes the threads of the common pool with the context class loader of the requesting thread. The JDK's default would
 * be the system's, which does not find resources of the agent's jar. The JDK constructs it by its name.
 */
public final class PoolThreads implements ForkJoinWorkerThreadFactory {
    /** The system property with its name. */
    static final String PROPERTY = "java.util.concurrent.ForkJoinPool.common.threadFactory";

    @Override
    public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
        ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
        thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        return thread;
    }
}
