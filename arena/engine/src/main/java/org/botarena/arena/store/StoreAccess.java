package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.SyncedFiles;

/**
 * The journal and the two databases of a tournament in one state: opening applies the entries that the databases lack, and
 * makes an unreadable database again from the journal. One thread at a time.
 */
final class StoreAccess implements Recorder, AutoCloseable {
    private final Path folder;
    private final StoreFiles files;
    private final Optional<Path> temporary;
    private final boolean isWriter;
    private final List<String> notes = new ArrayList<>();
    private CatchUp catchUp;
    private Optional<Journal> journal = Optional.empty();
    private Optional<FoldingLog> folding = Optional.empty();
    private Database database;
    private JournalImport posting;

    private StoreAccess(Path folder, StoreFiles files, Optional<Path> temporary, boolean isWriter) {
        this.folder = folder;
        this.files = files;
        this.catchUp = CatchUp.in(folder);
        this.temporary = temporary;
        this.isWriter = isWriter;
    }

    /**
     * Opens to write. In an empty folder it makes no file before the first entry.
     *
     * @param isElsewhere whether the folder is on another machine's disk: the databases are kept in a temporary folder then
     */
    static StoreAccess toWrite(Path folder, boolean isElsewhere) {
        Optional<Path> temporary = isElsewhere ? Optional.of(temporary(folder)) : Optional.empty();
        StoreAccess access = new StoreAccess(folder, new StoreFiles(temporary.orElse(folder)), temporary, true);
        temporary.ifPresent(place -> access.notes.add(
                "%s is on a network file system, where no database is safe: the journal is written there, and %s is kept in %s."
                        .formatted(folder, StoreFiles.TOURNAMENT, place)));
        return access.closedIfFails(() -> {
            if (access.catchUp.hasJournal() || access.files.isThere()) {
                access.prepare();
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
        StoreFiles files = new StoreFiles(folder);
        boolean canWrite = Files.isWritable(folder);
        StoreAccess access = new StoreAccess(folder, files, Optional.empty(), false);
        if (isRunning && canWrite && (files.isThere() || !access.catchUp.hasJournal())) {
            return files.isThere() ? access.closedIfFails(() -> access.connect(false)) : access; // it begins just now
        }
        if (!isFit(files, canWrite)) {
            return fromCopy(folder, files);
        }
        access.closedIfFails(() -> access.connect(!canWrite));
        if (access.catchUp.isNeeded(access.database)) {
            access.close();
            return fromCopy(folder, files);
        }
        return access;
    }

    private static boolean isFit(StoreFiles files, boolean canWrite) {
        return files.isThere()
                && files.isOfThisVersion()
                && (canWrite ? files.trouble(StoreFiles.TOURNAMENT).isEmpty() : !files.hasLog());
    }

    private static StoreAccess fromCopy(Path folder, StoreFiles files) {
        Path copy = temporary(folder);
        StoreAccess access = new StoreAccess(folder, new StoreFiles(copy), Optional.of(copy), false);
        return access.closedIfFails(() -> {
            files.copyTo(copy);
            if (access.catchUp.hasJournal() || access.files.isThere()) {
                access.prepare();
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

    private Path journalFile() {
        return folder.resolve(Journal.FILE);
    }

    /** Where a store and a journal are gone, what else there is must not be taken for nothing. */
    private void requireNothingElse() {
        boolean isEmpty =
                database == null || new Facts(database).noted("started").isEmpty();
        if (isEmpty && Files.isRegularFile(folder.resolve("games.jsonl"))) {
            throw new StoreException(
                    "%s and its %s are gone or empty. Nothing else was touched: put one of them back from a copy."
                            .formatted(folder.resolve(StoreFiles.TOURNAMENT), Journal.FILE));
        }
    }

    /** Opens the databases; those that cannot be read are made anew if there is a journal. */
    private void prepare() {
        for (String name : List.of(StoreFiles.TOURNAMENT)) {
            Optional<String> trouble = temporary.isPresent() ? files.trouble(name) : files.anyTrouble(name);
            if (trouble.isPresent()) {
                requireJournal(name, trouble.get());
                Path aside = files.setAside(name);
                notes.add("%s was damaged and is made anew from %s%s"
                        .formatted(folder.resolve(name), Journal.FILE, kept(aside)));
            }
        }
        connect(false);
        if (catchUp.isOfAnother(database)) {
            database.close();
            Path aside = files.setAside(StoreFiles.TOURNAMENT);
            notes.add("%s was not made from this %s and is made anew from it%s"
                    .formatted(folder.resolve(StoreFiles.TOURNAMENT), Journal.FILE, kept(aside)));
            connect(false);
        }
        catchUp.enter(database, posting, notes::add);
    }

    private String kept(Path aside) {
        return temporary.isPresent() ? " for this reading" : "; what it was is kept as " + aside;
    }

    private void requireJournal(String name, String trouble) {
        if (!catchUp.hasJournal()) {
            throw new StoreException(
                    "%s is damaged (%s), and there is no %s: arena rebuild %s makes it anew from all that can be read"
                            .formatted(folder.resolve(name), trouble, Journal.FILE, folder));
        }
    }

    private void connect(boolean isUnwritable) {
        Path tournament = files.folder().resolve(StoreFiles.TOURNAMENT);
        database = isUnwritable
                ? Database.openUnwritable(tournament, Schema.TOURNAMENT)
                : Database.open(tournament, Schema.TOURNAMENT);
        posting = new JournalImport(database, new StoredEntrants(database, new Originals(folder.resolve("jars"))));
    }

    /** Opens the journal to write to it; takes from the database what it has lost. */
    private void write() {
        if (new Facts(database).noted("started").isEmpty()) {
            return;
        }
        if (!catchUp.hasJournal() || catchUp.isAheadOfJournal(database)) {
            restoreJournal();
        }
        journal = Optional.of(Journal.open(journalFile()));
        foldLogs();
    }

    private void restoreJournal() {
        Path restored = journalFile().resolveSibling(Journal.FILE + ".new");
        new RestoredLines(JournalFile.in(folder), Optional.of(database)).write(restored);
        try {
            if (catchUp.hasJournal()) {
                Path aside = new StoreFiles(folder).setAside(Journal.FILE);
                notes.add("%s had lost its last lines, which are taken from the store; what it was is kept as %s"
                        .formatted(journalFile(), aside));
            }
            SyncedFiles.move(restored, journalFile());
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(journalFile(), e.getMessage()), e);
        }
        database.close();
        files.delete();
        catchUp = CatchUp.in(folder);
        connect(false);
        catchUp.enter(database, posting, notes::add);
    }

    private void foldLogs() {
        if (temporary.isPresent()) {
            return; // nobody copies it
        }
        folding = Optional.of(new FoldingLog(List.of(files.folder().resolve(StoreFiles.TOURNAMENT))));
    }

    @Override
    public void record(List<? extends Entry> entries) {
        if (database == null && isWriter) {
            journal = Optional.of(Journal.open(journalFile()));
            List<JournalLine> first = journal.get().append(entries);
            connect(false);
            posting.enter(first);
            foldLogs();
            return;
        }
        List<JournalLine> lines = journal.orElseThrow(
                        () -> new IllegalStateException("%s was opened to be read".formatted(folder)))
                .append(entries);
        folding.ifPresent(FoldingLog::wrote);
        posting.enter(lines);
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

    /** The copies of records that the journal holds. */
    SecondCopies copies() {
        return new SecondCopies(JournalFile.in(folder));
    }

    Optional<Journal> journal() {
        return journal;
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
