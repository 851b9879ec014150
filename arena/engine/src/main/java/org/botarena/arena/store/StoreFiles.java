package org.botarena.arena.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The SQLite file of a tournament's folder with its logs, before anybody opens it. Immutable. */
public record StoreFiles(Path folder) {
    public static final String TOURNAMENT = "tournament.db";

    /** Bytes; a larger file is not looked through before each reading, since that takes seconds, but before it is written. */
    private static final long MOST_CHECKED = 256L << 20;

    private static final List<String> LOGS = List.of("-wal", "-shm", "-journal");
    private static final int VERSION_AT = 60;

    /** Whether there is a store, of which something can be read perhaps. */
    public boolean isThere() {
        return size(folder.resolve(TOURNAMENT)) > 0;
    }

    /** Whether the log has something in it. */
    boolean hasLog() {
        return size(folder.resolve(TOURNAMENT + "-wal")) > 0;
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

    /** Whether the file, its log aside, is of this arena's version: told without opening it as a database. */
    boolean isOfThisVersion() {
        try (FileChannel file = FileChannel.open(folder.resolve(TOURNAMENT))) {
            ByteBuffer version = ByteBuffer.allocate(Integer.BYTES);
            return file.read(version, VERSION_AT) == Integer.BYTES && version.getInt(0) == Schema.VERSION;
        } catch (IOException e) {
            return false;
        }
    }

    /** What SQLite finds wrong before the file is read; empty if nothing, or it is not there. A large file is trusted. */
    Optional<String> trouble() {
        return size(database()) > MOST_CHECKED ? Optional.empty() : anyTrouble();
    }

    /** What SQLite finds wrong, also in a large file. */
    Optional<String> anyTrouble() {
        if (size(database()) == 0) {
            return Optional.empty();
        }
        try (Database database = Database.openAsIs(database(), Schema.TOURNAMENT)) {
            return database.quickDamage().stream().findFirst();
        } catch (StoreException e) {
            return e.isDamage() ? Optional.of(e.getMessage()) : Optional.empty(); // else opening it says what is wrong
        }
    }

    /** A name that no file has, for one that is damaged. */
    Path aside(String name) {
        Path aside = folder.resolve(name + ".damaged");
        for (int i = 2; Files.exists(aside); i++) {
            aside = folder.resolve(name + ".damaged-" + i);
        }
        return aside;
    }

    /** Renames the database. */
    void moveTo(Path aside) {
        String name = TOURNAMENT;
        try {
            Files.move(folder.resolve(name), aside);
            for (String log : LOGS) {
                Path beside = folder.resolve(name + log);
                if (Files.exists(beside)) {
                    Files.move(beside, aside.resolveSibling(aside.getFileName() + log));
                }
            }
        } catch (IOException e) {
            throw new StoreException("cannot set %s aside: %s".formatted(folder.resolve(name), e.getMessage()), e);
        }
    }

    /** Deletes the database with its logs and what was set aside: the journal gives it again. */
    public void delete() {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                String name = file.getFileName().toString();
                if (name.startsWith(TOURNAMENT)) {
                    Files.delete(file);
                }
            }
        } catch (IOException e) {
            throw new StoreException("cannot delete the store in %s: %s".formatted(folder, e.getMessage()), e);
        }
    }

    /** Deletes a database with its logs. */
    static void remove(Path database) {
        try {
            Files.deleteIfExists(database);
            for (String log : LOGS) {
                Files.deleteIfExists(database.resolveSibling(database.getFileName() + log));
            }
        } catch (IOException e) {
            throw new StoreException("cannot delete %s: %s".formatted(database, e.getMessage()), e);
        }
    }

    /** Copies the database and its logs, as far as they are there. */
    void copyTo(Path other) {
        try {
            for (String suffix : List.of("", "-wal", "-journal")) {
                Path file = folder.resolve(TOURNAMENT + suffix);
                if (Files.isRegularFile(file)) {
                    Files.copy(file, other.resolve(TOURNAMENT + suffix));
                }
            }
        } catch (IOException e) {
            throw new StoreException("cannot copy %s to %s: %s".formatted(folder, other, e.getMessage()), e);
        }
    }
}
