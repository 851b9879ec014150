package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The disk that had no room for a file. Immutable.
 *
 * @param file that was to be written, or its folder; empty: what failed does not say which
 */
public record FullDisk(Optional<Path> file) {
    /** Systems say it in the language of the user, too: {@link #hasNoRoom} sees the disk itself. */
    private static final Pattern SAYS = Pattern.compile(
            "(?i)no space left|disk quota exceeded|not enough space on the disk|SQLITE_FULL|is full: make room");

    /** Less than this is no room for a page of a database. */
    private static final long LEAST_BYTES = 16 << 10;

    /** What failed so had no room; empty: it failed for another reason. */
    public static Optional<FullDisk> of(Throwable failure) {
        boolean isFull = false;
        Optional<Path> file = Optional.empty();
        for (Throwable e = failure; e != null; e = e.getCause()) {
            isFull |= e.getMessage() != null && SAYS.matcher(e.getMessage()).find();
            if (file.isEmpty() && e instanceof OnDisk known) {
                file = known.disk();
            }
            if (file.isEmpty() && e instanceof FileSystemException system && system.getFile() != null) {
                file = Optional.of(Path.of(system.getFile()));
            }
        }
        return isFull || file.filter(FullDisk::hasNoRoom).isPresent()
                ? Optional.of(new FullDisk(file))
                : Optional.empty();
    }

    /** A failure that knows which file or folder it is about. */
    public interface OnDisk {
        /** The file or folder; empty: it is about none. */
        Optional<Path> disk();
    }

    /** The disk of a file that could not be written, if it is full. */
    public static Optional<FullDisk> at(Path file) {
        return hasNoRoom(file) ? Optional.of(new FullDisk(Optional.of(file))) : Optional.empty();
    }

    private static boolean hasNoRoom(Path file) {
        try {
            return Files.getFileStore(there(file)).getUsableSpace() < LEAST_BYTES
                    && Files.getFileStore(there(file)).getTotalSpace() > 0;
        } catch (IOException | SecurityException e) {
            return false;
        }
    }

    private static Path there(Path file) {
        Path there = file.toAbsolutePath();
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return there;
    }

    /** What to do, in a sentence without a full stop. */
    public String sentence() {
        return "%s is full: make room there; what it holds is still shown, and writing resumes by itself"
                .formatted(name());
    }

    private String name() {
        if (file.isEmpty()) {
            return "a disk of this machine";
        }
        try {
            return "the disk %s".formatted(Files.getFileStore(there(file.get())));
        } catch (IOException e) {
            return "the disk of %s".formatted(file.get());
        }
    }
}
