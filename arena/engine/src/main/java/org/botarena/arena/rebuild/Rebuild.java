package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.JournalFile;
import org.botarena.arena.store.RestoredLines;
import org.botarena.arena.store.RunLock;
import org.botarena.arena.store.Schema;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoreFiles;

/**
 * Makes a tournament's store and journal anew from all that can be read: first the sound lines of the journal, then the sound
 * records of the store. What was there and could not be read stays under another name. One thread.
 */
public final class Rebuild {
    private static final String PLACE = ".rebuild";

    private final Path folder;
    private final StoreFiles files;
    private final List<String> notes = new ArrayList<>();
    private final List<String> losses = new ArrayList<>();

    private Rebuild(Path folder) {
        this.folder = folder;
        this.files = new StoreFiles(folder);
    }

    /**
     * What came of it. Immutable.
     *
     * @param notes from where what was taken
     * @param losses what is lost; empty: nothing
     */
    public record Outcome(List<String> notes, List<String> losses) {
        public Outcome {
            notes = List.copyOf(notes);
            losses = List.copyOf(losses);
        }
    }

    /** Whether there is anything in that folder from which a tournament can be made. */
    static boolean isPossible(Path folder) {
        return JournalFile.in(folder).isThere() || new StoreFiles(folder).isThere();
    }

    /**
     * Makes it; nobody else can be at the tournament meanwhile.
     *
     * @throws StoreException if there is nothing to make it from, or no room; what was there stays
     */
    public static Outcome of(Path folder) {
        if (!isPossible(folder)) {
            throw new StoreException(
                    "there is nothing in %s from which a tournament can be made: no journal and no store"
                            .formatted(folder));
        }
        RunLock lock = RunLock.take(folder.resolve(Store.LOCK));
        try {
            Rebuild rebuild = new Rebuild(folder);
            rebuild.make();
            return new Outcome(rebuild.notes, rebuild.losses);
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(folder, e.getMessage()), e);
        } finally {
            lock.close();
        }
    }

    private void make() throws IOException {
        Path place = folder.resolve(PLACE);
        FileUtils.deleteDirectory(place.toFile());
        Files.createDirectory(place);
        try {
            boolean isAnother = restore(place.resolve(Journal.FILE));
            try (Store store = Store.open(place)) {
                new RestoredFiles(folder, store.database(), losses).look();
            }
            putInPlace(place, isAnother);
        } finally {
            FileUtils.deleteQuietly(place.toFile());
        }
    }

    /** Writes the journal anew; whether it differs from what was there. */
    private boolean restore(Path to) throws IOException {
        Path copy = Files.createTempDirectory("botarena-rebuild-");
        Optional<Database> database = Optional.empty();
        try {
            if (files.isThere()) {
                files.copyTo(copy);
                try {
                    database = Optional.of(Database.open(copy.resolve(StoreFiles.TOURNAMENT), Schema.TOURNAMENT));
                } catch (StoreException e) {
                    notes.add("%s cannot be read: %s".formatted(StoreFiles.TOURNAMENT, e.getMessage()));
                }
            }
            RestoredLines lines = new RestoredLines(JournalFile.in(folder), database);
            boolean isAnother = lines.write(to);
            notes.add(String.format(Locale.ROOT, "%d lines of %s.", lines.fromJournal(), Journal.FILE));
            if (lines.fromDatabase() > 0) {
                notes.add(String.format(Locale.ROOT, "%d lines of %s.", lines.fromDatabase(), StoreFiles.TOURNAMENT));
            }
            losses.addAll(lines.losses());
            return isAnother;
        } finally {
            database.ifPresent(Database::close);
            FileUtils.deleteQuietly(copy.toFile());
        }
    }

    /** The old files get out of the way only now; a kill in between leaves the journal, from which all of it follows. */
    private void putInPlace(Path place, boolean isAnother) throws IOException {
        if (isAnother) {
            if (JournalFile.in(folder).isThere()) {
                notes.add("The former journal is kept as %s.".formatted(files.setAside(Journal.FILE)));
            }
            SyncedFiles.move(place.resolve(Journal.FILE), folder.resolve(Journal.FILE));
        }
        String name = StoreFiles.TOURNAMENT;
        if (files.trouble(name).isPresent()) {
            notes.add("The damaged %s is kept as %s.".formatted(name, files.setAside(name)));
        }
        for (String log : List.of("-wal", "-shm")) {
            Files.deleteIfExists(folder.resolve(name + log));
        }
        SyncedFiles.move(place.resolve(name), folder.resolve(name));
    }
}
