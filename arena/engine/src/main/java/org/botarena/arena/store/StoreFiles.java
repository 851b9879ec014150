package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.io.function.IOBiConsumer;

/** The SQLite file of a tournament's folder with its logs, before it is opened. Immutable. */
public record StoreFiles(Path folder) {
    public static final String TOURNAMENT = "tournament.db";

    /** In bytes; a larger file is only checked before it is written, since a check takes seconds. */
    private static final long MOST_CHECKED = 256L << 20;

    /** The database and its logs. */
    private static final List<String> SUFFIXES = List.of("", "-wal", "-shm", "-journal");

    /** Whether there is a store, which may be readable. */
    public boolean isThere() {
        return size(folder.resolve(TOURNAMENT)) > 0;
    }

    Path database() {
        return folder.resolve(TOURNAMENT);
    }

    private static long size(Path file) {
        try {
            return Files.isRegularFile(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    /**
     * The database as a reader opens it, or empty if it is missing, damaged, or cannot be read without changing the
     * folder.
     *
     * @param isChecked whether SQLite checks it, unless it is large
     */
    Optional<Database> toRead(boolean isChecked) {
        boolean canWrite = Files.isWritable(folder);
        boolean hasLog = size(folder.resolve(TOURNAMENT + "-wal")) > 0;
        boolean isLookedThrough = isChecked && size(database()) <= MOST_CHECKED;
        return canWrite || !hasLog
                ? usable(
                        canWrite ? Database::openAsIs : Database::openUnwritable,
                        database -> (!isLookedThrough || database.quickDamage().isEmpty())
                                && database.hasTables()
                                && JournalImport.next(database) > 0)
                : Optional.empty();
    }

    /** The database as a writer opens it, or empty if it is not there, or SQLite finds it damaged. */
    Optional<Database> sound() {
        Optional<Database> checked =
                usable(Database::openAsIs, database -> database.quickDamage().isEmpty());
        checked.ifPresent(Database::close);
        return checked.flatMap(closed -> usable(Database::open, database -> JournalImport.next(database) >= 0));
    }

    private Optional<Database> usable(BiFunction<Path, Schema, Database> opening, Predicate<Database> check) {
        if (!isThere()) {
            return Optional.empty();
        }
        Database database = null;
        boolean isUsable = false;
        try {
            database = opening.apply(database(), Schema.TOURNAMENT);
            isUsable = check.test(database);
            return isUsable ? Optional.of(database) : Optional.empty();
        } catch (StoreException e) {
            if (e.isDamage()) {
                return Optional.empty();
            }
            throw e;
        } finally {
            if (database != null && !isUsable) {
                database.close();
            }
        }
    }

    /** Opens the database, or makes it. */
    Database open() {
        return Database.open(database(), Schema.TOURNAMENT);
    }

    /** Opens a copy of a damaged database, which opening would change. Returns empty if SQLite cannot read it. */
    Optional<Database> openCopy(Path place) {
        StoreFiles copy = new StoreFiles(place);
        copyTo(place);
        try {
            return Optional.of(copy.open());
        } catch (StoreException e) {
            return Optional.empty();
        }
    }

    /** A new temporary folder for files made from a tournament's. */
    static Path temporary(Path tournament) {
        try {
            return Files.createTempDirectory("botarena-store-");
        } catch (IOException e) {
            throw new StoreException("no room for a copy of %s: %s".formatted(tournament, e.getMessage()), e);
        }
    }

    /** An unused name for a damaged file. */
    Path aside(String name) {
        Path aside = folder.resolve(name + ".damaged");
        for (int i = 2; Files.exists(aside); i++) {
            aside = folder.resolve(name + ".damaged-" + i);
        }
        return aside;
    }

    private static void each(Path database, String deed, IOBiConsumer<Path, String> doing) {
        try {
            for (String suffix : SUFFIXES) {
                Path file = database.resolveSibling(database.getFileName() + suffix);
                if (Files.isRegularFile(file)) {
                    doing.accept(file, suffix);
                }
            }
        } catch (IOException e) {
            throw new StoreException("cannot %s %s: %s".formatted(deed, database, e.getMessage()), e);
        }
    }

    /** Renames the database with its logs, as far as they exist. */
    void moveTo(Path aside) {
        each(
                database(),
                "rename",
                (file, suffix) -> Files.move(file, aside.resolveSibling(aside.getFileName() + suffix)));
    }

    /** Deletes the database with its logs, which can be made from the journal, and the files that a repair kept. */
    public void delete() {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                String name = file.getFileName().toString();
                boolean isAside = name.startsWith("journal") && name.contains(".damaged");
                if (name.startsWith(TOURNAMENT) || isAside) {
                    Files.delete(file);
                }
            }
        } catch (IOException e) {
            throw new StoreException("cannot delete the store in %s: %s".formatted(folder, e.getMessage()), e);
        }
    }

    /** Deletes a database with its logs. */
    static void remove(Path database) {
        each(database, "delete", (file, suffix) -> Files.deleteIfExists(file));
    }

    /** Copies the database and its logs, as far as they exist. */
    void copyTo(Path other) {
        each(database(), "copy", (file, suffix) -> Files.copy(file, other.resolve(TOURNAMENT + suffix)));
    }
}
