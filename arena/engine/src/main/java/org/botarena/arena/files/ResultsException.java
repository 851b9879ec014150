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
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.catalogue.Worded;

/** Thrown when results cannot be written or read. The message is fit for printing: what, where, why, and what to do. */
public final class ResultsException extends RuntimeException implements FullDisk.OnDisk, Worded {
    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;
    private final transient Path file; // null if the error concerns no file

    public ResultsException(String message) {
        this(message, null);
    }

    public ResultsException(String message, Throwable cause) {
        this(Sentence.quote(message), cause, null);
    }

    public ResultsException(Sentence sentence) {
        this(sentence, null, null);
    }

    private ResultsException(Sentence sentence, Throwable cause, Path file) {
        super(sentence.toString(), cause);
        this.sentence = sentence;
        this.file = file;
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }

    @Override
    public Optional<Path> disk() {
        return Optional.ofNullable(file);
    }

    /** Reports a file or folder that cannot be written. */
    public static ResultsException unwritable(Path path, IOException cause) {
        return new ResultsException(Sentence.of("error.unwritable", path, reason(cause)), cause, path);
    }

    /** The reason in words, without the name of an exception class. */
    public static String why(IOException cause) {
        return reason(cause).toString();
    }

    private static Sentence reason(IOException cause) {
        if (cause instanceof AccessDeniedException) {
            return Sentence.of("error.reason.denied");
        }
        String reason = cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
        return reason == null ? withoutReason(cause) : Sentence.quote(reason);
    }

    private static Sentence withoutReason(IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return Sentence.of("error.reason.missing");
        }
        if (cause instanceof NotDirectoryException) {
            return Sentence.of("error.reason.no-folder");
        }
        if (cause instanceof FileAlreadyExistsException) {
            return Sentence.of("error.reason.exists");
        }
        return Sentence.of(
                cause instanceof DirectoryNotEmptyException ? "error.reason.not-empty" : "error.reason.unknown");
    }
}
