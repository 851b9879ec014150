package org.botarena.arena.machine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.botarena.arena.files.ForeignFile;

/**
 * A lock on a file, held by one process at a time. The system releases it whenever the process ends. The file names
 * the holder. A link is not followed.
 */
public final class ProcessLock implements AutoCloseable {
    /** A position beyond the text, which stays readable where locks are mandatory, as on Windows. */
    private static final long POSITION = Long.MAX_VALUE - 1;

    /**
     * The files locked by this process, with their texts. POSIX (fcntl) releases a lock when the process closes any
     * handle of the file, without the JVM noticing, so no file is opened a second time.
     */
    private static final Map<Path, String> OURS = new HashMap<>();

    private final FileChannel channel;
    private final Path key;
    private final String text;

    private ProcessLock(FileChannel channel, Path key, String text) {
        this.channel = channel;
        this.key = key;
        this.text = text;
    }

    private static Path key(Path file) throws IOException {
        Path parent = file.toAbsolutePath().normalize().getParent();
        return parent.toRealPath().resolve(file.getFileName());
    }

    /**
     * Takes the lock. Returns empty if a process has it, including this one.
     *
     * @throws IOException if the file cannot be written, or its file system does not support locks
     */
    public static Optional<ProcessLock> take(Path file) throws IOException {
        synchronized (OURS) { // and no thread sees a lock that another holds only while reading
            Path key = key(file);
            Optional<ProcessLock> taken = OURS.containsKey(key) ? Optional.empty() : take(file, key);
            taken.ifPresent(lock -> OURS.put(key, lock.text));
            return taken;
        }
    }

    private static Optional<ProcessLock> take(Path file, Path key) throws IOException {
        String text = "process " + ProcessHandle.current().pid();
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        try {
            if (!locks(channel)) {
                channel.close();
                return Optional.empty();
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
            return Optional.of(new ProcessLock(channel, key, text));
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** Locks the file unless it is locked. */
    private static boolean locks(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock(POSITION, 1, false);
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // held by this process
        }
    }

    /** The holder: {@code process 4711}, or empty if it is not locked. */
    public static Optional<String> holder(Path file) {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try {
            synchronized (OURS) {
                String ours = OURS.get(key(file));
                return ours == null ? foreign(file) : Optional.of(ours);
            }
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> foreign(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            return locks(channel) ? Optional.empty() : Optional.of(ForeignFile.text(file, ForeignFile.WRITTEN_BY_HAND));
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (OURS) {
            if (channel.isOpen()) {
                OURS.remove(key);
                channel.close();
            }
        }
    }
}
