package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.Facts;
import org.botarena.arena.store.Inventory;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.JournalFile;
import org.botarena.arena.store.JournalImport;
import org.botarena.arena.store.Originals;
import org.botarena.arena.store.OutputDatabase;
import org.botarena.arena.store.RunLock;
import org.botarena.arena.store.Schema;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoreFiles;
import org.botarena.arena.store.StoredEntrants;

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
        Path tournament = place.resolve(StoreFiles.TOURNAMENT);
        try {
            boolean isJournalWhole;
            try (Database database = Database.open(tournament, Schema.TOURNAMENT);
                    OutputDatabase output = OutputDatabase.open(place.resolve(StoreFiles.OUTPUT))) {
                RebuildSources sources = new RebuildSources(
                        folder,
                        new JournalImport(database, output, new StoredEntrants(database, originals())),
                        notes,
                        losses);
                isJournalWhole = sources.fromJournal();
                boolean isMore = sources.fromElsewhere();
                if (new Facts(database).noted("started").isEmpty()) {
                    throw new StoreException("nothing in %s says what was played".formatted(folder));
                }
                if (!isJournalWhole || isMore) {
                    JournalImport.reached(database, new Inventory(database, output).write(place.resolve(Journal.FILE)));
                }
                new RestoredFiles(folder, database, output, losses, notes, isJournalWhole).look();
                database.foldLog();
                output.database().foldLog();
            }
            putInPlace(place);
        } finally {
            FileUtils.deleteQuietly(place.toFile());
        }
    }

    private Originals originals() {
        return new Originals(folder.resolve("jars"));
    }

    /** The old files get out of the way only now; a kill in between leaves the journal, from which all of it follows. */
    private void putInPlace(Path place) throws IOException {
        if (Files.isRegularFile(place.resolve(Journal.FILE))) {
            if (JournalFile.in(folder).isThere()) {
                notes.add("The former journal is kept as %s.".formatted(files.setAside(Journal.FILE)));
            }
            SyncedFiles.move(place.resolve(Journal.FILE), folder.resolve(Journal.FILE));
        }
        for (String name : List.of(StoreFiles.TOURNAMENT, StoreFiles.OUTPUT)) {
            if (files.trouble(name).isPresent()) {
                notes.add("The damaged %s is kept as %s.".formatted(name, files.setAside(name)));
            }
            for (String log : List.of("-wal", "-shm")) {
                Files.deleteIfExists(folder.resolve(name + log));
            }
            SyncedFiles.move(place.resolve(name), folder.resolve(name));
        }
    }
}
