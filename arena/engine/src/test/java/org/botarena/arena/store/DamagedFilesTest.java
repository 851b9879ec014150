package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.rebuild.Rebuild;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.report.Reports;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A tournament survives the loss of any one of its files, and any change to one. If both the journal and the database are
 * damaged, it loses only what both have lost, and says so.
 */
@Tag("slow")
class DamagedFilesTest {
    private static final String JOURNAL = "journal.jsonl";
    private static final String DATABASE = "tournament.db";
    private static final int CUTS = 20;
    private static final int CHANGES = 200;
    private static final int PAIRS = 300;

    private static Path temporary;
    private static Path cup;
    private static Map<String, String> reports;
    private static List<String> lines;

    @BeforeAll
    static void play() throws IOException {
        temporary = InMemory.folder();
        cup = temporary.resolve("cup");
        Entrant anna = Kept.entrant("anna", 1);
        Entrant bert = Kept.entrant("bert", 1);
        Entrant carl = Kept.entrant("carl", 1);
        new Kept(cup, Kept.setup(new RoundRobin(), 1, anna, bert)).playUntil(1);
        new Kept(cup, Kept.setup(new RoundRobin(), 1, anna, bert, carl)).playUntil(3);
        new Kept(cup, Kept.setup(new RoundRobin(), 1, anna, bert, carl)).play();
        reports = reports(cup);
        lines = Files.readAllLines(cup.resolve(JOURNAL));
    }

    @AfterAll
    static void end() throws IOException {
        FileUtils.deleteDirectory(temporary.toFile());
    }

    private static Map<String, String> reports(Path folder) throws IOException {
        try (Store store = Store.open(folder)) {
            Reports.write(store, Games.installed());
        }
        Map<String, String> all = new TreeMap<>(Kept.files(folder));
        all.keySet().removeIf(name -> name.startsWith("jars"));
        return all;
    }

    private static Path copy() throws IOException {
        Path copy = Files.createTempDirectory(temporary, "copy");
        FileUtils.copyDirectory(cup.toFile(), copy.toFile());
        return copy;
    }

    private static byte[] changed(byte[] bytes, int at, Random random) {
        byte[] changed = bytes.clone();
        changed[at] ^= (byte) (1 + random.nextInt(255));
        return changed;
    }

    private static void assertWhole(String what, Path folder) throws IOException {
        Rebuild.Outcome outcome = Rebuild.of(folder);
        assertEquals(List.of(), outcome.losses(), what);
        List<String> restored = Files.readAllLines(folder.resolve(JOURNAL));
        assertEquals(lines.size(), restored.size(), what);
        for (int i = 0; i < lines.size(); i++) {
            assertEquals(lines.get(i), restored.get(i), what);
        }
        assertEquals(reports, reports(folder), what);
        FileUtils.deleteDirectory(folder.toFile());
    }

    @ParameterizedTest
    @ValueSource(strings = {JOURNAL, DATABASE})
    void anyChangeToOneOfTheTwoLosesNothing(String name) throws IOException {
        byte[] bytes = Files.readAllBytes(cup.resolve(name));
        Random random = new Random(1);
        Path copy = copy();
        Files.delete(copy.resolve(name));
        assertWhole(name + " is deleted", copy);
        for (int i = 0; i < CUTS; i++) {
            int length = random.nextInt(bytes.length);
            copy = copy();
            Files.write(copy.resolve(name), Arrays.copyOf(bytes, length));
            assertWhole(name + " is cut to " + length, copy);
        }
        for (int i = 0; i < CHANGES; i++) {
            int at = random.nextInt(bytes.length);
            copy = copy();
            Files.write(copy.resolve(name), changed(bytes, at, random));
            assertWhole(name + " is changed at " + at, copy);
        }
    }

    @Test
    void noPublishedFileIsNeeded() throws IOException {
        Random random = new Random(2);
        for (String name : reports.keySet()) {
            byte[] bytes = Files.readAllBytes(cup.resolve(name));
            Path copy = copy();
            Files.delete(copy.resolve(name));
            assertWhole(name + " is deleted", copy);
            if (bytes.length > 0) {
                copy = copy();
                Files.write(copy.resolve(name), changed(bytes, random.nextInt(bytes.length), random));
                assertWhole(name + " is changed", copy);
                copy = copy();
                Files.write(copy.resolve(name), Arrays.copyOf(bytes, random.nextInt(bytes.length)));
                assertWhole(name + " is cut", copy);
            }
        }
    }

    @Test
    void twoDamagedFilesKeepEveryGameThatEitherHolds() throws IOException {
        byte[] journal = Files.readAllBytes(cup.resolve(JOURNAL));
        byte[] database = Files.readAllBytes(cup.resolve(DATABASE));
        Map<String, Attempt> games = games(cup);
        Random random = new Random(3);
        int whole = 0;
        int parts = 0;
        int nothing = 0;
        for (int i = 0; i < PAIRS; i++) {
            Path copy = copy();
            Files.write(copy.resolve(JOURNAL), damaged(journal, random));
            Files.write(copy.resolve(DATABASE), damaged(database, random));
            String what = "pair " + i;
            try {
                int lost = Rebuild.of(copy).losses().size();
                Map<String, Attempt> left = games(copy);
                left.forEach((id, game) -> assertEquals(games.get(id), game, what));
                boolean isCut = Files.readAllLines(copy.resolve(JOURNAL)).size() < lines.size();
                assertTrue(isCut || left.size() == games.size() || lost > 0, what);
                whole += left.size() == games.size() ? 1 : 0;
                parts += left.size() < games.size() ? 1 : 0;
            } catch (StoreException e) {
                assertTrue(e.getMessage().contains("lost") || e.getMessage().endsWith("."), e.getMessage());
                nothing++;
            }
            FileUtils.deleteDirectory(copy.toFile());
        }
        assertTrue(
                whole > PAIRS / 3 && parts > 0, "%d whole, %d in part, %d not at all".formatted(whole, parts, nothing));
    }

    private static byte[] damaged(byte[] bytes, Random random) {
        return random.nextInt(4) == 0
                ? Arrays.copyOf(bytes, random.nextInt(bytes.length))
                : changed(bytes, random.nextInt(bytes.length), random);
    }

    private static Map<String, Attempt> games(Path folder) {
        Map<String, Attempt> games = new HashMap<>();
        try (Store store = Store.open(folder)) {
            store.games().each(game -> games.put(game.id(), game.result()));
        }
        return games;
    }
}
