package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.verification.Receipt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Changes to a finished tournament are found; a receipt reveals even consistent changes. */
class VerifiedTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 2));

    private void assertFound(String what) {
        List<String> found = cup.damage();
        assertTrue(found.stream().anyMatch(sentence -> sentence.contains(what)), found::toString);
    }

    /** Deletes the journal, as if the change had been made there, too. */
    private void loseJournal() throws IOException {
        Files.delete(cup.folder().resolve("journal.jsonl"));
        Store.open(cup.folder()).close();
    }

    @Test
    void tournamentsOfEveryKindVerify() {
        cup.play();
        assertEquals(List.of(), cup.damage());
        FileUtils.deleteQuietly(cup.folder().toFile());
        new Kept(cup.folder(), Kept.setup(new Swiss(3), 2)).play();
        assertEquals(List.of(), cup.damage());
        FileUtils.deleteQuietly(cup.folder().toFile());
        FaultyCup.play(cup.folder());
        assertEquals(List.of(), cup.damage());
    }

    @Test
    void theLastGamesThatWereDeletedAreMissedWithAndWithoutTheJournal() throws SQLException, IOException {
        cup.play();
        cup.change("DELETE FROM attempt WHERE seq > 22");
        assertFound("tournament.db does not have line 24");
        loseJournal();
        assertEquals(List.of(), cup.damage(), "the store still has their lines");
    }

    @Test
    void aFixturesSeedThatWasChangedWithNewHashesIsFound() throws SQLException, IOException {
        cup.play();
        rewrite(2, text -> text.replaceFirst("\"seed\":\"-?[0-9]+\"", "\"seed\":\"5\""));
        assertFound("tournament.db does not have line 3 as journal.jsonl has it");
        loseJournal();
        assertFound("its fixture, seats or seeds are not those of the schedule");
    }

    /** Changes one line, and recomputes its hash. */
    private void rewrite(long seq, UnaryOperator<String> change) {
        try (Store store = Store.read(cup.folder())) {
            Database database = store.database();
            String before = database.first("SELECT before FROM line WHERE seq = ?", row -> row.getString(1), seq)
                    .orElseThrow();
            String text = change.apply(
                    database.first("SELECT text FROM line WHERE seq = ?", row -> Packed.text(row.getBytes(1)), seq)
                            .orElseThrow());
            String hash = JournalLine.hash(before, JournalLine.restOf(text));
            database.update(
                    "UPDATE line SET text = ? WHERE seq = ?", Packed.of(text.replaceFirst("[0-9a-f]{64}", hash)), seq);
        }
    }

    @Test
    void anotherNumberOfPairsIsFound() {
        cup.play();
        rewrite(0, text -> text.replaceFirst("\"pairs\":\"2\"", "\"pairs\":\"3\""));
        assertFound("begin: tournament.db does not have line 1 as journal.jsonl has it");
    }

    @Test
    void aRowThatDiffersFromItsLineIsFound() throws SQLException {
        cup.play();
        List<String> changes = List.of("other_generation = 2", "number = 1", "kind = 'accepted'", "one_points = 0.25");
        for (int i = 0; i < changes.size(); i++) {
            cup.change("UPDATE attempt SET %s WHERE seq = %d".formatted(changes.get(i), 5 + i));
        }
        assertFound("tournament.db does not have line 6 as journal.jsonl has it");
        assertFound("tournament.db does not have line 7 as journal.jsonl has it");
        assertFound("tournament.db does not have line 8 as journal.jsonl has it");
        assertFound("the tables do not match the record");
    }

    @Test
    void editedPublishedFilesAreFound() throws IOException {
        cup.play();
        for (String name : List.of("games.jsonl", "results.json", "standings.csv", "report.html")) {
            Path file = cup.folder().resolve(name);
            String text = Files.readString(file);
            Files.writeString(file, text.replaceFirst("anna", "bert"));
            assertFound(name + " differs from what the recorded games give");
            Files.writeString(file, text);
        }
        Files.delete(cup.folder().resolve("results.json"));
        assertFound("results.json is missing");
    }

    @Test
    void aChangedAndAMissingLineOfTheJournalAreFound() throws IOException {
        cup.play();
        Path journal = cup.folder().resolve("journal.jsonl");
        List<String> lines = Files.readAllLines(journal);
        List<String> changed = new ArrayList<>(lines);
        changed.set(4, lines.get(4).replace("\"plies\":[[\"", "\"plies\":[[\"x"));
        Files.write(journal, changed);
        assertFound("journal.jsonl, line 5: it has changed");
        changed = new ArrayList<>(lines);
        changed.remove(4);
        Files.write(journal, changed);
        assertFound("journal.jsonl, line 5: it has changed since it was written, or the line before it was taken out");
    }

    @Test
    void theWordsOfAReceiptAreCheckedWithoutTheKeyAndNameTheDifference() throws IOException {
        cup.play();
        Receipt receipt;
        try (Store store = Store.open(cup.folder())) {
            receipt = Receipt.write(store, cup.run().key());
        }
        assertEquals(8, receipt.words().split("-", -1).length);
        assertTrue(receipt.isSignedBy(cup.run().key()));
        assertFalse(receipt.isSignedBy(new UserKey(cup.temporary().resolve("another"))));
        Path copy = cup.temporary().resolve("copy");
        FileUtils.copyDirectory(cup.folder().toFile(), copy.toFile());
        assertEquals(
                List.of(),
                differences(
                        copy, receipt.words().toUpperCase(java.util.Locale.ROOT).replace('-', ' ')));
        new Kept(copy, Kept.setup(new RoundRobin(), 3)).play();
        assertTrue(differences(copy, receipt.words()).get(0).startsWith("journal head is not what the receipt is of"));
        Files.delete(copy.resolve("receipt.json"));
        assertTrue(differences(copy, receipt.words()).get(0).contains("another tournament or another state"));
        assertThrows(IllegalArgumentException.class, () -> differences(copy, "one two three"));
    }

    private static List<String> differences(Path folder, String words) {
        try (Store store = Store.read(folder)) {
            return Receipt.differences(store, words);
        }
    }

    @Test
    void aReportInAnotherLanguageLeavesTheWordsAndMoreGamesGiveOthers() {
        cup.play();
        String before = words();
        try (Store store = Store.open(cup.folder())) {
            Kept.report(store, store.games(), cup.folder(), Language.FRENCH);
        }
        assertEquals(before, words());
        new Kept(cup.folder(), Kept.setup(new RoundRobin(), 3)).play();
        assertFalse(before.equals(words()));
    }

    private String words() {
        try (Store store = Store.read(cup.folder())) {
            return Receipt.of(store).words();
        }
    }
}
