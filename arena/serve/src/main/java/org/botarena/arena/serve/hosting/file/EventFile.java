package org.botarena.arena.serve.hosting.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.files.PrivateFolder;
import org.botarena.arena.machine.ProcessLock;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.Schema;
import org.botarena.arena.venue.Failed;

/**
 * The database {@code event.db} and its folder. Changes are on disk when a method returns. One process at a time;
 * thread-safe.
 */
public final class EventFile implements AutoCloseable {
    /** The file's name. */
    public static final String NAME = "event.db";

    /** The setting with the version of the arena that last served the event. */
    static final String VERSION = "version";

    /**
     * The setting, and the neighbouring file, with the number and the time of the last change: a copy without the log
     * has a lower number.
     */
    private static final String CHANGES = "changes";

    static final String MARK = "event.changes";

    static final Schema SCHEMA = new Schema("event", 1, EventFile.class);

    private static final DateTimeFormatter STAMP =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

    private final Path folder;
    private final Clock clock;
    private final ProcessLock lock;
    private final Database database;
    private final Optional<Lost> lost;
    private long changes;
    private boolean isChanging;

    private EventFile(Path folder, Clock clock, ProcessLock lock, Database database) {
        this.folder = folder;
        this.clock = clock;
        this.lock = lock;
        this.database = database;
        Change last = setting(CHANGES).map(Change::parse).orElse(Change.NONE);
        Change marked = marked();
        lost = marked.number > last.number
                ? Optional.of(new Lost(NAME, Optional.of(last.at).filter(at -> !at.isEmpty()), marked.at))
                : Optional.empty();
        changes = Math.max(last.number, marked.number);
    }

    /** The last known change. */
    private record Change(long number, String at) {
        private static final Change NONE = new Change(0, "");

        private static Change parse(String text) {
            String[] parts = text.strip().split(" ", -1);
            return parts.length == 2 && parts[0].matches("[0-9]{1,18}")
                    ? new Change(Long.parseLong(parts[0]), parts[1])
                    : NONE; // torn by a kill
        }

        @Override
        public String toString() {
            return number + " " + at;
        }
    }

    private Change marked() {
        try {
            Path mark = folder.resolve(MARK);
            return Files.isRegularFile(mark) ? Change.parse(Files.readString(mark)) : Change.NONE;
        } catch (IOException e) {
            return Change.NONE;
        }
    }

    private void mark(Change last) {
        try {
            Files.writeString(folder.resolve(MARK), last + "\n");
        } catch (IOException e) {
            return; // It only reveals incomplete copies.
        }
    }

    /** The changes missing from the file, or empty if none are known. */
    public Optional<Lost> lost() {
        return lost;
    }

    /**
     * Opens the file of a folder, or creates both.
     *
     * @throws Failed if another process uses it, or it cannot be used
     */
    public static EventFile open(Path folder, Clock clock) {
        ProcessLock lock = lock(folder);
        try {
            Database database = Database.open(folder.resolve(NAME), SCHEMA);
            database.update("PRAGMA synchronous = FULL"); // No journal restores the losses of a power cut.
            return new EventFile(folder, clock, lock, database);
        } catch (RuntimeException e) {
            release(lock);
            throw new Failed(e);
        }
    }

    private static ProcessLock lock(Path folder) {
        Path file = folder.resolve("event.lock");
        try {
            PrivateFolder.make(folder.toAbsolutePath());
            return ProcessLock.take(file)
                    .orElseThrow(() -> new Failed("%s is in use by %s: end that first, or name another folder"
                            .formatted(folder, ProcessLock.holder(file).orElse("a process that has just ended"))));
        } catch (IOException e) {
            throw new Failed("the folder of the event cannot be used: " + e.getMessage(), e);
        }
    }

    private static void release(ProcessLock lock) {
        try {
            lock.close();
        } catch (IOException e) {
            // The process closes it.
        }
    }

    /** Records the version of this arena. */
    public void servedBy(String version) {
        set(VERSION, version);
    }

    /** The value of a setting, if it is set. */
    public Optional<String> setting(String name) {
        return first("SELECT value FROM setting WHERE name = ?", row -> row.getString(1), name);
    }

    /** Sets one. */
    public void set(String name, String value) {
        update(
                "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                value);
    }

    /** Takes one away. */
    public void unset(String name) {
        update("DELETE FROM setting WHERE name = ?", name);
    }

    /** Whether a folder contains an event. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(NAME));
    }

    /** The folder of the event. */
    public Path folder() {
        return folder;
    }

    /** The current time, to the millisecond. */
    public Instant now() {
        return Instant.ofEpochMilli(clock.millis());
    }

    /** The current time as it is recorded. */
    public String stamp() {
        return stamp(now());
    }

    /** A time to the millisecond, always with three digits, so that the texts sort chronologically. */
    public static String stamp(Instant moment) {
        return STAMP.format(moment);
    }

    /** All rows of a query. */
    public synchronized <T> List<T> all(String sql, Database.Row<T> row, Object... values) {
        return database.all(sql, row, values);
    }

    /** The first row of a query. */
    public synchronized <T> Optional<T> first(String sql, Database.Row<T> row, Object... values) {
        return database.first(sql, row, values);
    }

    /** The number in the first row; 0 without a row. */
    public synchronized long number(String sql, Object... values) {
        return database.number(sql, values);
    }

    /** The number of visible changes since the file was opened. */
    public synchronized long changes() {
        return changes;
    }

    /** Changes rows, inside or outside {@link #change}. */
    public synchronized void update(String sql, Object... values) {
        if (isChanging) {
            database.update(sql, values);
        } else {
            change(() -> database.update(sql, values));
        }
    }

    /** Changes rows that no page shows, without notifying pages. */
    public synchronized void updateUnseen(String sql, Object... values) {
        database.update(sql, values);
    }

    /** Makes all of the changes or none. */
    public synchronized void change(Database.Changes rows) {
        Change next = new Change(changes + 1, stamp());
        isChanging = true;
        try {
            database.change(() -> {
                rows.make();
                set(CHANGES, next.toString());
            });
        } finally {
            isChanging = false;
        }
        changes = next.number;
        mark(next);
    }

    /** Removes deleted data from the file. */
    public synchronized void compact() {
        database.update("VACUUM");
        database.foldLog();
    }

    @Override
    public synchronized void close() {
        database.close();
        release(lock);
    }
}
