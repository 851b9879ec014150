package org.botarena.arena.timing.accounting;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The kernel's accounting for one thread ({@code /proc/PID/task/TID/schedstat}), in nanoseconds: 2 µs per reading. A
 * wait is booked when it is over. For one thread at a time.
 */
public final class Schedstat implements AutoCloseable {
    private static final Path OWN_THREAD = Path.of("/proc/thread-self");

    private final Path task;
    private final RandomAccessFile file;
    private final byte[] buffer = new byte[128];

    /**
     * Booked so far.
     *
     * @param cpu CPU time
     * @param delay how long the thread was runnable but waited for a core
     */
    public record Booked(long cpu, long delay) {
        static final Booked NOTHING = new Booked(0, 0);

        /** Parses {@code cpu delay slices}. */
        static Booked parse(String line) {
            String[] fields = line.split(" ", 3);
            return new Booked(Long.parseLong(fields[0]), Long.parseLong(fields[1]));
        }
    }

    private Schedstat(Path task) throws IOException {
        this.task = task;
        file = new RandomAccessFile(task.resolve("schedstat").toFile(), "r");
    }

    /** The accounting of a task, by its folder in {@code /proc}. */
    public static Schedstat of(Path task) throws IOException {
        return new Schedstat(task);
    }

    /** The accounting of the calling thread, or empty if the system does not provide it. */
    public static Optional<Schedstat> ofThisThread() {
        try {
            return Optional.of(new Schedstat(Path.of("/proc").resolve(Files.readSymbolicLink(OWN_THREAD))));
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.empty();
        }
    }

    /**
     * Reads it.
     *
     * @throws IOException if the thread has ended
     */
    Booked read() throws IOException {
        file.seek(0);
        int length = file.read(buffer);
        if (length <= 0) {
            throw new IOException("the thread has ended");
        }
        return Booked.parse(new String(buffer, 0, length, StandardCharsets.US_ASCII));
    }

    /** Whether the thread is runnable or running; false if it has ended. */
    public boolean couldRun() {
        try {
            return ProcStat.parse(Files.readString(task.resolve("stat"))).couldRun();
        } catch (IOException e) {
            return false;
        }
    }

    /** Reads a thread that may have ended or be absent; zeros in that case. */
    public static Booked read(Optional<Schedstat> thread) {
        try {
            return thread.isPresent() ? thread.get().read() : Booked.NOTHING;
        } catch (IOException e) {
            return Booked.NOTHING;
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
