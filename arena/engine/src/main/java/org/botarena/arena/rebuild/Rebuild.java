package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.store.Inventory;
import org.botarena.arena.store.JournalImport;
import org.botarena.arena.store.OutputDatabase;
import org.botarena.arena.store.Records;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoredEntrants;
import org.botarena.arena.store.TournamentProgress;
import org.botarena.arena.store.database.Database;
import org.botarena.arena.store.database.Schema;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.store.database.StoreFiles;
import org.botarena.arena.store.entry.AttemptId;
import org.botarena.arena.store.entry.Entry;
import org.botarena.arena.store.entry.Originals;
import org.botarena.arena.store.journal.Journal;
import org.botarena.arena.store.journal.JournalFile;
import org.botarena.arena.store.journal.JournalLine;
import org.botarena.arena.store.journal.RunLock;

/**
 * Makes a tournament's store and journal anew from all that can be read: first the sound lines of the journal, then the sound
 * records of the store, then {@code games.jsonl} and {@code results.json}, of whose records there is no hash. What was there
 * and could not be read stays under another name. One thread.
 */
public final class Rebuild {
    private static final String PLACE = ".rebuild";
    private static final int AT_A_TIME = 500;

    private final Path folder;
    private final StoreFiles files;
    private final List<String> notes = new ArrayList<>();
    private final List<String> losses = new ArrayList<>();
    private final Set<AttemptId> attempts = new HashSet<>();
    private final List<JournalLine> waiting = new ArrayList<>();
    private long next;
    private long linesOfJournal;
    private JournalImport posting;

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
        return JournalFile.in(folder).isThere()
                || new StoreFiles(folder).isThere()
                || Files.isRegularFile(folder.resolve("results.json"));
    }

    /**
     * Makes it; nobody else can be at the tournament meanwhile.
     *
     * @throws StoreException if there is nothing to make it from, or no room; what was there stays
     */
    public static Outcome of(Path folder) {
        if (!isPossible(folder)) {
            throw new StoreException(
                    "there is nothing in %s from which a tournament can be made: no journal, no store, no results.json"
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
                posting = new JournalImport(database, output, new StoredEntrants(database, originals()));
                isJournalWhole = fromJournal();
                fromStore();
                fromPublished();
                flush();
                if (TournamentProgress.noted(database, "started").isEmpty()) {
                    throw new StoreException("nothing in %s says what was played".formatted(folder));
                }
                if (!isJournalWhole || next > linesOfJournal) {
                    JournalImport.reached(database, new Inventory(database, output).write(place.resolve(Journal.FILE)));
                }
                List<String> undated = new StoredEntrants(database, originals()).undated();
                if (!undated.isEmpty()) {
                    losses.add("in which round %s got another jar: it can be read and reported, but not resumed"
                            .formatted(String.join(", ", undated)));
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

    /** Whether all of it is sound. */
    private boolean fromJournal() {
        JournalFile journal = JournalFile.in(folder);
        if (!journal.isThere()) {
            notes.add("There is no %s: it is made anew, with hashes of today.".formatted(Journal.FILE));
            return false;
        }
        boolean[] isWhole = {true};
        long[] lines = {0};
        journal.read(line -> {
            lines[0]++;
            if (line.entry().isEmpty()) {
                isWhole[0] = false;
                losses.add("%s, line %d cannot be read; what of it is elsewhere is taken from there"
                        .formatted(Journal.FILE, line.number()));
            } else {
                if (line.seq() != next) {
                    isWhole[0] = false;
                    losses.add("%s: lines are missing before line %d; what of them is elsewhere is taken from there"
                            .formatted(Journal.FILE, line.number()));
                }
                enter(line.entry().get(), line.hash());
            }
        });
        flush();
        linesOfJournal = next;
        notes.add("%d lines of %s.".formatted(lines[0], Journal.FILE));
        return isWhole[0];
    }

    private void enter(Entry entry, String hash) {
        entry.attemptId().ifPresent(attempts::add);
        waiting.add(new JournalLine(0, 0, next++, hash, Optional.of(entry)));
        if (waiting.size() == AT_A_TIME) {
            flush();
        }
    }

    private void flush() {
        posting.enter(waiting);
        waiting.clear();
    }

    /** What the journal does not have. Where it has the beginning, only attempts can be missing. */
    private void fromStore() {
        if (!files.isThere()) {
            return;
        }
        boolean isBegun = next > 0;
        int[] taken = {0};
        try {
            Path copy = Files.createTempDirectory("botarena-rebuild-");
            try {
                files.copyTo(copy);
                try (Database old = Database.open(copy.resolve(StoreFiles.TOURNAMENT), Schema.TOURNAMENT);
                        OutputDatabase printed = OutputDatabase.open(copy.resolve(StoreFiles.OUTPUT))) {
                    new Inventory(old, printed).each(entry -> {
                        if (entry.attemptId().map(id -> !attempts.contains(id)).orElse(!isBegun)) {
                            taken[0]++;
                            enter(entry, "");
                        }
                    });
                    flush();
                    damaged(old);
                }
            } finally {
                FileUtils.deleteQuietly(copy.toFile());
            }
        } catch (StoreException e) {
            notes.add("%s cannot be read to its end: %s".formatted(StoreFiles.TOURNAMENT, e.getMessage()));
        } catch (IOException e) {
            throw new StoreException("no room for a copy of the store: " + e.getMessage(), e);
        }
        if (taken[0] > 0) {
            notes.add("%d entries of %s.".formatted(taken[0], StoreFiles.TOURNAMENT));
        }
    }

    private void damaged(Database old) {
        Records.each(old, record -> {
            if (!record.isSound() && !attempts.contains(record.id())) {
                losses.add("game %s: its record (%s) is damaged, and there is no other copy with a hash"
                        .formatted(record.id().game(), record.id()));
            }
        });
    }

    /** Games of which neither journal nor store has a sound record. */
    private void fromPublished() {
        Path results = folder.resolve("results.json");
        Path games = folder.resolve("games.jsonl");
        if (!Files.isRegularFile(results) || !Files.isRegularFile(games)) {
            return;
        }
        try (FormerOutput printed = FormerOutput.in(folder)) {
            PublishedEntries published = new PublishedEntries(folder, printed);
            boolean isBegun = next > 0;
            List<Entry> entries = new ArrayList<>();
            published.each(entries::add);
            int taken = 0;
            Set<String> known = attempts.stream().map(AttemptId::game).collect(Collectors.toSet());
            for (Entry entry : entries) {
                Optional<String> game = entry.attemptId().map(AttemptId::game);
                if (game.map(id -> !known.contains(id) && isOfThis(id, isBegun)).orElse(!isBegun)) {
                    taken++;
                    enter(entry, "");
                }
            }
            if (taken > 0) {
                notes.add(
                        "%d entries of games.jsonl and results.json, of which there was no hash: what they say was taken"
                                        .formatted(taken)
                                + " as it stands.");
            }
            if (!isBegun) {
                losses.addAll(NOT_PUBLISHED);
            }
        } catch (ResultsException | IllegalArgumentException e) {
            notes.add("The published files cannot be read to their end: " + e.getMessage());
        }
    }

    /** What results.json and games.jsonl do not hold. */
    private static final List<String> NOT_PUBLISHED = List.of(
            "what agents printed, as far as output.db has it no more",
            "the threads that agents left running, and in files of earlier arenas their CPU time between moves (idleCpuMs)",
            "attempts that others took the place of, and games that count no more",
            "in which settings the jars of further games were, and which folder was scanned");

    /** Whether the damaged record of a game was of one that counts: others are not published. */
    private boolean isOfThis(String game, boolean isBegun) {
        return !isBegun || losses.stream().anyMatch(loss -> loss.contains(game));
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
