package org.botarena.arena.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The two SQLite files of a tournament's folder with their logs, before anybody opens them. Immutable. */
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

    /** Whether one of them has a log with something in it. */
    public boolean hasLog() {
        return size(log(TOURNAMENT)) > 0;
    }

    private Path log(String file) {
        return folder.resolve(file + "-wal");
    }

    private static long size(Path file) {
        try {
            return Files.isRegularFile(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    /** Whether the file, its log aside, is of this arena's version: told without opening it as a database. */
    public boolean isOfThisVersion() {
        try (FileChannel file = FileChannel.open(folder.resolve(TOURNAMENT))) {
            ByteBuffer version = ByteBuffer.allocate(Integer.BYTES);
            return file.read(version, VERSION_AT) == Integer.BYTES && version.getInt(0) == Schema.VERSION;
        } catch (IOException e) {
            return false;
        }
    }

    /** What SQLite finds wrong with a file that is to be read; empty: nothing, or it is not there. A large one is trusted. */
    public Optional<String> trouble(String name) {
        return size(folder.resolve(name)) > MOST_CHECKED ? Optional.empty() : anyTrouble(name);
    }

    /** The same of a file of any size. */
    public Optional<String> anyTrouble(String name) {
        Path file = folder.resolve(name);
        if (size(file) == 0) {
            return Optional.empty();
        }
        try (Database database = Database.openAsIs(file, schema(name))) {
            return database.quickDamage().stream().findFirst();
        } catch (StoreException e) {
            return e.isDamage() ? Optional.of(e.getMessage()) : Optional.empty(); // else opening it says what is wrong
        }
    }

    /** The tables of the file of that name. */
    static Schema schema(String name) {
        return Schema.TOURNAMENT;
    }

    /** Gives a damaged file another name, under which it stays; that name. */
    public Path setAside(String name) {
        Path aside = folder.resolve(name + ".damaged");
        for (int i = 2; Files.exists(aside); i++) {
            aside = folder.resolve(name + ".damaged-" + i);
        }
        try {
            Files.move(folder.resolve(name), aside);
            for (String log : LOGS) {
                Path beside = folder.resolve(name + log);
                if (Files.exists(beside)) {
                    Files.move(beside, aside.resolveSibling(aside.getFileName() + log));
                }
            }
            return aside;
        } catch (IOException e) {
            throw new StoreException("cannot set %s aside: %s".formatted(folder.resolve(name), e.getMessage()), e);
        }
    }

    /** Deletes the files, with their logs and what was set aside: the journal gives them again. */
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

    /** Copies the files and their logs, as far as they are there. */
    public void copyTo(Path other) {
        try {
            for (String name : List.of(TOURNAMENT)) {
                for (String suffix : List.of("", "-wal", "-journal")) {
                    Path file = folder.resolve(name + suffix);
                    if (Files.isRegularFile(file)) {
                        Files.copy(file, other.resolve(name + suffix));
                    }
                }
            }
        } catch (IOException e) {
            throw new StoreException("cannot copy %s to %s: %s".formatted(folder, other, e.getMessage()), e);
        }
    }
}
