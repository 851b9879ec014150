package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.report.Reports;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.schedule.Spectator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The journal is written first, and the store can be lost. */
class JournalTest {
    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 1));

    private Path journal() {
        return cup.folder().resolve("journal.jsonl");
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(journal());
    }

    @Test
    void theFirstLinePrecedesAnyGameAndEachGameIsWrittenWhenItEnds() {
        List<Integer> linesAtEachEnd = new ArrayList<>();
        cup.run().play(cup.run().runner(), store -> {
            linesAtEachEnd.add(count());
            return List.of((Spectator) game -> linesAtEachEnd.add(count()));
        });
        int atStart = linesAtEachEnd.get(0);
        for (int game = 0; game <= 12; game++) {
            assertEquals(atStart + game, linesAtEachEnd.get(game));
        }
    }

    private int count() {
        try {
            assertTrue(lines().get(0).contains("\"kind\":\"begin\""), lines().get(0));
            return lines().size();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void eachLineBeginsWithTheHashOfTheOneBeforeAndOfItsOwnText() throws IOException {
        cup.play();
        String before = "0".repeat(64);
        for (String line : lines()) {
            String whole = line.substring("{\"hash\":\"".length() + 64 + "\",".length());
            String rest = whole.replaceFirst(",\"personal\":\\[.*]}$", "}");
            for (JsonNode personal : JsonText.MAPPER.readTree(line).path("personal")) {
                assertTrue(rest.contains('"' + Sha256.of(personal.toString()) + '"'), line);
            }
            byte[] digest = Sha256.digest().digest((before + rest).getBytes(StandardCharsets.UTF_8));
            assertTrue(line.startsWith("{\"hash\":\"" + HexFormat.of().formatHex(digest)), line);
            before = HexFormat.of().formatHex(digest);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tournament.db", "tournament.db tournament.lock", "journal.jsonl"})
    void lostFilesAreRebuiltFromTheOthersWithTheSameReports(String lost) throws IOException {
        cup.run()
                .play(
                        cup.run().runner().withFault("bert", new Verdict.Late(2001.5, 2000, Optional.empty())),
                        store -> List.of());
        Map<String, String> before = Kept.files(cup.folder());
        cup.lose(lost.split(" ", -1));
        try (Store store = Store.read(cup.folder())) {
            Reports.write(store, Games.installed());
        }
        assertEquals(before, Kept.files(cup.folder()), "read without a change of the folder");
        try (Store store = Store.open(cup.folder())) {
            assertEquals(12, store.games().count());
            Reports.write(store, Games.installed());
            assertEquals(State.FINISHED, store.progress());
        }
        assertEquals(before, Kept.files(cup.folder()));
        try (Store store = Store.read(cup.folder())) {
            assertEquals(12, store.games().count());
        }
    }

    @Test
    void anEmptyStoreResumesWithTheSettingsOfTheJournal() throws IOException {
        Kept swiss = new Kept(cup.folder(), Kept.setup(new Swiss(3), 2));
        swiss.play();
        Files.write(cup.folder().resolve("tournament.db"), new byte[0]);
        try (Store store = Store.read(cup.folder())) {
            assertEquals("swiss", store.settings().text("format"));
            assertEquals("3", store.settings().text("rounds"));
            assertEquals(24, store.games().count());
        }
        assertEquals(0, Files.size(cup.folder().resolve("tournament.db")), "reading changes nothing");
    }

    @Test
    void linesAfterALineAreReadWithoutEarlierOnesAndADamagedLineIsNotFound() throws IOException {
        cup.play();
        JournalReader file = new JournalReader(cup.folder());
        List<JournalLine> all = new ArrayList<>();
        file.read(all::add);
        JournalLine found = file.find(9).orElseThrow();
        assertEquals(all.get(9).hash(), found.hash());
        List<String> lines = new ArrayList<>(lines());
        lines.set(2, lines.get(2).replace("\"seed\":", "\"deed\":")); // it is not looked at
        Files.write(journal(), lines);
        List<JournalLine> behind = new ArrayList<>();
        file.readAfter(9, behind::add);
        assertEquals(
                all.subList(10, all.size()).stream().map(JournalTest::entryOf).toList(),
                behind.stream().map(JournalTest::entryOf).toList());
        lines.set(9, lines.get(9).replace("\"seed\":", "\"deed\":"));
        Files.write(journal(), lines);
        assertEquals(Optional.empty(), file.find(9));
        assertEquals(Optional.empty(), file.find(all.size()));
    }

    private static List<Object> entryOf(JournalLine line) {
        return List.of(line.number(), line.seq(), line.hash(), line.entry().map(Entry::kind));
    }

    @Test
    void aLastLineWithoutItsEndIsDroppedAndNothingElse() throws IOException {
        cup.play();
        List<String> before = lines();
        String torn = before.get(7);
        Files.writeString(journal(), torn.substring(0, torn.length() / 2), StandardOpenOption.APPEND);
        try (Store store = Store.open(cup.folder())) {
            assertEquals(12, store.games().count());
            assertEquals(before, lines());
        }
    }

    @Test
    void aJournalThatLostItsLastLinesIsRebuiltAndTheOldOneKept() throws IOException {
        cup.play();
        List<String> all = lines();
        Files.write(journal(), all.subList(0, 8));
        try (Store store = Store.open(cup.folder())) {
            assertEquals(12, store.games().count());
            assertTrue(
                    store.notes().get(0).contains("Sound lines: 8; taken from tournament.db: 7; lost: 0."),
                    store.notes()::toString);
        }
        assertEquals(all.subList(0, 8), Files.readAllLines(cup.folder().resolve("journal.jsonl.damaged")));
        cup.lose("tournament.db");
        try (Store store = Store.read(cup.folder())) {
            assertEquals(12, store.games().count());
        }
    }

    @Test
    void aStoreNextToAnotherTournamentsJournalIsRebuiltAndTheOldOneKept() throws IOException {
        cup.play();
        Path other = cup.temporary().resolve("other");
        new Kept(other, cup.setup()).play();
        List<String> theirs = Files.readAllLines(other.resolve("journal.jsonl"));
        assertEquals(lines().size(), theirs.size());
        Files.write(journal(), theirs);
        assertTrue(
                cup.damage().get(0).contains("tournament.db was not made from this journal.jsonl"),
                cup.damage()::toString);
        try (Store store = Store.open(cup.folder())) {
            assertEquals(id(other), store.id());
            assertEquals(12, store.games().count());
            assertTrue(store.notes().get(0).contains("the old file is kept as"), store.notes()::toString);
        }
        assertTrue(Files.exists(cup.folder().resolve("tournament.db.damaged")));
        assertEquals(theirs, lines());
    }

    private static String id(Path folder) {
        try (Store store = Store.read(folder)) {
            return store.id();
        }
    }

    @Test
    void aStoreThatABackupPutBackGetsTheLaterGamesOfItsJournal() throws IOException {
        Path earlier = cup.temporary().resolve("earlier");
        Kept run = cup.run();
        run.play(
                run.runner(),
                store -> List.of((Spectator) game -> {
                    if (count() == 7) {
                        run.stop();
                    }
                }));
        FileUtils.copyDirectory(cup.folder().toFile(), earlier.toFile());
        cup.play();
        for (String name : List.of("tournament.db")) {
            Files.copy(earlier.resolve(name), cup.folder().resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        try (Store store = Store.open(cup.folder())) {
            assertEquals(12, store.games().count());
            assertEquals(List.of(), store.notes());
        }
    }

    @Test
    void aChangedLineIsPassedOverAndTheStoreHasIt() throws IOException {
        cup.play();
        List<String> lines = new ArrayList<>(lines());
        lines.set(5, lines.get(5).replace("\"plies\":[[\"", "\"plies\":[[\"x"));
        Files.write(journal(), lines);
        List<Boolean> sound = new ArrayList<>();
        new JournalReader(cup.folder()).read(line -> sound.add(line.entry().isPresent()));
        assertEquals(
                List.of(5),
                Stream.iterate(0, i -> i + 1)
                        .limit(sound.size())
                        .filter(i -> !sound.get(i))
                        .toList());
        try (Store store = Store.open(cup.folder())) {
            assertEquals(12, store.games().count());
        }
    }

    @Test
    void withoutStoreAndJournalTheGamesFileIsNotTouched() throws IOException {
        cup.play();
        String games = Files.readString(cup.folder().resolve("games.jsonl"));
        cup.lose("tournament.db", "journal.jsonl");
        for (String leftover : List.of("", "tournament.db")) {
            if (!leftover.isEmpty()) {
                Files.write(cup.folder().resolve(leftover), new byte[0]);
            }
            String refusal = assertThrows(
                            StoreException.class, () -> Store.open(cup.folder()).close())
                    .getMessage();
            assertTrue(refusal.contains("put one of them back from a copy"), refusal);
            assertTrue(assertThrows(
                            StoreException.class, () -> Store.read(cup.folder()).close())
                    .getMessage()
                    .contains("put one of them back from a copy"));
            assertEquals(games, Files.readString(cup.folder().resolve("games.jsonl")));
        }
    }
}
