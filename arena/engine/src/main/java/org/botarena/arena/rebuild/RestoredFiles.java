package org.botarena.arena.rebuild;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.files.SyncedFiles;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.record.form.Personal;
import org.botarena.arena.record.form.StableJson;
import org.botarena.arena.store.Database;
import org.botarena.arena.store.EntrantTable;
import org.botarena.arena.store.Facts;
import org.botarena.arena.store.GameEntry;
import org.botarena.arena.store.Originals;
import org.botarena.arena.store.OutputDatabase;
import org.botarena.arena.store.Records;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.store.StoredEntrant;

/**
 * Looks after what belongs to a tournament beside its records: the originals of the jars, the organizer's files, what agents
 * printed. What can be had elsewhere is put back, and what is lost is said. One thread.
 */
final class RestoredFiles {
    private final Path folder;
    private final Database database;
    private final OutputDatabase output;
    private final List<String> losses;
    private final List<String> notes;
    private final boolean isJournalWhole;

    /**
     * Of a tournament that was made anew.
     *
     * @param isJournalWhole whether all was in the journal: what agents printed and is not there was taken away, not lost
     */
    RestoredFiles(
            Path folder,
            Database database,
            OutputDatabase output,
            List<String> losses,
            List<String> notes,
            boolean isJournalWhole) {
        this.folder = folder;
        this.database = database;
        this.output = output;
        this.losses = losses;
        this.notes = notes;
        this.isJournalWhole = isJournalWhole;
    }

    void look() throws IOException {
        new EntrantTable(database).everyone().forEach(this::jar);
        new Facts(database).files().forEach(this::source);
        printed();
    }

    /** From where it was handed in, if the same bytes are still there. */
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

    private void printed() {
        int[] lost = {0};
        int[] takenAway = {0};
        Records.each(database, record -> {
            if (record.id().isCounted()) {
                List<Personal> played = StableJson.value(Packed.text(record.content()), GameEntry.Attempted.class)
                        .printed();
                String game = record.id().game();
                int number = record.id().number();
                boolean isSound = output.isSound(game, number, played);
                boolean isThere = isSound && output.isWhole(game, number, played);
                if (!isThere) {
                    (isSound && isJournalWhole ? takenAway : lost)[0]++;
                }
            }
        });
        if (takenAway[0] > 0) {
            notes.add(String.format(
                    Locale.ROOT, "What the agents printed in %d attempts had been taken away.", takenAway[0]));
        }
        if (lost[0] > 0) {
            losses.add(String.format(Locale.ROOT, "what the agents printed in %d attempts", lost[0]));
        }
    }
}
