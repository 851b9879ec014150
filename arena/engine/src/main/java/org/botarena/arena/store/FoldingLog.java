package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Folds the log of a database into its file after some seconds without writes. A copy of only the file is then a
 * complete copy of the tournament. Thread-safe.
 */
final class FoldingLog implements AutoCloseable {
    /** The time without writes before the logs are folded in. */
    static final long QUIET_MS = 3_000;

    private static final long EVERY_MS = 1_000;

    private final Path file;
    private Optional<Database> connection = Optional.empty(); // used only by the clock's thread
    private final ScheduledExecutorService clock;
    private final Future<?> folds;
    private volatile long written = System.nanoTime();
    private volatile boolean isFolded = true;

    FoldingLog(Path file) {
        this.file = file;
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
        isFolded = true; // a write in the meantime resets it
        try {
            connection = connection.or(() -> Optional.of(Database.openAsIs(file, Schema.TOURNAMENT)));
            isFolded &= connection.get().foldsLogNow(); // fails during a read or write; the next round tries again
        } catch (StoreException e) {
            isFolded = false;
        }
    }

    @Override
    public void close() {
        folds.cancel(false);
        clock.shutdown();
        try {
            clock.awaitTermination(10, TimeUnit.SECONDS);
            connection.ifPresent(Database::close);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
