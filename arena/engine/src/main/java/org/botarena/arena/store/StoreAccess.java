package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.SyncedFiles;

/**
 * The journal of a tournament and the database that is made from it. Who opens them to write repairs both: the journal takes
 * from the database what it has lost, and a database that does not belong to it is made again. Who reads changes nothing, and
 * repairs copies in a temporary folder. One thread at a time.
 */
final class StoreAccess implements Recorder, AutoCloseable {
    private static final int AT_A_TIME = 500;

    private final Path folder;
    private final StoreFiles files;
    private final Optional<Path> temporary;
    private final boolean isWriter;
    private final List<String> notes = new ArrayList<>();
    private JournalFile lines;
    private Optional<Journal> journal = Optional.empty();
    private Optional<FoldingLog> folding = Optional.empty();
    private Database database;
    private JournalImport posting;

    private StoreAccess(Path folder, Optional<Path> temporary, boolean isWriter) {
        this.folder = folder;
        this.files = new StoreFiles(temporary.orElse(folder));
        this.lines = JournalFile.in(folder);
        this.temporary = temporary;
        this.isWriter = isWriter;
    }

    /**
     * Opens to write. In an empty folder it makes no file before the first entry.
     *
     * @param isElsewhere whether the folder is on another machine's disk: the database is kept in a temporary folder then
     * @param isAnew whether everything is made again, also where nothing seems damaged
     */
    static StoreAccess toWrite(Path folder, boolean isElsewhere, boolean isAnew) {
        Optional<Path> temporary = isElsewhere ? Optional.of(temporary(folder)) : Optional.empty();
        StoreAccess access = new StoreAccess(folder, temporary, true);
        temporary.ifPresent(place -> access.notes.add(
                "%s is on a network file system, where no database is safe: the journal is written there, and %s is kept in %s."
                        .formatted(folder, StoreFiles.TOURNAMENT, place)));
        return access.closedIfFails(() -> {
            if (access.lines.isThere() || access.files.isThere()) {
                access.repair(isAnew);
                access.write();
            }
            access.requireNothingElse();
        });
    }

    private static Path temporary(Path folder) {
        try {
            return Files.createTempDirectory("botarena-store-");
        } catch (IOException e) {
            throw new StoreException("no room for a copy of %s: %s".formatted(folder, e.getMessage()), e);
        }
    }

    /** To read; nothing in the folder changes. */
    static StoreAccess toRead(Path folder, boolean isRunning) {
        StoreAccess access = new StoreAccess(folder, Optional.empty(), false);
        boolean canWrite = Files.isWritable(folder);
        if (isRunning && canWrite && !access.files.isThere() && !access.lines.isThere()) {
            return access; // it begins just now
        }
        if (isRunning && canWrite && access.files.isThere()) {
            return access.closedIfFails(() -> access.connect(false));
        }
        if (!access.isFit(canWrite)) {
            return fromCopy(folder);
        }
        access.closedIfFails(() -> access.connect(!canWrite));
        if (access.isUpToDate()) {
            return access;
        }
        access.close();
        return fromCopy(folder);
    }

    private boolean isFit(boolean canWrite) {
        return files.isThere()
                && files.isOfThisVersion()
                && (canWrite ? files.trouble().isEmpty() : !files.hasLog());
    }

    /** Whether the database ends with the journal's last line. The lines before it are not compared. */
    private boolean isUpToDate() {
        Optional<JournalLine> last = lines.last();
        return last.filter(line -> line.seq() != JournalImport.next(database) - 1
                        || !line.hash().equals(JournalImport.head(database)))
                .isEmpty();
    }

    private static StoreAccess fromCopy(Path folder) {
        Path copy = temporary(folder);
        StoreAccess access = new StoreAccess(folder, Optional.of(copy), false);
        return access.closedIfFails(() -> {
            new StoreFiles(folder).copyTo(copy);
            if (access.lines.isThere() || access.files.isThere()) {
                access.repair(false);
            }
            access.requireNothingElse();
        });
    }

    private StoreAccess closedIfFails(Runnable opening) {
        try {
            opening.run();
            return this;
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Refuses a folder with published games but without journal and database: it is not an empty one. */
    private void requireNothingElse() {
        boolean isEmpty =
                database == null || new Facts(database).noted("started").isEmpty();
        if (isEmpty && Files.isRegularFile(folder.resolve("games.jsonl"))) {
            throw new StoreException(
                    "%s and its %s are gone or empty. Nothing else was touched: put one of them back from a copy."
                            .formatted(folder.resolve(StoreFiles.TOURNAMENT), Journal.FILE));
        }
    }

    /** Brings the journal and the database into one state. */
    private void repair(boolean isAnew) {
        Optional<String> trouble = files.isThere() ? files.anyTrouble() : Optional.empty();
        if (trouble.isEmpty()) {
            try {
                connect(false);
                repair(isAnew, trouble);
                return;
            } catch (StoreException e) {
                if (!e.isDamage()) {
                    throw e;
                }
                trouble = Optional.of(e.getMessage());
            }
            disconnect();
        }
        repair(isAnew, trouble);
    }

    private void disconnect() {
        if (database != null) {
            database.close();
            database = null;
        }
    }

    private void repair(boolean isAnew, Optional<String> trouble) {
        long entered = database == null ? -1 : JournalImport.next(database) - 1;
        JournalFile.Check check = lines.check(entered);
        if (trouble.isEmpty() && entered < 0 && check.next() == 0) {
            return; // nothing has begun
        }
        boolean isCut = check.next() == 0 || entered >= check.next();
        if (isAnew || isCut || !check.isSound()) {
            restore(trouble);
        } else if (trouble.isPresent()) {
            makeAgain(false);
        } else if (entered >= 0 && !check.at().equals(JournalImport.head(database))) {
            makeAgain(true);
        } else {
            enter();
        }
    }

    /** Makes the database again from a sound journal. One of another tournament stays under another name. */
    private void makeAgain(boolean isOfAnother) {
        disconnect();
        Path aside = files.aside(StoreFiles.TOURNAMENT);
        files.moveTo(aside);
        connect(false);
        enter();
        if (isOfAnother) {
            notes.add(rebuilt(true) + kept(aside));
        } else {
            notes.add(rebuilt(false));
            StoreFiles.remove(aside);
        }
    }

    private String rebuilt(boolean isOfAnother) {
        return "%s %s and has been rebuilt"
                .formatted(
                        folder.resolve(StoreFiles.TOURNAMENT),
                        isOfAnother ? "was not made from this " + Journal.FILE : "was damaged");
    }

    private String kept(Path aside) {
        return temporary.isPresent() ? "" : "; the old file is kept as " + aside;
    }

    /** Writes the journal again from both files, and makes the database from it. */
    private void restore(Optional<String> trouble) {
        Path copied = temporary(folder);
        Optional<Database> read = readable(copied);
        Path restored = (isWriter ? folder : files.folder()).resolve(Journal.FILE + ".part");
        try {
            RestoredLines both = new RestoredLines(lines, read);
            both.write(restored);
            tell(both, trouble);
            if (isWriter && lines.isThere() && !both.isWhole()) {
                Path aside = new StoreFiles(folder).aside(Journal.FILE);
                Files.copy(lines.path(), aside);
                notes.add("The old %s is kept as %s.".formatted(Journal.FILE, aside));
            }
            lines = new JournalFile(restored.resolveSibling(Journal.FILE));
            SyncedFiles.move(restored, lines.path());
            disconnect();
            if (both.isOfAnother()) {
                files.moveTo(files.aside(StoreFiles.TOURNAMENT));
            } else {
                StoreFiles.remove(files.database());
            }
            connect(false);
            enter();
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(folder, e.getMessage()), e);
        } finally {
            read.filter(other -> !other.equals(database)).ifPresent(Database::close);
            FileUtils.deleteQuietly(restored.toFile());
            FileUtils.deleteQuietly(copied.toFile());
        }
    }

    /** A damaged database is read in a copy, since opening changes it. */
    private Optional<Database> readable(Path copied) {
        if (database != null) {
            return Optional.of(database);
        }
        try {
            files.copyTo(copied);
            return Optional.of(Database.open(copied.resolve(StoreFiles.TOURNAMENT), Schema.TOURNAMENT));
        } catch (StoreException e) {
            return Optional.empty();
        }
    }

    private void tell(RestoredLines both, Optional<String> trouble) {
        if (trouble.isPresent() || both.isOfAnother()) {
            notes.add(rebuilt(both.isOfAnother()));
        }
        notes.add(String.format(
                Locale.ROOT,
                "%s %s. Sound lines: %d; taken from %s: %d; lost: %d.",
                lines.path(),
                !lines.isThere() ? "was gone" : both.isWhole() ? "is whole" : "was damaged or cut",
                both.fromJournal(),
                StoreFiles.TOURNAMENT,
                both.fromDatabase(),
                both.lost()));
    }

    private void connect(boolean isUnwritable) {
        database = isUnwritable
                ? Database.openUnwritable(files.database(), Schema.TOURNAMENT)
                : Database.open(files.database(), Schema.TOURNAMENT);
        posting = new JournalImport(database, new StoredEntrants(database, new Originals(folder.resolve("jars"))));
    }

    /** Enters into the database what the journal has more. */
    private void enter() {
        long next = JournalImport.next(database);
        List<JournalLine> some = new ArrayList<>();
        Consumer<JournalLine> reader = line -> {
            if (line.entry().isEmpty()) {
                notes.add(String.format(Locale.ROOT, "%s: line %d is damaged", lines.path(), line.number()));
            } else if (line.seq() >= next) {
                some.add(line);
            }
            if (some.size() == AT_A_TIME) {
                posting.enter(List.copyOf(some));
                some.clear();
            }
        };
        Optional<JournalLine> entered = next == 0 ? Optional.empty() : lines.find(next - 1);
        entered.ifPresentOrElse(last -> lines.readAfter(last, reader), () -> lines.read(reader));
        posting.enter(some);
    }

    /** Opens the journal to write to it. */
    private void write() {
        if (new Facts(database).noted("started").isEmpty()) {
            return;
        }
        journal = Optional.of(Journal.open(lines.path()));
        foldLog();
    }

    private void foldLog() {
        if (temporary.isEmpty()) { // else nobody copies it
            folding = Optional.of(new FoldingLog(files.database()));
        }
    }

    @Override
    public void record(List<? extends Entry> entries) {
        if (database == null && isWriter) {
            journal = Optional.of(Journal.open(lines.path()));
            List<JournalLine> first = journal.get().append(entries);
            connect(false);
            posting.enter(first);
            foldLog();
            return;
        }
        List<JournalLine> added = journal.orElseThrow(
                        () -> new IllegalStateException("%s was opened to be read".formatted(folder)))
                .append(entries);
        folding.ifPresent(FoldingLog::wrote);
        posting.enter(added);
        folding.ifPresent(FoldingLog::wrote);
    }

    boolean isBegun() {
        return database != null;
    }

    List<String> notes() {
        return List.copyOf(notes);
    }

    Database database() {
        return database;
    }

    Optional<Journal> journal() {
        return journal;
    }

    /** The lines of the journal, for the place of one that has changed in the database. */
    JournalFile lines() {
        return lines;
    }

    @Override
    public void close() {
        folding.ifPresent(FoldingLog::close);
        journal.ifPresent(Journal::close);
        if (database != null) {
            if (isWriter && temporary.isEmpty()) {
                database.foldLog();
            }
            database.close();
        }
        temporary.ifPresent(copy -> FileUtils.deleteQuietly(copy.toFile()));
    }
}
