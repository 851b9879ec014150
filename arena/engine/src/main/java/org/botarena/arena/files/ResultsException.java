package org.botarena.arena.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;

/** Thrown when results cannot be written or read. The message is fit for printing: what, where, why, and what to do. */
public final class ResultsException extends RuntimeException implements FullDisk.OnDisk {
    private static final String NO_REASON = "the system gives no reason";

    private static final long serialVersionUID = 1L;

    private final transient Path file; // null if the error concerns no file

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

    /** Reports a file or folder that cannot be written. */
    public static ResultsException unwritable(Path path, IOException cause) {
        return new ResultsException(
                "cannot write %s: %s. Make room or give the right to write there, or choose another folder with --out."
                        .formatted(path, why(cause)),
                cause,
                path);
    }

    /** The reason in words, without the name of an exception class. */
    public static String why(IOException cause) {
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (cause instanceof FileSystemException system) {
            return system.getReason() == null ? withoutReason(system) : system.getReason();
        }
        return cause.getMessage() == null ? NO_REASON : cause.getMessage();
    }

    private static String withoutReason(FileSystemException cause) {
        if (cause instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (cause instanceof NotDirectoryException) {
            return "it is not a folder";
        }
        if (cause instanceof FileAlreadyExistsException) {
            return "it exists already";
        }
        return cause instanceof DirectoryNotEmptyException ? "the folder is not empty" : NO_REASON;
    }
}
