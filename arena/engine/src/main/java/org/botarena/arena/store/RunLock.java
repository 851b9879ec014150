package org.botarena.arena.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Keeps a second run out of a tournament. The system releases it when the process ends, however it ends. What stands in
 * the file says who has it.
 */
final class RunLock implements AutoCloseable {
    /** Beyond the text: where locks bind, as on Windows, it can still be read. */
    private static final long POSITION = Long.MAX_VALUE - 1;

    private final FileChannel channel;

    private RunLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes it.
     *
     * @throws StoreException if somebody else has it
     */
    static RunLock take(Path file) {
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isTaken(channel)) {
                channel.close();
                throw new StoreException("%s: another run is at this tournament (%s). Wait for its end, or stop it."
                        .formatted(
                                file.toAbsolutePath().getParent(), holder(file).orElse("it does not say which")));
            }
            channel.truncate(0);
            channel.write(
                    ByteBuffer.wrap(("process " + ProcessHandle.current().pid()).getBytes(StandardCharsets.UTF_8)));
            return new RunLock(channel);
        } catch (IOException e) {
            throw new StoreException(
                    "cannot write %s: %s. Give the right to write there, or choose another folder with --out."
                            .formatted(file, e.getMessage()),
                    e);
        }
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock(POSITION, 1, false);
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // this very process has it
        }
    }

    /** Who has it: {@code process 4711}; empty: nobody. */
    static Optional<String> holder(Path file) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return isTaken(channel) ? Optional.empty() : Optional.of(Files.readString(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new StoreException("the lock cannot be released: " + e.getMessage(), e);
        }
    }
}
