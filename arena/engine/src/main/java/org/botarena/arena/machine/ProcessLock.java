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
 * A lock on a file, held by one process at a time. The system releases it when the process ends, however it ends. What stands
 * in the file says who has it. A link is none: what it points to is not touched.
 */
public final class ProcessLock implements AutoCloseable {
    /** Beyond the text: where locks bind, as on Windows, it can still be read. */
    private static final long POSITION = Long.MAX_VALUE - 1;

    /**
     * The files that this process has locked, with what stands in them. Whoever closes such a file, were it only to look at it, releases
     * the lock (fcntl, POSIX), and the JVM would not notice: so none is opened a second time.
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
     * Takes it; empty: somebody has it, this very process perhaps.
     *
     * @throws IOException if the file cannot be written, or its file system knows no locks
     */
    public static Optional<ProcessLock> take(Path file) throws IOException {
        synchronized (OURS) { // nor does one thread see a lock that another holds only to look
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

    /** Locks it, unless somebody has it. */
    private static boolean locks(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock(POSITION, 1, false);
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // this very process has it
        }
    }

    /** Who has it: {@code process 4711}; empty: nobody. */
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
