package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.JournalReader;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoreFiles;

/**
 * Rebuilds the journal and the database of a tournament from the readable parts of both, and restores its other
 * files.
 */
public final class Rebuild {
    private Rebuild() {}

    /**
     * The result of a rebuild. Immutable.
     *
     * @param notes the source of each part, in sentences
     * @param losses the lost parts, or empty if none
     */
    public record Outcome(List<String> notes, List<String> losses) {
        public Outcome {
            notes = List.copyOf(notes);
            losses = List.copyOf(losses);
        }
    }

    /** Whether the folder contains anything from which a tournament can be rebuilt. */
    static boolean isPossible(Path folder) {
        return new JournalReader(folder).isThere() || new StoreFiles(folder).isThere();
    }

    /**
     * Rebuilds the tournament, while nothing else can use it.
     *
     * @throws StoreException if there is nothing to rebuild it from, or no room; existing files stay
     */
    public static Outcome of(Path folder) {
        if (!isPossible(folder)) {
            throw new StoreException(
                    "there is nothing in %s from which a tournament can be made: no journal and no store"
                            .formatted(folder));
        }
        try (Store store = Store.rebuild(folder)) {
            List<String> losses = new ArrayList<>();
            store.lost()
                    .forEach(line -> losses.add(
                            String.format(Locale.ROOT, "line %d of %s: no other file has it", line, Journal.FILE)));
            new RestoredFiles(store, losses).look();
            return new Outcome(store.notes(), losses);
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(folder, e.getMessage()), e);
        }
    }
}
