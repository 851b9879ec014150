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
 * Makes the journal and the database of a tournament consistent. The journal recovers lost lines from the database;
 * a database that is damaged, or belongs to another journal, is made again. One thread.
 */
final class Repair {
    private static final int AT_A_TIME = 500;

    private final Path folder;
    private final StoreFiles files;
    private final Path target;
    private final List<String> notes = new ArrayList<>();
    private JournalReader journal;

    /**
     * Prepares a repair.
     *
     * @param folder of the tournament
     * @param files the database, in that folder or a temporary one
     * @param target the folder for a repaired journal: the tournament's, or the temporary one
     */
    Repair(Path folder, StoreFiles files, Path target) {
        this.folder = folder;
        this.files = files;
        this.target = target;
        this.journal = new JournalReader(folder);
    }

    /**
     * Repairs the files as needed, and opens the database with every line of the journal entered.
     *
     * @param isAnew whether to make both again, even if neither seems damaged
     * @return empty if no tournament has begun
     * @throws StoreException if neither file has the settings, the database is not a tournament's, or the disk is
     *     full
     */
    Optional<Database> run(boolean isAnew) {
        Optional<Database> found = files.sound();
        try {
            return run(found, isAnew);
        } catch (RuntimeException e) {
            found.ifPresent(Database::close);
            throw e;
        }
    }

    private Optional<Database> run(Optional<Database> found, boolean isAnew) {
        boolean isDamaged = found.isEmpty() && files.isThere();
        long entered = found.map(JournalImport::next).orElse(0L) - 1;
        JournalReader.Check check = journal.check(entered);
        boolean isWhole = check.isSound() && check.next() > Math.max(0, entered);
        if (isWhole && !isAnew) {
            String head = entered < 0 ? check.at() : JournalImport.head(found.orElseThrow());
            boolean isLast = head.equals(check.at());
            if (isLast && found.filter(this::enters).isPresent()) {
                return found;
            }
            found.ifPresent(Database::close);
            return Optional.of(indexedAgain(!isLast && !head.isEmpty()));
        }
        if (check.next() == 0 && entered < 0 && !isDamaged) {
            found.ifPresent(Database::close);
            return Optional.empty();
        }
        return Optional.of(restored(found, isDamaged));
    }

    /** Whether the database accepts the journal's additional lines and has no damaged page. */
    private boolean enters(Database database) {
        try {
            enter(database);
            return true;
        } catch (StoreException e) {
            if (!e.isDamage()) {
                throw e;
            }
            return false;
        }
    }

    private void enter(Database database) {
        JournalImport posting = new JournalImport(folder, new TournamentState(database, journal));
        long next = JournalImport.next(database);
        List<JournalLine> some = new ArrayList<>();
        Consumer<JournalLine> reader = line -> {
            if (line.entry().isEmpty()) {
                notes.add(String.format(Locale.ROOT, "%s: line %d is damaged", journal.path(), line.number()));
            } else if (line.seq() >= next) {
                some.add(line);
            }
            if (some.size() == AT_A_TIME) {
                posting.enter(List.copyOf(some));
                some.clear();
            }
        };
        journal.readAfter(next - 1, reader);
        posting.enter(some);
    }

    /** Makes the database again from a sound journal. */
    private Database indexedAgain(boolean isOfAnother) {
        if (isOfAnother && files.folder().equals(folder)) {
            notes.add("%s; the old file is kept as %s".formatted(rebuilt(true), files.aside(StoreFiles.TOURNAMENT)));
        } else if (files.isThere()) {
            notes.add(rebuilt(isOfAnother));
        }
        return indexed(isOfAnother);
    }

    private String rebuilt(boolean isOfAnother) {
        return "%s %s and has been rebuilt"
                .formatted(
                        folder.resolve(StoreFiles.TOURNAMENT),
                        isOfAnother ? "was not made from this " + Journal.FILE : "was damaged");
    }

    /** A new database; the old one is deleted when the new one is complete, unless it is another tournament's. */
    private Database indexed(boolean isOfAnother) {
        Path aside = files.aside(StoreFiles.TOURNAMENT);
        files.moveTo(aside);
        Database database = files.open();
        try {
            enter(database);
        } catch (RuntimeException e) {
            database.close();
            throw e;
        }
        if (!isOfAnother) {
            StoreFiles.remove(aside);
        }
        return database;
    }

    /** Rewrites the journal from both files, and makes the database from it. */
    private Database restored(Optional<Database> found, boolean isDamaged) {
        Path copied = StoreFiles.temporary(folder);
        Optional<Database> read = isDamaged ? files.openCopy(copied) : found;
        try {
            RestoredLines both = new RestoredLines(journal, read);
            int number = both.write(target);
            read.ifPresent(Database::close);
            if (isDamaged || both.isOfAnother()) {
                notes.add(rebuilt(both.isOfAnother()));
            }
            notes.add(both.toString());
            replace(number, !both.isWhole());
            return indexed(both.isOfAnother());
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(target, e.getMessage()), e);
        } finally {
            read.ifPresent(Database::close);
            deleteParts();
            FileUtils.deleteQuietly(copied.toFile());
        }
    }

    /** Gives the new files their names. A kill between two of them loses nothing: each file can be read on its own. */
    private void replace(int number, boolean isKept) throws IOException {
        JournalReader restored = new JournalReader(target);
        for (JournalFile old : restored.files()) {
            Path part = JournalFile.of(target, old.number(), Journal.PART).path();
            if (isKept && !(Files.exists(part) && Files.mismatch(old.path(), part) < 0)) {
                String name = old.path().getFileName().toString();
                Path aside = new StoreFiles(target).aside(name);
                Files.copy(old.path(), aside);
                notes.add("The old %s is kept as %s.".formatted(name, aside));
            }
        }
        for (int i = 1; i <= number; i++) {
            SyncedFiles.move(
                    JournalFile.of(target, i, Journal.PART).path(),
                    JournalFile.of(target, i, "").path());
        }
        for (JournalFile old : restored.files()) {
            if (old.number() > number) {
                Files.delete(old.path());
            }
        }
        journal = restored;
    }

    private void deleteParts() {
        int number = 1;
        while (FileUtils.deleteQuietly(
                JournalFile.of(target, number, Journal.PART).path().toFile())) {
            number++;
        }
    }

    /** A sentence for everything that was repaired. */
    List<String> notes() {
        return notes;
    }

    /** The journal that the database was made from. */
    JournalReader journal() {
        return journal;
    }
}
