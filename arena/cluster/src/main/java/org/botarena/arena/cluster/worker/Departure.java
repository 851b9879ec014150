package org.botarena.arena.cluster.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** When a worker leaves: it has no work, its time is up, its disk is full, or it is asked to. Thread-safe. */
public final class Departure {
    private static final long LOOK_MS = 500;

    /** The minimum free bytes: with less nothing can be started there, and Spark would try it fifty times a second. */
    private static final long LEAST_ROOM = 16L << 20;

    private final CountDownLatch told = new CountDownLatch(1);
    private final Optional<Duration> idle;
    private final Optional<Instant> end;
    private final Clock clock;

    /**
     * Starts to wait.
     *
     * @param idle the time without work after which it leaves
     * @param end the time at which it leaves
     */
    public Departure(Optional<Duration> idle, Optional<Instant> end, Clock clock) {
        this.idle = idle;
        this.end = end;
        this.clock = clock;
    }

    /** Asks it to leave. */
    public void now() {
        told.countDown();
    }

    /**
     * Returns when it is to leave, with the reason in a phrase.
     *
     * @param folder of its files
     * @throws IOException if the free space cannot be determined
     */
    public String await(Path folder) throws InterruptedException, IOException {
        long since = System.nanoTime();
        while (!told.await(LOOK_MS, TimeUnit.MILLISECONDS)) {
            if (isPlaying()) {
                since = System.nanoTime();
            }
            if (idle.isPresent() && System.nanoTime() - since >= idle.get().toNanos()) {
                return "it had no work";
            }
            if (end.isPresent() && !clock.instant().isBefore(end.get())) {
                return "its time is up";
            }
            if (Files.getFileStore(folder).getUsableSpace() < LEAST_ROOM) {
                return "no space is left in " + folder;
            }
        }
        return "it was asked to";
    }

    /** Waits for the end of all games, at most for this time; returns whether they have ended. */
    public static boolean awaitGames(Duration span) throws InterruptedException {
        long until = System.nanoTime() + span.toNanos();
        while (isPlaying() && System.nanoTime() < until) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MS / 5);
        }
        return !isPlaying();
    }

    /** The playing process is separate, and lives as long as a tournament has games. */
    private static boolean isPlaying() {
        return ProcessHandle.current().children().anyMatch(ProcessHandle::isAlive);
    }
}
