package org.botarena.arena.serve.hosting.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.serve.trouble.Background;
import org.botarena.arena.store.Database;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.venue.Failed;

/**
 * Automatic copies of an event next to its folder. Every ten minutes the server updates one of two in turn if there is
 * something new, so that one is complete while the other is written. It also makes a copy before another arena takes
 * over the event. Thread-safe.
 */
public final class EventCopies implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofMinutes(10);

    private final Path event;
    private final LongSupplier state;
    private final EventCopy[] copies = new EventCopy[2];
    private final Background.Worker worker;
    private long copied = -1;
    private int next;

    /**
     * Copies an event.
     *
     * @param state a number from 0 that grows with every change
     */
    public EventCopies(Path event, LongSupplier state, Background background) {
        worker = background.worker("copies", this::work);
        this.event = event;
        this.state = state;
    }

    /** The folder of an event's copies. */
    public static Path folder(Path event) {
        Path whole = event.toAbsolutePath().normalize();
        return whole.resolveSibling(whole.getFileName() + "-copies");
    }

    /**
     * Copies an event last served by another arena, before anything in it changes.
     *
     * @param version of this arena
     * @return a sentence about the copy and the way back, or empty if no copy was needed
     * @throws Failed if it cannot be copied; the event must not be served then
     */
    public static Optional<String> beforeUpgrade(Path event, String version) {
        if (!EventFile.isIn(event)) {
            return Optional.empty();
        }
        Optional<String> before;
        try (Database file = Database.openAsIs(event.resolve(EventFile.NAME), EventFile.SCHEMA)) {
            if (file.number("SELECT count(*) FROM sqlite_master WHERE name = 'setting'") == 0) {
                return Optional.empty(); // Its log is lost, and the file itself was empty.
            }
            before = file.first("SELECT value FROM setting WHERE name = ?", row -> row.getString(1), EventFile.VERSION);
        }
        if (before.isEmpty() || before.get().equals(version)) {
            return Optional.empty();
        }
        Path to = folder(event)
                .resolve(String.format(
                        Locale.ROOT, "before-%s-%d", version, Instant.now().getEpochSecond()));
        EventCopy.of(event, to);
        return Optional.of(
                "arena %s has served this event before; it was copied to %s first. To go back: arena host %s with arena %s"
                        .formatted(before.get(), to, to, before.get()));
    }

    /** Starts to check every ten minutes. */
    public void start() {
        worker.start();
    }

    private void work() throws InterruptedException {
        Thread.sleep(BETWEEN.toMillis());
        look();
    }

    /**
     * Copies the event if there is something new.
     *
     * @throws Failed if it cannot be copied; the next call tries again
     */
    public synchronized void look() {
        long now = state.getAsLong();
        if (now == copied) {
            return;
        }
        try {
            Path verified = target().resolveSibling(target().getFileName() + ".verified");
            Files.deleteIfExists(verified);
            if (copies[next] == null) {
                FileUtils.deleteDirectory(target().toFile());
                copies[next] = new EventCopy(event, target());
            }
            copies[next].now();
            Files.writeString(verified, Instant.now() + "\n");
            copied = now;
            next = 1 - next;
        } catch (IOException | Failed e) {
            copies[next] = null;
            throw new Failed(
                    "%s is not copied: %s. The server tries again in %s"
                            .formatted(event, e.getMessage(), Numbers.counted(BETWEEN.toMinutes(), "minute")),
                    e);
        }
    }

    private Path target() {
        return folder(event).resolve("copy-" + (next + 1));
    }

    @Override
    public void close() {
        worker.end();
    }
}
