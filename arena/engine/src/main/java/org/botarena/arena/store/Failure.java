package org.botarena.arena.store;

import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates SQLite's errors into advice for the organizer. */
final class Failure {
    private Failure() {}

    static StoreException of(Path file, SQLException e) {
        SQLiteErrorCode code =
                e instanceof SQLiteException sqlite ? sqlite.getResultCode() : SQLiteErrorCode.SQLITE_ERROR;
        int primary = code.code & 0xff;
        String message = switch (primary) {
            case 13 -> "cannot write %s: the disk is full. Make room, and the same command resumes where it stopped.";
            case 11, 26 ->
                "%s is damaged: arena verify shows what can still be read. The other files of the"
                        + " folder stays as it is.";
            case 5, 6 -> "%s is in use by another program: try again when it has ended.";
            case 8, 14 ->
                "cannot write %s: the right to write there is missing, or its folder. Give it, or choose another"
                        + " folder with --out.";
            case 9 ->
                "%s asks for more work than any tournament of its size: it comes from elsewhere or was changed. Nothing more"
                        + " of it was read.";
            default -> "%s cannot be used.";
        };
        return new StoreException(message.formatted(file) + " (SQLite: " + e.getMessage() + ")", e, file);
    }
}
