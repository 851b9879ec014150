package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Folds the logs of a store into its files whenever nothing was written for some seconds, so that a copy of the files, made
 * without a thought of the logs, is a copy of the tournament. Thread-safe.
 */
final class FoldingLog implements AutoCloseable {
    /** So long nothing is written before the logs are folded in. */
    static final long QUIET_MS = 3_000;

    private static final long EVERY_MS = 1_000;

    private final List<Path> files;
    private final Map<Path, Database> connections = new HashMap<>(); // of the clock's thread alone
    private final ScheduledExecutorService clock;
    private final Future<?> folds;
    private volatile long written = System.nanoTime();
    private volatile boolean isFolded = true;

    public FoldingLog(List<Path> files) {
        this.files = List.copyOf(files);
        clock = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "folds the store's log");
            thread.setDaemon(true);
            return thread;
        });
        folds = clock.scheduleWithFixedDelay(this::fold, EVERY_MS, EVERY_MS, TimeUnit.MILLISECONDS);
    }

    /** Something is being written. */
    public void wrote() {
        written = System.nanoTime();
        isFolded = false;
    }

    private void fold() {
        if (isFolded || System.nanoTime() - written < TimeUnit.MILLISECONDS.toNanos(QUIET_MS)) {
            return;
        }
        isFolded = true; // what is written meanwhile says otherwise
        for (Path file : files) {
            try {
                Database database = connections.computeIfAbsent(
                        file,
                        each -> Database.openAsIs(
                                each, StoreFiles.schema(each.getFileName().toString())));
                isFolded &= database.foldsLogNow(); // not while somebody reads or writes: the next time, then
            } catch (StoreException e) {
                isFolded = false;
            }
        }
    }

    @Override
    public void close() {
        folds.cancel(false);
        clock.shutdown();
        try {
            clock.awaitTermination(10, TimeUnit.SECONDS);
            connections.values().forEach(Database::close);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
