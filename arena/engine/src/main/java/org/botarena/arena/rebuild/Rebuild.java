package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.WholeFile;
import org.botarena.arena.store.Journal;
import org.botarena.arena.store.JournalReader;
import org.botarena.arena.store.Originals;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoreFiles;
import org.botarena.arena.store.StoredEntrant;

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

    /**
     * Rebuilds the tournament, while nothing else can use it.
     *
     * @throws StoreException if there is nothing to rebuild it from, or no room; existing files stay
     */
    public static Outcome of(Path folder) {
        if (!new JournalReader(folder).isThere() && !new StoreFiles(folder).isThere()) {
            throw new StoreException(
                    "there is nothing in %s from which a tournament can be made: no journal and no store"
                            .formatted(folder));
        }
        try (Store store = Store.rebuild(folder)) {
            List<String> losses = new ArrayList<>();
            store.lost()
                    .forEach(line -> losses.add(
                            String.format(Locale.ROOT, "line %d of %s: no other file has it", line, Journal.FILE)));
            store.entrants().everyone().forEach(one -> restore(one, store.originals(), losses));
            store.files().forEach((name, text) -> restore(folder.resolve(name), text));
            return new Outcome(store.notes(), losses);
        }
    }

    /** Copies a jar from its original place if the same bytes are still there, or reports the loss. */
    private static void restore(StoredEntrant entrant, Originals originals, List<String> losses) {
        if (originals.damage(entrant.sha256()).isEmpty()) {
            return;
        }
        Path source = Path.of(entrant.person().source());
        try {
            if (Files.isRegularFile(source) && Sha256.of(source).equals(entrant.sha256())) {
                Files.deleteIfExists(originals.path(entrant.sha256()));
                originals.keep(source, entrant.sha256());
                return;
            }
        } catch (IOException e) {
            // then it is lost like any other
        }
        losses.add(String.format(
                Locale.ROOT,
                "the original of %s (generation %d), jars/%s.jar: its games are counted, its authors and description in"
                        + " the reports are missing, and it cannot play on unless that jar is put back",
                entrant.name(),
                entrant.generation(),
                entrant.sha256()));
    }

    /** Restores an organizer's file, unless it exists. */
    private static void restore(Path file, String text) {
        if (!Files.isRegularFile(file)) {
            WholeFile.write(file, out -> out.write(text));
        }
    }
}
