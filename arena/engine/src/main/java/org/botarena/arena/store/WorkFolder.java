package org.botarena.arena.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.PrivateFolder;
import org.botarena.arena.files.Sha256;

/**
 * A folder on a disk of this machine, in which a tournament is played whose results belong to a disk where no store is
 * safe: that of another machine. From time to time, and at the end, all of it is copied there. It is deleted once the last
 * copy is whole; what a killed run has left in it is first rescued.
 */
public final class WorkFolder implements AutoCloseable {
    /** How long what has been played lies on this machine alone. */
    static final Duration PERIOD = Duration.ofMinutes(1);

    private final Path out;
    private final Path folder;
    private final RunLock lock;
    private final FolderCopy copy;
    private final ScheduledExecutorService clock;
    private Future<?> copies = CompletableFuture.completedFuture(null);

    private WorkFolder(Path out, Path folder, RunLock lock) {
        this.out = out;
        this.folder = folder;
        this.lock = lock;
        this.copy = new FolderCopy(folder, out);
        this.clock = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "copies results");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Whether results there need one, since the disk belongs to another machine. */
    static boolean isNeeded(Path out) {
        return NetworkDisk.holds(out);
    }

    /** Where work folders lie if nobody says where: on the disk for temporary files. */
    static Path usual() {
        return Path.of(System.getProperty("java.io.tmpdir"), "botarena-work-" + System.getProperty("user.name"));
    }

    /**
     * Opens the one for a results folder, with what is there, and copies every {@link #PERIOD} from now on. What a killed run
     * has left is rescued.
     *
     * @param out the results folder
     * @param parent of work folders; on a disk of this machine
     * @param warning takes what goes wrong on the way; the next copy may succeed
     * @throws StoreException if another run has it, or one of the disks cannot be used
     */
    public static WorkFolder open(Path out, Path parent, Consumer<String> warning) {
        rescue(out, parent);
        WorkFolder work = taken(out, parent);
        try {
            work.begin();
            work.copies = work.clock.scheduleWithFixedDelay(
                    () -> work.copyOr(warning), PERIOD.toSeconds(), PERIOD.toSeconds(), TimeUnit.SECONDS);
            return work;
        } catch (RuntimeException e) {
            work.clock.shutdownNow();
            work.lock.close();
            throw e;
        }
    }

    /**
     * Copies what a killed run has left in its work folder to the results, if there is something.
     *
     * @throws StoreException if one of the disks cannot be used
     */
    public static void rescue(Path out, Path parent) {
        Path folder = folder(out, parent);
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        make(folder);
        if (Store.isIn(folder) && Store.holder(out).isEmpty() && games(folder) > games(out)) {
            taken(out, parent).close();
        }
    }

    private static long games(Path folder) {
        if (!Files.isRegularFile(folder.resolve(Store.FILE))) {
            return 0;
        }
        try (Store store = Store.read(folder)) {
            return store.isEmpty() ? 0 : store.games().count();
        }
    }

    private static WorkFolder taken(Path out, Path parent) {
        Path folder = folder(out, parent);
        try {
            Files.createDirectories(out);
        } catch (IOException e) {
            throw new StoreException("cannot make a folder: " + e.getMessage(), e);
        }
        make(folder);
        if (isNeeded(folder)) {
            throw new StoreException(
                    "--work %s is on a network file system, too: name a folder on a disk of this machine"
                            .formatted(parent));
        }
        return new WorkFolder(out, folder, RunLock.take(out.resolve(Store.LOCK)));
    }

    /** Its name can be guessed, and temporary files lie where everybody may write: what it holds must be this user's. */
    private static void make(Path folder) {
        try {
            if (folder.startsWith(usual())) {
                PrivateFolder.make(usual());
            }
            PrivateFolder.make(folder);
        } catch (IOException e) {
            throw new StoreException("cannot play on this machine's disk: %s, by --work".formatted(e.getMessage()), e);
        }
    }

    /** {@code cup-1f3a…}: every results folder has its own. */
    static Path folder(Path out, Path parent) {
        Path whole = out.toAbsolutePath().normalize();
        byte[] digest = Sha256.digest().digest(whole.toString().getBytes(StandardCharsets.UTF_8));
        return parent.toAbsolutePath()
                .resolve("%s-%s".formatted(whole.getFileName(), HexFormat.of().formatHex(digest, 0, 6)));
    }

    private void begin() {
        if (Files.isRegularFile(out.resolve(Store.FILE))) {
            try {
                FileUtils.cleanDirectory(folder.toFile());
                FileUtils.copyDirectory(
                        out.toFile(), folder.toFile(), file -> !file.getName().equals(Store.LOCK));
            } catch (IOException e) {
                throw new StoreException("%s cannot be copied to %s: %s".formatted(out, folder, e.getMessage()), e);
            }
        }
    }

    /** The folder to play in. */
    public Path folder() {
        return folder;
    }

    /** What to tell the organizer. */
    public String announcement() {
        return "Plays in %s, and copies all of it to %s every minute and at the end.".formatted(folder, out);
    }

    private void copyOr(Consumer<String> warning) {
        try {
            copy.now();
        } catch (IOException | UncheckedIOException | StoreException e) {
            warning.accept("not copied to %s (%s); all is in %s, and is tried again in a minute"
                    .formatted(out, e.getMessage(), folder));
        }
    }

    /**
     * Copies for the last time; the store in it must be closed.
     *
     * @throws StoreException if that fails; then all of it is still here
     */
    @Override
    public void close() {
        try {
            copies.cancel(false);
            clock.shutdown();
            clock.awaitTermination(1, TimeUnit.HOURS); // a copy that is under way
            copy.now();
            FileUtils.deleteDirectory(folder.toFile());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException | UncheckedIOException e) {
            throw new StoreException(
                    ("%s cannot be copied to %s: %s. It is kept; when %2$s can be written again, arena resume goes on"
                                    + " from it.")
                            .formatted(folder, out, e.getMessage()),
                    e);
        } finally {
            lock.close();
        }
    }

    /** The parent of work folders: the one that was named, else the usual one where one is needed. */
    public static Optional<Path> parent(Path out, Optional<Path> named) {
        return named.or(() -> Optional.of(usual()).filter(usual -> isNeeded(out)));
    }
}
