package org.botarena.arena.verification;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.store.AttemptId;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.Entry;
import org.botarena.arena.store.Facts;
import org.botarena.arena.store.GameEntry;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.JournalImport;
import org.botarena.arena.store.JournalLine;
import org.botarena.arena.store.JournalReader;
import org.botarena.arena.store.Originals;
import org.botarena.arena.store.Records;
import org.botarena.arena.store.Schema;
import org.botarena.arena.store.State;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoreFiles;
import org.botarena.arena.store.StoredEntrants;

/**
 * Compares a store with what its journal gives: every attempt with its line, and everything else with a store that is made of
 * the other lines. One thread.
 */
final class JournalAudit {
    private final Store store;
    private final JournalReader journal;
    private final Consumer<String> found;
    private final Set<AttemptId> attempts = new HashSet<>();
    private long expected;
    private Optional<State> state = Optional.empty();

    JournalAudit(Store store, Consumer<String> found) {
        this.store = store;
        this.journal = JournalReader.in(store.folder());
        this.found = found;
    }

    void look() {
        if (!journal.isThere()) {
            found.accept("%s is gone: arena rebuild %s makes it anew from the store"
                    .formatted(Journal.FILE, store.folder()));
            return;
        }
        List<JournalLine> others = new ArrayList<>();
        Map<String, JournalLine> givenUp = new TreeMap<>();
        journal.read(line -> {
            chain(line);
            Entry entry = line.entry().orElse(null);
            state = line.entry().flatMap(JournalImport::state).or(() -> state);
            if (entry == null) {
                return;
            }
            compare(line, entry);
            if (entry instanceof GameEntry.Attempted one) {
                givenUp.remove(one.game().id()); // it was played after all
            } else if (entry instanceof GameEntry.GivenUp one) {
                givenUp.put(one.game().id(), line);
            } else if (!(entry instanceof GameEntry.Disturbed)) {
                others.add(line);
            }
        });
        others.addAll(givenUp.values());
        more();
        compare(others);
    }

    private void chain(JournalLine line) {
        if (line.entry().isEmpty()) {
            found.accept(String.format(
                    Locale.ROOT,
                    "%s, line %d: it has changed since it was written, or the line before it was taken out",
                    Journal.FILE,
                    line.number()));
        } else if (line.seq() != expected) {
            found.accept(String.format(
                    Locale.ROOT,
                    "%s, line %d: it should be number %d and is number %d",
                    Journal.FILE,
                    line.number(),
                    expected,
                    line.seq()));
        }
        line.entry()
                .filter(Entry.Lost.class::isInstance)
                .map(Entry.Lost.class::cast)
                .ifPresent(lost -> found.accept(String.format(
                        Locale.ROOT,
                        "%s, line %d is lost, and no other file had it: the hash before it is %s, and behind it was %s",
                        Journal.FILE,
                        line.number(),
                        lost.before(),
                        lost.after())));
        boolean isBorder =
                line.entry().isEmpty() && line.seq() >= 0 && line.seq() == expected - 1; // no line of its own
        if (!isBorder) {
            expected = (line.entry().isEmpty() ? expected : line.seq()) + 1;
        }
    }

    /** Whether the database has the line as it is, and finds its attempt. */
    private void compare(JournalLine line, Entry entry) {
        Optional<String> stored = Records.text(store.database(), line.seq());
        entry.attemptId().ifPresent(attempts::add);
        boolean isFound = entry.attemptId()
                .map(id -> store.database()
                                .number(
                                        "SELECT count(*) FROM %s WHERE game = ? AND number = ?".formatted(id.table()),
                                        id.game(),
                                        id.number())
                        > 0)
                .orElse(true);
        if (!isFound || !stored.equals(Optional.of(line.text()))) {
            found.accept(String.format(
                    Locale.ROOT,
                    "%s: %s does not have line %d as %s has it",
                    entry.attemptId()
                            .map(id -> "game %s (%s)".formatted(id.game(), id))
                            .orElse(entry.kind()),
                    StoreFiles.TOURNAMENT,
                    line.number(),
                    Journal.FILE));
        }
    }

    private void more() {
        for (String table : List.of(AttemptId.COUNTED, AttemptId.VOIDED)) {
            store.database()
                    .all(
                            "SELECT game, number FROM %s ORDER BY game, number".formatted(table),
                            row -> new AttemptId(table, row.getString(1), row.getInt(2)))
                    .forEach(id -> {
                        if (!attempts.contains(id)) {
                            found.accept("game %s (%s): %s has it, and %s does not"
                                    .formatted(id.game(), id, StoreFiles.TOURNAMENT, Journal.FILE));
                        }
                    });
        }
    }

    private void compare(List<JournalLine> others) {
        try {
            Path folder = Files.createTempDirectory("botarena-verify-");
            try (Database other = Database.open(folder.resolve(StoreFiles.TOURNAMENT), Schema.TOURNAMENT)) {
                new JournalImport(other, new StoredEntrants(other, store.originals())).enter(others);
                state.ifPresent(last -> new Facts(other).note("state", last.name()));
                differences(told(other), told(store.database()));
            } finally {
                FileUtils.deleteQuietly(folder.toFile());
            }
        } catch (IOException e) {
            throw new StoreException("no room for a store to compare with: " + e.getMessage(), e);
        }
    }

    private void differences(Map<String, String> journal, Map<String, String> stored) {
        Set<String> all = new TreeSet<>(journal.keySet());
        all.addAll(stored.keySet());
        for (String what : all) {
            String here = stored.getOrDefault(what, "missing");
            String there = journal.getOrDefault(what, "missing");
            if (!here.equals(there)) {
                found.accept("%s: the store says %s, and %s says %s".formatted(what, here, Journal.FILE, there));
            }
        }
    }

    /** Everything in a store but the attempts, each under what it is called in a sentence. */
    private static Map<String, String> told(Database database) {
        Map<String, String> all = new TreeMap<>();
        database.each("SELECT name, value FROM setting", row -> {
            all.put("the setting " + row.getString(1), row.getString(2));
            return true;
        });
        database.each("SELECT name, value FROM fact", row -> {
            if (!JournalImport.ENTERED.contains(row.getString(1))) {
                all.put(row.getString(1), row.getString(2));
            }
            return true;
        });
        new StoredEntrants(database, new Originals(Path.of("")))
                .everyone()
                .forEach(one -> all.put(
                        String.format(Locale.ROOT, "the entrant %s (generation %d)", one.name(), one.generation()),
                        "%s, %s".formatted(one.standing(), one.row())));
        database.each("SELECT game, reason FROM unplayed", row -> {
            all.put("the game %s, which was given up".formatted(row.getString(1)), row.getString(2));
            return true;
        });
        return all;
    }
}
