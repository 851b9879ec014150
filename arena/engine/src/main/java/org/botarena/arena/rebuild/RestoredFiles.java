package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.store.Originals;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoredEntrant;

/**
 * Restores the other files of a rebuilt tournament: the original jars and the organizer's files. It collects a
 * sentence for each lost file. One thread.
 */
final class RestoredFiles {
    private final Path folder;
    private final Store store;
    private final List<String> losses;

    /** Creates the restorer of a tournament whose database has been rebuilt. */
    RestoredFiles(Store store, List<String> losses) {
        this.folder = store.folder();
        this.store = store;
        this.losses = losses;
    }

    void look() throws IOException {
        store.entrants().everyone().forEach(this::jar);
        store.files().forEach(this::source);
    }

    /** Copies a jar from its original place if the same bytes are still there. */
    private void jar(StoredEntrant entrant) {
        Originals originals = new Originals(folder.resolve("jars"));
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

    private void source(String name, String text) {
        Path file = folder.resolve(name);
        try {
            if (!Files.isRegularFile(file)) {
                Path part = file.resolveSibling(name + ".part");
                SyncedFiles.write(part, text.getBytes(StandardCharsets.UTF_8));
                SyncedFiles.move(part, file);
            }
        } catch (IOException e) {
            throw new StoreException("cannot write %s: %s".formatted(file, e.getMessage()), e);
        }
    }
}
