package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.store.AttemptId;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.Entry;
import org.botarena.arena.store.Inventory;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.JournalFile;
import org.botarena.arena.store.JournalImport;
import org.botarena.arena.store.JournalLine;
import org.botarena.arena.store.OutputDatabase;
import org.botarena.arena.store.Records;
import org.botarena.arena.store.Schema;
import org.botarena.arena.store.State;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoreFiles;

/**
 * All that a tournament can be made from, one source after the other, each for what those before it lack. One thread.
 */
final class RebuildSources {
    private static final int AT_A_TIME = 500;

    private final Path folder;
    private final StoreFiles files;
    private final JournalImport posting;
    private final List<String> notes;
    private final List<String> losses;
    private final Set<AttemptId> attempts = new HashSet<>();
    private final List<JournalLine> waiting = new ArrayList<>();
    private Optional<State> state = Optional.empty();
    private long next;

    /**
     * Nothing is entered yet.
     *
     * @param posting where it is entered
     * @param notes takes from where what was taken
     * @param losses takes what is lost
     */
    RebuildSources(Path folder, JournalImport posting, List<String> notes, List<String> losses) {
        this.folder = folder;
        this.files = new StoreFiles(folder);
        this.posting = posting;
        this.notes = notes;
        this.losses = losses;
    }

    /** Enters what can be read of the journal, the first source. Whether all of it is sound. */
    boolean fromJournal() {
        JournalFile journal = JournalFile.in(folder);
        if (!journal.isThere()) {
            notes.add("There is no %s: it is made anew, with hashes of today.".formatted(Journal.FILE));
            return false;
        }
        boolean[] isWhole = {true};
        long[] lines = {0};
        long[] due = {0};
        journal.read(line -> {
            lines[0]++;
            if (line.entry().isEmpty()) {
                isWhole[0] = false;
                due[0]++;
                losses.add(String.format(
                        Locale.ROOT,
                        "%s, line %d cannot be read; what of it is elsewhere is taken from there",
                        Journal.FILE,
                        line.number()));
            } else {
                if (line.seq() != due[0]) {
                    isWhole[0] = false;
                    losses.add(String.format(
                            Locale.ROOT,
                            "%s: lines are missing before line %d; what of them is elsewhere is taken from there",
                            Journal.FILE,
                            line.number()));
                }
                due[0] = line.seq() + 1;
                told(line.entry().get());
                enter(line.entry().get(), line.hash());
            }
        });
        flush();
        notes.add(String.format(Locale.ROOT, "%d lines of %s.", lines[0], Journal.FILE));
        return isWhole[0];
    }

    /** Enters what the journal does not have, from the store. Whether there was any. */
    boolean fromElsewhere() {
        long before = next;
        fromStore();
        flush();
        state.ifPresent(posting::restore);
        return next > before;
    }

    /** The first source that has the beginning says how far it was; what others add was played before that. */
    private void told(Entry entry) {
        state = JournalImport.state(entry).or(() -> state);
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
                            if (!isBegun) {
                                told(entry);
                            }
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
            notes.add(String.format(Locale.ROOT, "%d entries of %s.", taken[0], StoreFiles.TOURNAMENT));
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
}
