package org.botarena.arena.verification;

import java.util.BitSet;
import java.util.Locale;
import java.util.function.Consumer;
import org.botarena.arena.store.Entry;
import org.botarena.arena.store.GameEntry;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.JournalLine;
import org.botarena.arena.store.JournalReader;
import org.botarena.arena.store.Ledger;
import org.botarena.arena.store.Records;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreFiles;

/** Checks the hash chain of a journal, and compares the database with its lines. One thread. */
final class JournalAudit {
    private final Store store;
    private final Ledger games;
    private final JournalReader journal;
    private final Consumer<String> found;
    private final BitSet lines = new BitSet();
    private long expected;

    JournalAudit(Store store, Consumer<String> found) {
        this.store = store;
        this.games = store.games();
        this.journal = new JournalReader(store.folder());
        this.found = found;
    }

    void look() {
        if (!journal.isThere()) {
            found.accept("%s is missing: arena rebuild %s restores it from the store"
                    .formatted(Journal.FILE, store.folder()));
            return;
        }
        journal.read(line -> {
            chain(line);
            line.entry().ifPresent(entry -> compare(line, entry));
        });
        more();
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
                line.entry().isEmpty() && line.seq() >= 0 && line.seq() == expected - 1; // has no separate line
        if (!isBorder) {
            expected = (line.entry().isEmpty() ? expected : line.seq()) + 1;
        }
    }

    /** Checks that the database has this line unchanged, and the row of its attempt. */
    private void compare(JournalLine line, Entry entry) {
        lines.set((int) line.seq());
        boolean isStored = Records.text(store.database(), line.seq(), entry.kind())
                .filter(line.text()::equals)
                .isPresent();
        if (!isStored || (entry instanceof GameEntry game && !games.has(line.seq(), game))) {
            found.accept(String.format(
                    Locale.ROOT,
                    "%s: %s does not have line %d as %s has it",
                    entry instanceof GameEntry game
                            ? "game %s (%s)".formatted(game.game().id(), entry.kind())
                            : entry.kind(),
                    StoreFiles.TOURNAMENT,
                    line.number(),
                    Journal.FILE));
        }
    }

    private void more() {
        store.database().each("SELECT seq, kind FROM line ORDER BY seq", row -> {
            if (!lines.get(row.getInt(1))) {
                found.accept(String.format(
                        Locale.ROOT,
                        "%s: %s has it as line %d, and %s does not",
                        row.getString(2),
                        StoreFiles.TOURNAMENT,
                        row.getLong(1) + 1,
                        Journal.FILE));
            }
            return true;
        });
    }
}
