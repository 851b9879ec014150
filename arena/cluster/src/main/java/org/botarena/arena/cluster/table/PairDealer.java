package org.botarena.arena.cluster.table;

import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.cluster.task.GameListener;
import org.botarena.arena.cluster.task.PairTask;
import org.botarena.arena.cluster.task.PlayedPair;

/** Sends tasks to workers. Thread-safe. */
public interface PairDealer extends AutoCloseable {
    /**
     * Sends a task and returns immediately.
     *
     * @param files the task's files, by SHA-256
     * @param isShort whether it may wait for a lane on a worker, where its processes start meanwhile
     * @param told receives the progress of its games; events may be missing or duplicated
     */
    Deal deal(PairTask task, Map<String, Path> files, boolean isShort, GameListener told);

    /** A task that was sent. */
    interface Deal {
        /**
         * Waits for its only result, however many workers are lost meanwhile.
         *
         * @throws WorkerFailed if no worker could play it, for reasons of the workers
         * @throws ClusterGone if nothing more can be played
         */
        PlayedPair await() throws InterruptedException, WorkerFailed, ClusterGone;

        /** Calls it back. */
        void cancel();
    }

    /** Thrown when workers could not play; the message gives the reason. */
    final class WorkerFailed extends Exception {
        private static final long serialVersionUID = 1L;

        /** With these words. */
        public WorkerFailed(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** Thrown when the cluster is lost; the message gives the reason. */
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
