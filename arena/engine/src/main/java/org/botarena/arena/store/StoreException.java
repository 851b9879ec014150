package org.botarena.arena.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.text.catalogue.Worded;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Thrown when the store cannot be used. The message says what, where, why, and what to do, and can be shown to the
 * user.
 */
public final class StoreException extends RuntimeException implements FullDisk.OnDisk, Worded {
    private static final long serialVersionUID = 1L;

    /** SQLite's codes for damaged pages, which can also cause definitions and values of any length. */
    private static final Set<Integer> DAMAGE = Set.of(
            SQLiteErrorCode.SQLITE_CORRUPT.code,
            SQLiteErrorCode.SQLITE_NOTADB.code,
            SQLiteErrorCode.SQLITE_TOOBIG.code);

    private final transient Sentence sentence;
    private final transient Path file; // null without a file
    private final boolean isDamage;

    public StoreException(String message) {
        this(message, null);
    }

    public StoreException(String message, Throwable cause) {
        this(Sentence.quote(message), cause, null);
    }

    public StoreException(Sentence sentence) {
        this(sentence, null, null);
    }

    /** A failure about a file, in every language. */
    StoreException(Sentence sentence, Throwable cause, Path file) {
        this(
                sentence,
                cause,
                file,
                cause instanceof SQLiteException e && DAMAGE.contains(e.getResultCode().code & 0xff));
    }

    private StoreException(Sentence sentence, Throwable cause, Path file, boolean isDamage) {
        super(sentence.toString(), cause);
        this.sentence = sentence;
        this.file = file;
        this.isDamage = isDamage;
    }

    /** SQLite's error as advice for the organizer. */
    static StoreException of(Path file, SQLException e) {
        SQLiteErrorCode code =
                e instanceof SQLiteException sqlite ? sqlite.getResultCode() : SQLiteErrorCode.SQLITE_ERROR;
        String key = switch (code.code & 0xff) {
            case 13 -> "full";
            case 11, 26 -> "damaged";
            case 5, 6 -> "in-use";
            case 8, 14 -> "no-right";
            case 9 -> "too-much";
            default -> "unusable";
        };
        return new StoreException(Sentence.of("error.store." + key, file, String.valueOf(e.getMessage())), e, file);
    }

    /** A database that SQLite can read, but that no arena wrote. */
    static StoreException damage(String message) {
        return new StoreException(Sentence.quote(message), null, null, true);
    }

    @Override
    public Sentence sentence() {
        return sentence;
    }

    @Override
    public Optional<Path> disk() {
        return Optional.ofNullable(file);
    }

    /** Whether the database is damaged or missing, and can be made again from the journal. */
    boolean isDamage() {
        return isDamage;
    }
}
