package org.botarena.arena.store;

import java.nio.file.Path;
import java.sql.SQLException;
import org.botarena.arena.text.catalogue.Sentence;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Translates SQLite's errors into advice for the organizer. */
final class Failure {
    private Failure() {}

    static StoreException of(Path file, SQLException e) {
        SQLiteErrorCode code =
                e instanceof SQLiteException sqlite ? sqlite.getResultCode() : SQLiteErrorCode.SQLITE_ERROR;
        int primary = code.code & 0xff;
        String key = switch (primary) {
            case 13 -> "full";
            case 11, 26 -> "damaged";
            case 5, 6 -> "in-use";
            case 8, 14 -> "no-right";
            case 9 -> "too-much";
            default -> "unusable";
        };
        return new StoreException(Sentence.of("error.store." + key, file, String.valueOf(e.getMessage())), e, file);
    }
}
