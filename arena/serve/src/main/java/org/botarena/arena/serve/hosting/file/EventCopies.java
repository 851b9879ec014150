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
import org.botarena.arena.venue.Failed;

/**
 * Copies of an event that the server makes by itself, beside the event's folder: every ten minutes one of two in turn, if there was
 * something new, so that one is whole while the other is made; and one before another arena takes the event over. Thread-safe.
 */
public final class EventCopies implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofMinutes(10);

    private final Path event;
    private final LongSupplier state;
    private final EventCopy[] copies = new EventCopy[2];
    private final Background.Worker worker;
    private long copied = -1;
    private int next;
    private volatile String problem = "";

    /**
     * Those of an event.
     *
     * @param state a number that grows with all that is new, from 0
     */
    public EventCopies(Path event, LongSupplier state, Background background) {
        worker = background.worker("copies", this::work);
        this.event = event;
        this.state = state;
    }

    /** Where the copies of an event lie. */
    public static Path folder(Path event) {
        Path whole = event.toAbsolutePath().normalize();
        return whole.resolveSibling(whole.getFileName() + "-copies");
    }

    /**
     * Copies an event that another arena has served last, before anything in it changes.
     *
     * @param version of this arena
     * @return what was done and how to go back, in a sentence; empty: nothing was to be done
     * @throws Failed if it cannot be copied: then it is not served
     */
    public static Optional<String> beforeUpgrade(Path event, String version) {
        if (!EventFile.isIn(event)) {
            return Optional.empty();
        }
        Optional<String> before;
        try (Database file = Database.openAsIs(event.resolve(EventFile.NAME), EventFile.SCHEMA)) {
            if (file.number("SELECT count(*) FROM sqlite_master WHERE name = 'setting'") == 0) {
                return Optional.empty(); // its log is lost, and nothing was in the file itself
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

    /** Begins to look every ten minutes. */
    public void start() {
        worker.start();
    }

    private void work() throws InterruptedException {
        Thread.sleep(BETWEEN.toMillis());
        look();
    }

    /** Copies the event if there is something new; what fails is tried again the next time. */
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
            problem = "";
        } catch (IOException | Failed e) {
            copies[next] = null;
            problem = e.getMessage();
        }
    }

    private Path target() {
        return folder(event).resolve("copy-" + (next + 1));
    }

    /** Why the last copy was not made, in a sentence; empty: it was. */
    public String problem() {
        return problem;
    }

    @Override
    public void close() {
        worker.end();
    }
}
