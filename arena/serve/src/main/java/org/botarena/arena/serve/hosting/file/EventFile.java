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
 * {@code event.db}, and the folder in which it lies. What a method has changed is on the disk when it returns. One process at a
 * time; thread-safe.
 */
public final class EventFile implements AutoCloseable {
    /** The file's name. */
    public static final String NAME = "event.db";

    /** The setting that names the arena which has served the event last. */
    static final String VERSION = "version";

    /** The setting, and the file beside, that say how many changes there were and when the last was: a copy without the log has fewer. */
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

    /** The last change that is known. */
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
            return; // it only tells of copies that lack something
        }
    }

    /** What is missing of the file; empty: nothing is known to be missing. */
    public Optional<Lost> lost() {
        return lost;
    }

    /**
     * Opens the file of a folder, or makes both.
     *
     * @throws Failed if another process has it, or it cannot be used
     */
    public static EventFile open(Path folder, Clock clock) {
        ProcessLock lock = lock(folder);
        try {
            Database database = Database.open(folder.resolve(NAME), SCHEMA);
            database.update("PRAGMA synchronous = FULL"); // no journal gives again what a power cut takes
            return new EventFile(folder, clock, lock, database);
        } catch (RuntimeException e) {
            release(lock);
            throw new Failed(e.getMessage(), e);
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
            // It goes with the process.
        }
    }

    /** From now on this arena serves it. */
    public void servedBy(String version) {
        set(VERSION, version);
    }

    /** What a setting is; empty: it is not set. */
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

    /** Whether there is one. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(NAME));
    }

    /** Where the event lies. */
    public Path folder() {
        return folder;
    }

    /** The moment, to the millisecond. */
    public Instant now() {
        return Instant.ofEpochMilli(clock.millis());
    }

    /** The moment as it is put on file. */
    public String stamp() {
        return stamp(now());
    }

    /** A moment to the millisecond, always with all three digits: such texts sort as the moments do. */
    public static String stamp(Instant moment) {
        return STAMP.format(moment);
    }

    /** All rows of a question. */
    public synchronized <T> List<T> all(String sql, Database.Row<T> row, Object... values) {
        return database.all(sql, row, values);
    }

    /** The first row of a question. */
    public synchronized <T> Optional<T> first(String sql, Database.Row<T> row, Object... values) {
        return database.first(sql, row, values);
    }

    /** The number in the first row; 0: there is none. */
    public synchronized long number(String sql, Object... values) {
        return database.number(sql, values);
    }

    /** How often something has changed since it was opened, but for what nobody sees. */
    public synchronized long changes() {
        return changes;
    }

    /** Changes rows; inside {@link #change}, or alone. */
    public synchronized void update(String sql, Object... values) {
        if (isChanging) {
            database.update(sql, values);
        } else {
            change(() -> database.update(sql, values));
        }
    }

    /** Changes rows of which no page tells, so that no page is told of a change. */
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

    /** Leaves nothing in the file of what was deleted. */
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
