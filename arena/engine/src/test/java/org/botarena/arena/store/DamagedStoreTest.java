package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Outcome;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.tournament.Contest;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The damage found in a store, and the stores that are refused. */
class DamagedStoreTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 2));

    private String refusal() {
        return assertThrows(StoreException.class, () -> Store.open(cup.folder()).close())
                .getMessage();
    }

    @Test
    void aSoundStoreHasNoDamage() {
        cup.play();
        assertEquals(List.of(), cup.damage());
    }

    @Test
    void aChangedByteIsFoundInTheRecordThatHoldsIt() throws SQLException {
        cup.play();
        String id = Contest.games(cup.setup()).get(3).id();
        cup.change("UPDATE line SET text = CAST(substr(text, 1, 9) || x'00' || substr(text, 11) AS BLOB)"
                + " WHERE seq = (SELECT seq FROM attempt WHERE game = '" + id + "')");
        assertTrue(
                cup.damage().get(0).contains("game " + id + " (attempt 0) has changed"),
                cup.damage().get(0));
    }

    private String damageOne() throws SQLException {
        String id = Contest.games(cup.setup()).get(3).id();
        cup.change("UPDATE line SET text = CAST(substr(text, 1, 9) || x'00' || substr(text, 11) AS BLOB)"
                + " WHERE seq = (SELECT seq FROM attempt WHERE game = '" + id + "')");
        return id;
    }

    @Test
    void oneDamagedRecordIsTakenFromTheJournalAndTheReportsAreTheSame() throws SQLException, IOException {
        cup.play();
        Map<String, String> before = Kept.files(cup.folder());
        damageOne();
        try (Store store = Store.read(cup.folder())) {
            Ledger ledger = store.games();
            Kept.report(store, ledger, cup.folder(), Language.ENGLISH);
            assertEquals(List.of(), ledger.damage());
        }
        assertEquals(before, Kept.files(cup.folder()));
    }

    @Test
    void aDamagedRecordWithoutACopyCostsNoOtherGameAndIsPlayedAgain() throws SQLException, IOException {
        cup.play();
        Map<String, String> before = Kept.files(cup.folder());
        String id = damageOne();
        Files.delete(cup.folder().resolve("journal.jsonl"));
        try (Store store = Store.read(cup.folder())) {
            Ledger ledger = store.games();
            AtomicInteger games = new AtomicInteger();
            ledger.each(game -> games.incrementAndGet());
            assertEquals(23, games.get());
            assertTrue(ledger.damage().get(0).startsWith("game " + id), ledger.damage()::toString);
            assertTrue(ledger.damage().get(0).endsWith("and the game counts as not played"), ledger.damage()::toString);
        }
        cup.play();
        assertEquals(before, Kept.files(cup.folder()));
    }

    @Test
    void aRecordThatWasTakenOutIsMissed() throws SQLException {
        cup.play();
        String id = Contest.games(cup.setup()).get(3).id();
        cup.change("DELETE FROM attempt WHERE game = '" + id + "'");
        assertTrue(
                cup.damage().stream()
                        .anyMatch(what ->
                                what.startsWith("game " + id) && what.contains("tournament.db does not have line")),
                cup.damage()::toString);
    }

    @Test
    void aChangedSettingOrEntrantOrJarIsFound() throws SQLException, IOException {
        cup.play();
        cup.change("UPDATE line SET text = x'00' WHERE kind = 'begin'");
        Files.writeString(
                cup.folder()
                        .resolve("jars")
                        .resolve(cup.setup().entrants().get(0).jar().sha256() + ".jar"),
                "another");
        List<String> found = cup.damage();
        assertTrue(found.get(0).startsWith("the original of anna: "), found::toString);
        assertTrue(
                found.contains("begin: tournament.db does not have line 1 as journal.jsonl has it"), found::toString);
    }

    @Test
    void aResultThatTheRulesDoNotGiveIsFound() {
        ScheduledGame first = Contest.games(cup.setup()).get(0);
        try (Store store = Store.open(cup.folder())) {
            cup.run().begin(store);
            Attempt attempt = cup.run().runner().play(first).result();
            store.games()
                    .ended(new GameRecord(
                            first,
                            new Attempt(attempt.plies(), List.of(3.0, -3.0), List.of(), Optional.empty()),
                            List.of(),
                            List.of("", "")));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertTrue(
                cup.damage().get(0).contains("its scores are [3.0, -3.0], and by the rules they are"),
                cup.damage().get(0));
    }

    @Test
    void aRowThatItsRecordDoesNotBearOutIsFound() throws SQLException {
        cup.play();
        cup.change("UPDATE attempt SET course = course + 1 WHERE game LIKE '0001-a-%' AND one = 1");
        List<String> damage = cup.damage();
        assertFalse(damage.isEmpty());
        assertTrue(damage.get(0).contains("the tables do not match the record"), damage::toString);
    }

    @Test
    void aResumedTournamentReadsRowsAndOnlyRecordsOfChangedLines() throws SQLException {
        cup.play();
        List<GameRecord> games = new ArrayList<>();
        try (Store store = Store.read(cup.folder())) {
            store.games().each(games::add);
            assertEquals(games.stream().map(Outcome::of).collect(Collectors.toSet()), Set.copyOf(results(store)));
        }
        String digested = games.get(0).id();
        String without = games.get(1).id();
        cup.change("UPDATE attempt SET one_total_ms = 12.5 WHERE game = '%s'".formatted(digested));
        cup.change("UPDATE attempt SET one_total_ms = 12.5 WHERE game = '%s'".formatted(without));
        cup.change("UPDATE line SET text = x'00' WHERE seq = (SELECT seq FROM attempt WHERE game = '%s')"
                .formatted(without));
        try (Store store = Store.read(cup.folder())) {
            Map<String, Outcome> results =
                    results(store).stream().collect(Collectors.toMap(Outcome::id, Function.identity()));
            assertEquals(12.5, results.get(digested).first().totalMs());
            assertFalse(results.containsKey(without));
            assertEquals(Optional.of(games.get(1)), store.games().find(without));
        }
    }

    private static List<Outcome> results(Store store) {
        List<Outcome> results = new ArrayList<>();
        assertEquals(
                store.games().sequence(),
                store.games().counted(-1, store.games().sequence(), results::add));
        return results;
    }

    @Test
    void aFileWithDamagedPagesIsRebuiltFromTheJournal() throws IOException {
        cup.play();
        damagePages();
        try (Store store = Store.open(cup.folder())) {
            assertEquals(24, store.games().count());
            assertTrue(store.notes().get(0).contains("tournament.db was damaged"), store.notes()::toString);
        }
        assertFalse(Files.exists(cup.folder().resolve("tournament.db.damaged")), "all of it is in the new one");
        assertEquals(List.of(), cup.damage());
    }

    @Test
    void aFileWithOtherTablesOrAnotherLastLineIsRebuiltFromTheJournal() throws SQLException {
        cup.play();
        for (String change : List.of(
                "ALTER TABLE attempt RENAME COLUMN course TO source",
                "UPDATE line SET text = x'00' WHERE seq = (SELECT max(seq) FROM line)")) {
            cup.change(change);
            try (Store store = Store.open(cup.folder())) {
                assertEquals(24, store.games().count());
                assertTrue(store.notes().get(0).endsWith("tournament.db was damaged and has been rebuilt"), change);
            }
            assertEquals(List.of(), cup.damage());
        }
    }

    @Test
    @Tag("slow")
    void aLargeFileIsCheckedBeforeItIsWritten() throws SQLException, IOException {
        cup.play();
        for (int i = 0; i < 3; i++) {
            cup.change("INSERT INTO line VALUES (%d, 'file', '', zeroblob(100000000))".formatted(-2 - i));
        }
        damagePages();
        try (Store store = Store.open(cup.folder())) {
            assertEquals(24, store.games().count());
            assertTrue(store.notes().get(0).contains("tournament.db was damaged"), store.notes()::toString);
        }
    }

    @Test
    void withoutAJournalAFileWhoseTablesCannotBeReadIsRefusedAndLeftAlone() throws IOException {
        cup.play();
        damagePages();
        Files.delete(cup.folder().resolve("journal.jsonl"));
        byte[] before = Files.readAllBytes(cup.folder().resolve("tournament.db"));
        assertTrue(refusal().endsWith("put journal.jsonl or tournament.db back from a copy."), refusal());
        assertArrayEquals(before, Files.readAllBytes(cup.folder().resolve("tournament.db")));
    }

    private void damagePages() throws IOException {
        byte[] noise = new byte[3 * 4096];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (i * 31);
        }
        try (RandomAccessFile file =
                new RandomAccessFile(cup.folder().resolve("tournament.db").toFile(), "rw")) {
            file.seek(4096);
            file.write(noise);
        }
    }

    @Test
    void aStoreOfAnotherFormatIsRefused() throws SQLException {
        cup.play();
        cup.change("PRAGMA user_version = 99");
        assertTrue(refusal().contains("has format 99, and this arena reads format 1"), refusal());
    }

    @Test
    void anotherProgramsDatabaseIsLeftAlone() throws SQLException, IOException {
        Files.createDirectories(cup.folder());
        cup.change("CREATE TABLE recipe (name TEXT)");
        assertTrue(refusal().contains("is another program's database"), refusal());
    }

    @Test
    void aSecondRunIsKeptOut() {
        try (Store store = Store.open(cup.folder())) {
            assertTrue(
                    refusal()
                            .contains("another run is at this tournament (process "
                                    + ProcessHandle.current().pid()),
                    refusal());
            assertTrue(store.isEmpty());
        }
    }

    @Test
    void aLockThatCannotBeWrittenIsNamedOnceWithTheReason() throws IOException {
        Path lock = Files.createDirectories(cup.folder().resolve(Store.LOCK));
        assertEquals(
                "cannot write %s: Is a directory. Give the right to write there, or take another folder."
                        .formatted(lock),
                refusal());
    }
}
