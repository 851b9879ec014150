package org.botarena.arena.store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The journal of a tournament against its databases, as both are when a folder is opened: enters what the databases lack. One
 * thread.
 */
final class CatchUp {
    private static final int AT_A_TIME = 500;

    private final JournalFile journal;
    private final Optional<JournalLine> last;

    private CatchUp(JournalFile journal, Optional<JournalLine> last) {
        this.journal = journal;
        this.last = last;
    }

    /** With the journal of a folder as it is now. */
    static CatchUp in(Path folder) {
        JournalFile journal = JournalFile.in(folder);
        return new CatchUp(journal, journal.last());
    }

    /** Whether there is a journal. */
    boolean hasJournal() {
        return last.isPresent();
    }

    /** Whether the database has entered lines that the journal has no more. */
    boolean isAheadOfJournal(Database database) {
        return JournalImport.next(database) > next();
    }

    /** Whether the database is not what the journal gives, as far as that can be told without reading all of it. */
    boolean isNeeded(Database database) {
        return hasJournal() && (JournalImport.next(database) != next() || isOfAnother(database));
    }

    private long next() {
        return last.map(line -> line.seq() + 1).orElse(0L);
    }

    /** Whether the line that the database entered last has another hash in the journal: it was made from another one. */
    boolean isOfAnother(Database database) {
        String head = JournalImport.head(database);
        long entered = JournalImport.next(database) - 1;
        if (head.isEmpty() || entered < 0 || entered >= next()) {
            return false;
        }
        Optional<JournalLine> line = entered == next() - 1 ? last : journal.find(entered);
        if (line.isPresent()) {
            return !line.get().hash().equals(head);
        }
        boolean[] isOther = {false};
        journal.read(each -> isOther[0] |= each.seq() == entered && !each.hash().equals(head));
        return isOther[0];
    }

    /**
     * Enters what the database lacks.
     *
     * @param notes takes what is to be said of damaged lines
     */
    void enter(Database database, JournalImport posting, Consumer<String> notes) {
        long next = JournalImport.next(database);
        if (!hasJournal() || next >= next()) {
            return;
        }
        List<JournalLine> some = new ArrayList<>();
        Consumer<JournalLine> enter = line -> {
            if (line.entry().isEmpty()) {
                notes.accept(String.format(Locale.ROOT, "%s: line %d is damaged", journal.path(), line.number()));
            } else if (line.seq() >= next) {
                some.add(line);
            }
            if (some.size() == AT_A_TIME) {
                posting.enter(List.copyOf(some));
                some.clear();
            }
        };
        Optional<JournalLine> entered = next == 0 ? Optional.empty() : journal.find(next - 1);
        if (entered.isPresent()) { // the lines before it are many
            journal.readAfter(entered.get(), enter);
        } else {
            journal.read(enter);
        }
        posting.enter(some);
    }
}
