package org.botarena.arena.store.database;

import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The store cannot be used. The message says what, where, why, and what to do: it is fit to be printed. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreException(String message) {
        super(message);
    }

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Whether SQLite could not read the file, which is damaged or no database at all. */
    boolean isDamage() {
        return getCause() instanceof SQLiteException e
                && ((e.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_CORRUPT.code
                        || (e.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_NOTADB.code);
    }
}
