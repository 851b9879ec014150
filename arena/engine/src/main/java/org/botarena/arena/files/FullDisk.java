package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A full disk that had no room for a file. Immutable.
 *
 * @param file the file to be written, or its folder, or empty if unknown
 */
public record FullDisk(Optional<Path> file) {
    /**
     * Messages for a full disk. Systems also use the user's language; for those, {@link #hasNoRoom} checks the disk
     * itself.
     */
    private static final Pattern SAYS = Pattern.compile(
            "(?i)no space left|disk quota exceeded|not enough space on the disk|SQLITE_FULL|is full: make room");

    /** Less free space than this is not enough for a page of a database. */
    private static final long LEAST_BYTES = 16 << 10;

    /** Detects a full disk as the cause of a failure; empty for other causes. */
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

    /** A failure that names its file or folder. */
    public interface OnDisk {
        /** The file or folder, or empty. */
        Optional<Path> disk();
    }

    /** Checks the disk of a file that could not be written. Returns empty if it is not full. */
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

    /** The remedy, as a sentence without a full stop. */
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
