package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.rebuild.Forgetting;
import org.botarena.arena.rebuild.Rebuild;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.verification.Receipt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A long journal is cut into files, each of which can be read on its own. */
class JournalFilesTest {
    private static final int MOST_BYTES = 6000;

    @RegisterExtension
    final CupFolder cup = new CupFolder(Kept.setup(new RoundRobin(), 1));

    private List<JournalLine> lines;
    private Map<String, String> receipt;

    @BeforeEach
    void cutIntoFiles() throws IOException {
        cup.play();
        receipt = receipt();
        lines = read(cup.folder());
        Path cut = Files.createDirectory(cup.temporary().resolve("cut"));
        try (Journal journal = Journal.open(cut, MOST_BYTES)) {
            lines.forEach(journal::copy);
        }
        FileUtils.copyDirectory(cut.toFile(), cup.folder().toFile());
        lines = read(cup.folder());
        assertTrue(files().size() >= 3, files()::toString);
    }

    private static List<JournalLine> read(Path folder) {
        List<JournalLine> all = new ArrayList<>();
        new JournalReader(folder).read(all::add);
        return all;
    }

    private List<Path> files() {
        return new JournalReader(cup.folder())
                .files().stream().map(JournalFile::path).toList();
    }

    private Map<String, byte[]> contents() throws IOException {
        Map<String, byte[]> all = new TreeMap<>();
        for (Path file : files()) {
            all.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
        return all;
    }

    private Map<String, String> receipt() {
        try (Store store = Store.read(cup.folder())) {
            return Receipt.of(store).parts();
        }
    }

    @Test
    void eachFileButTheFirstBeginsWithTheHashOfTheLastLineBeforeIt() throws IOException {
        List<Path> files = files();
        assertEquals("journal.jsonl", files.get(0).getFileName().toString());
        assertEquals("journal-2.jsonl", files.get(1).getFileName().toString());
        for (int i = 0; i < files.size(); i++) {
            assertTrue(Files.size(files.get(i)) <= MOST_BYTES, files.get(i)::toString);
            if (i > 0) {
                List<String> before = Files.readAllLines(files.get(i - 1));
                String hash = JournalLine.hashOf(before.get(before.size() - 1));
                assertEquals(
                        "{\"hash\":\"%s\",\"file\":%d}".formatted(hash, i + 1),
                        Files.readAllLines(files.get(i)).get(0));
            }
        }
    }

    @Test
    void theFilesAreReadAsOneJournalAndVerifyWithTheSameReceipt() {
        assertEquals(List.of(), cup.damage());
        assertEquals(receipt, receipt());
        JournalReader journal = new JournalReader(cup.folder());
        assertEquals(
                lines.get(lines.size() - 1).hash(), journal.last().orElseThrow().hash());
        for (int seq = 0; seq < lines.size(); seq++) {
            assertEquals(seq + 1, lines.get(seq).number());
            assertEquals(lines.get(seq).hash(), journal.find(seq).orElseThrow().hash());
            List<JournalLine> behind = new ArrayList<>();
            journal.readAfter(seq, behind::add);
            assertEquals(lines.subList(seq + 1, lines.size()), behind);
        }
    }

    @Test
    void whatHappensLaterIsWrittenToTheLastFile() {
        try (Store store = Store.open(cup.folder())) {
            store.changes().reach(State.STOPPED, true, Instant.EPOCH);
            assertEquals(List.of(), store.notes());
        }
        List<JournalLine> more = read(cup.folder());
        assertEquals(lines, more.subList(0, lines.size()));
        assertEquals(lines.get(lines.size() - 1).file(), more.get(lines.size()).file());
    }

    @Test
    void aKillAtTheBeginningOfAFileCostsNothing() throws IOException {
        int number = files().size() + 1;
        Path next = JournalFile.of(cup.folder(), number, "").path();
        String header = JournalLine.header(lines.get(lines.size() - 1).hash(), number);
        for (String torn : List.of("", header.substring(0, 20), header + "\n", header + "\n{\"hash\"")) {
            Files.writeString(next, torn);
            assertEquals(receipt, receipt());
            try (Store store = Store.open(cup.folder())) {
                store.changes().keepSources();
                store.changes().reach(State.FINISHED, false, store.end().moment());
                assertEquals(List.of(), store.notes());
            }
            assertEquals(header, Files.readAllLines(next).get(0));
            assertEquals(2, Files.readAllLines(next).size());
            assertTrue(new JournalReader(cup.folder()).check(-1).isSound());
            cup.lose("tournament.db");
        }
    }

    @Test
    void anyDamageToOneFileLosesNothing() throws IOException {
        Map<String, byte[]> whole = contents();
        Random random = new Random(1);
        for (String name : whole.keySet()) {
            byte[] bytes = whole.get(name);
            for (int i = 0; i < 25; i++) {
                byte[] damaged = Arrays.copyOf(bytes, i < 5 ? random.nextInt(bytes.length) : bytes.length);
                damaged[random.nextInt(Math.max(1, damaged.length))] ^= (byte) (1 + random.nextInt(255));
                assertRestored(whole, name, damaged);
            }
            assertRestored(whole, name, new byte[0]);
            assertRestored(whole, name, null);
        }
    }

    private void assertRestored(Map<String, byte[]> whole, String name, byte[] damaged) throws IOException {
        Path file = cup.folder().resolve(name);
        if (damaged == null) {
            Files.delete(file);
        } else {
            Files.write(file, damaged);
        }
        try (Store store = Store.read(cup.folder())) {
            assertEquals(12, store.games().count());
        }
        Store.open(cup.folder()).close();
        assertEquals(texts(lines), texts(read(cup.folder())), name);
        assertEquals(List.of(), cup.damage());
        for (Path restored : files()) {
            Files.delete(restored);
        }
        write(whole);
    }

    private void write(Map<String, byte[]> contents) throws IOException {
        for (Map.Entry<String, byte[]> file : contents.entrySet()) {
            Files.write(cup.folder().resolve(file.getKey()), file.getValue());
        }
    }

    private static List<String> texts(List<JournalLine> lines) {
        return lines.stream().map(JournalLine::text).toList();
    }

    @Test
    void aKillBetweenTwoFilesOfARepairCostsNothing() throws IOException {
        Map<String, byte[]> damaged = contents();
        damaged.remove("journal-2.jsonl");
        Files.delete(cup.folder().resolve("journal-2.jsonl"));
        Store.open(cup.folder()).close();
        Map<String, byte[]> repaired = contents();
        for (String name : repaired.keySet()) {
            damaged.put(name, repaired.get(name));
            for (Path file : files()) {
                Files.delete(file);
            }
            write(damaged);
            Store.open(cup.folder()).close();
            assertEquals(texts(lines), texts(read(cup.folder())), name);
        }
    }

    @Test
    void onlyTheChangedFileIsKept() throws IOException {
        Path second = cup.folder().resolve("journal-2.jsonl");
        String changed = Files.readString(second).replaceFirst("\"seed\":", "\"deed\":");
        Map<String, byte[]> whole = contents();
        Files.writeString(second, changed);
        try (Store store = Store.open(cup.folder())) {
            assertTrue(
                    store.notes().contains("The old journal-2.jsonl is kept as %s.".formatted(second + ".damaged")),
                    store.notes()::toString);
        }
        assertEquals(changed, Files.readString(cup.folder().resolve("journal-2.jsonl.damaged")));
        Map<String, byte[]> repaired = contents();
        assertEquals(whole.keySet(), repaired.keySet());
        whole.forEach((name, bytes) -> assertArrayEquals(bytes, repaired.get(name), name));
        try (Stream<Path> all = Files.list(cup.folder())) {
            assertEquals(
                    1, all.filter(file -> file.toString().contains(".damaged")).count());
        }
    }

    @Test
    void aFileThatNoDatabaseHoldsCostsOnlyItsOwnLines() throws IOException {
        long inSecond = lines.stream().filter(line -> line.file() == 2).count();
        cup.lose("journal-2.jsonl", "tournament.db");
        Rebuild.Outcome outcome = Rebuild.of(cup.folder());
        assertEquals(inSecond, outcome.losses().size(), outcome.losses()::toString);
        try (Store store = Store.read(cup.folder())) {
            assertEquals(12 - inSecond, store.games().count());
        }
        assertEquals(
                inSecond,
                cup.damage().stream()
                        .filter(what -> what.contains("is lost, and"))
                        .count(),
                cup.damage()::toString);
    }

    @Test
    void verifyFindsAFileThatBeginsWithAnotherHash() throws IOException {
        Path second = cup.folder().resolve("journal-2.jsonl");
        Files.writeString(second, Files.readString(second).replaceFirst("\"file\":2", "\"file\":3"));
        long first = lines.stream().filter(line -> line.file() == 1).count();
        assertEquals(
                List.of(
                        "journal.jsonl, line %d: it has changed since it was written, or the line before it was taken out"
                                .formatted(first + 1)),
                cup.damage());
    }

    @Test
    void anAuthorIsForgottenInEveryFile() throws IOException {
        assertTrue(Forgetting.objection(cup.folder(), Set.of("anna"), Games.installed())
                .isEmpty());
        Forgetting.of(
                cup.folder(),
                Map.of("anna", "former author 1"),
                Games.installed(),
                cup.run().key());
        for (Path file : files()) {
            assertFalse(Files.readString(file).contains("anna"), file::toString);
        }
        assertEquals(List.of(), cup.damage());
        assertEquals(receipt, receipt());
        assertTrue(files().size() >= 3, files()::toString);
    }
}
