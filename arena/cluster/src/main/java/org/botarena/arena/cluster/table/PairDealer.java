package org.botarena.arena.cluster.table;

import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.cluster.task.GameListener;
import org.botarena.arena.cluster.task.PairTask;
import org.botarena.arena.cluster.task.PlayedPair;

/** Brings tasks to workers. Thread-safe. */
public interface PairDealer extends AutoCloseable {
    /**
     * Hands a task out; returns at once.
     *
     * @param files what the task needs, by SHA-256
     * @param isShort whether it may wait for a lane on a worker, where its processes start meanwhile
     * @param told hears how its games go; some of it may be missing or come twice
     */
    Deal deal(PairTask task, Map<String, Path> files, boolean isShort, GameListener told);

    /** A task that is somewhere. */
    interface Deal {
        /**
         * What became of it: once, however many workers were lost meanwhile.
         *
         * @throws WorkerFailed if no worker could play it, for reasons of the workers
         * @throws ClusterGone if nothing can be played any more
         */
        PlayedPair await() throws InterruptedException, WorkerFailed, ClusterGone;

        /** Calls it back. */
        void cancel();
    }

    /** What hindered the workers; the message says it. */
    final class WorkerFailed extends Exception {
        private static final long serialVersionUID = 1L;

        /** With these words. */
        public WorkerFailed(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** There is no cluster any more; the message says why. */
    final class ClusterGone extends Exception {
        private static final long serialVersionUID = 1L;

        /** With these words. */
        public ClusterGone(String message) {
            super(message);
        }
    }

    @Override
    void close();
}
