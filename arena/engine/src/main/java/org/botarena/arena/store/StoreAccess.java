package org.botarena.arena.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;

/**
 * The journal of a tournament and the database that is made from it. A writer repairs both; a reader changes nothing, and repairs
 * copies in a temporary folder. One thread at a time.
 */
final class StoreAccess implements AutoCloseable {
    private final Path folder;
    private final Optional<Path> temporary;
    private final boolean isWriter;
    private final StoreFiles files;
    private final List<String> notes = new ArrayList<>();
    private JournalReader lines;
    private Optional<Journal> journal = Optional.empty();
    private Optional<FoldingLog> folding = Optional.empty();
    private Optional<Database> database = Optional.empty();
    private Optional<TournamentState> state = Optional.empty();
    private Optional<JournalImport> posting = Optional.empty();

    private StoreAccess(Path folder, Optional<Path> temporary, boolean isWriter) {
        this.folder = folder;
        this.temporary = temporary;
        this.isWriter = isWriter;
        this.files = new StoreFiles(temporary.orElse(folder));
        this.lines = new JournalReader(folder);
    }

    /**
     * Opens a tournament to write. In an empty folder no file is created before the first entry.
     *
     * @param isElsewhere whether the folder is on another machine's disk, so that the database must be in a
     *     temporary folder
     * @param isAnew whether to make everything again, even if nothing seems damaged
     */
    static StoreAccess toWrite(Path folder, boolean isElsewhere, boolean isAnew) {
        Optional<Path> temporary = isElsewhere ? Optional.of(StoreFiles.temporary(folder)) : Optional.empty();
        StoreAccess access = new StoreAccess(folder, temporary, true);
        temporary.ifPresent(place -> access.notes.add(
                "%s is on a network file system, where no database is safe: the journal is written there, and %s is kept in %s."
                        .formatted(folder, StoreFiles.TOURNAMENT, place)));
        return access.closedIfFails(() -> {
            access.repair(isAnew);
            if (access.isBegun()) {
                access.write();
            }
        });
    }

    /** Opens to read; nothing in the folder changes. */
    static StoreAccess toRead(Path folder, boolean isRunning) {
        StoreAccess access = new StoreAccess(folder, Optional.empty(), false);
        boolean isKept = isRunning && Files.isWritable(folder); // by a writer, which keeps both consistent
        if (isKept && !access.files.isThere() && !access.lines.isThere()) {
            return access; // it begins just now
        }
        access.database = access.files.toRead(!isKept);
        if (access.isBegun() && (isKept || access.isUpToDate())) {
            return access;
        }
        access.close();
        return fromCopy(folder);
    }

    /** Whether a reader of a tournament that is not running finds a database with the journal's last line. */
    static boolean isIndexed(Path folder) {
        try (StoreAccess access = new StoreAccess(folder, Optional.empty(), false)) {
            access.database = access.files.toRead(true);
            return access.isBegun() && access.isUpToDate();
        }
    }

    /** Whether the database ends with the journal's last line. Earlier lines are not compared. */
    private boolean isUpToDate() {
        Optional<JournalLine> last = lines.last();
        return last.filter(line -> line.seq() != JournalImport.next(database()) - 1
                        || !line.hash().equals(JournalImport.head(database())))
                .isEmpty();
    }

    private static StoreAccess fromCopy(Path folder) {
        Path copy = StoreFiles.temporary(folder);
        StoreAccess access = new StoreAccess(folder, Optional.of(copy), false);
        return access.closedIfFails(() -> {
            new StoreFiles(folder).copyTo(copy);
            access.repair(false);
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

    private void repair(boolean isAnew) {
        Repair repair = new Repair(folder, files, isWriter ? folder : files.folder());
        database = repair.run(isAnew);
        lines = repair.journal();
        notes.addAll(repair.notes());
        if (!isBegun() && Files.isRegularFile(folder.resolve("games.jsonl"))) {
            throw new StoreException(
                    "%s and its %s are gone or empty. Nothing else was touched: put one of them back from a copy."
                            .formatted(folder.resolve(StoreFiles.TOURNAMENT), Journal.FILE));
        }
    }

    private void write() {
        journal = Optional.of(Journal.open(folder));
        if (temporary.isEmpty()) { // otherwise no process copies the database
            folding = Optional.of(new FoldingLog(files.database()));
        }
    }

    /** Hides all lines after the one with that number from the reader. */
    void hideAfter(long seq) {
        database.ifPresent(open -> open.hideAfter(seq));
    }

    /**
     * Records entries, first in the journal, then in the database.
     *
     * @param entries entries to be recorded together, in order
     * @throws StoreException if the disk is full or the folder is not writable
     */
    synchronized void record(List<? extends Entry> entries) {
        if (!isWriter) {
            throw new IllegalStateException("%s was opened to be read".formatted(folder));
        }
        if (journal.isEmpty()) {
            write();
        }
        List<JournalLine> added = journal.orElseThrow().append(entries);
        folding.ifPresent(FoldingLog::wrote);
        database = database.or(() -> Optional.of(files.open()));
        posting = posting.or(() -> Optional.of(new JournalImport(folder, state())));
        posting.orElseThrow().enter(added);
        folding.ifPresent(FoldingLog::wrote);
    }

    boolean isBegun() {
        return database.isPresent();
    }

    List<String> notes() {
        return List.copyOf(notes);
    }

    Database database() {
        return database.orElseThrow();
    }

    /** The state of the tournament without its games, with all lines that the database has entered. */
    synchronized TournamentState state() {
        state = state.or(() -> Optional.of(new TournamentState(database(), lines)));
        state.get().update();
        return state.get();
    }

    Optional<Journal> journal() {
        return journal;
    }

    /** The journal's lines, to replace changed ones in the database. */
    JournalReader lines() {
        return lines;
    }

    @Override
    public void close() {
        folding.ifPresent(FoldingLog::close);
        journal.ifPresent(Journal::close);
        database.filter(open -> isWriter && temporary.isEmpty()).ifPresent(Database::foldLog);
        database.ifPresent(Database::close);
        temporary.ifPresent(copy -> FileUtils.deleteQuietly(copy.toFile()));
    }
}
