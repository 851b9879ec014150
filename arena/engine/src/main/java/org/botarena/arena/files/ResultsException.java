package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;

/** Results cannot be written or read. The message says what, where, why, and what to do: it is fit to be printed. */
public final class ResultsException extends RuntimeException implements FullDisk.OnDisk {
    private static final long serialVersionUID = 1L;

    private final transient Path file; // null: it is not about one

    public ResultsException(String message) {
        this(message, null);
    }

    public ResultsException(String message, Throwable cause) {
        this(message, cause, null);
    }

    private ResultsException(String message, Throwable cause, Path file) {
        super(message, cause);
        this.file = file;
    }

    @Override
    public Optional<Path> disk() {
        return Optional.ofNullable(file);
    }

    /** A file or folder that the system refuses to write. */
    public static ResultsException unwritable(Path path, IOException cause) {
        return new ResultsException(
                "cannot write %s: %s. Make room or give the right to write there, or choose another folder with --out."
                        .formatted(path, why(cause)),
                cause,
                path);
    }

    public static String why(IOException cause) {
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (cause instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return cause.getMessage() == null || cause instanceof FileSystemException
                ? cause.toString()
                : cause.getMessage();
    }
}
