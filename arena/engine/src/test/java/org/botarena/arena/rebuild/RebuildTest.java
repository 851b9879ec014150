package org.botarena.arena.rebuild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.report.Reports;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.FaultyCup;
import org.botarena.arena.store.InMemory;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.tournament.format.RoundRobin;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever part of a tournament's folder is lost, the rest gives the same reports, or the losses are reported. */
class RebuildTest {
    @TempDir(factory = InMemory.class)
    private static Path temporary;

    private static Path cup;
    private static Map<String, String> before = Map.of();

    @BeforeAll
    static void playIt() throws IOException {
        cup = temporary.resolve("cup");
        FaultyCup.play(cup);
        before = reports(cup);
    }

    /** The published reports, and those for authors. */
    private static Map<String, String> reports(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>(Kept.files(folder));
        files.keySet().removeIf(name -> name.startsWith("jars") || name.endsWith(".damaged"));
        return files;
    }

    private static List<String> names() throws IOException {
        List<String> names = new ArrayList<>(Kept.files(cup).keySet());
        names.addAll(List.of("journal.jsonl", "tournament.db", "tournament.lock"));
        return names;
    }

    @Tag("slow")
    @Test
    void eachFileAndEachPairOfFilesCanBeLost() throws IOException {
        List<String> names = names();
        assertTrue(names.size() > 14, names::toString);
        int withLosses = 0;
        for (int one = 0; one < names.size(); one++) {
            for (int other = one; other < names.size(); other++) {
                List<String> lost = List.of(names.get(one), names.get(other));
                withLosses += rebuilt(lost) ? 0 : 1;
            }
        }
        // The journal with the store; and each jar by itself or with any other file, since there is no other copy of
        // it.
        assertTrue(withLosses > 0);
    }

    /** Whether nothing was lost; if so, asserts that the reports are the same, byte by byte. */
    private static boolean rebuilt(List<String> lost) throws IOException {
        Path copy = temporary.resolve("copy");
        FileUtils.deleteDirectory(copy.toFile());
        FileUtils.copyDirectory(cup.toFile(), copy.toFile());
        for (String name : lost) {
            Files.deleteIfExists(copy.resolve(name));
        }
        if (lost.containsAll(List.of("journal.jsonl", "tournament.db"))) {
            assertThrows(StoreException.class, () -> Rebuild.of(copy));
            return false;
        }
        Rebuild.Outcome outcome = Rebuild.of(copy);
        try (Store store = Store.open(copy)) {
            Reports.write(store, Games.installed());
        }
        Map<String, String> after = reports(copy);
        boolean mayLose = lost.stream().anyMatch(name -> name.startsWith("jars"));
        if (!mayLose) {
            assertEquals(List.of(), outcome.losses(), lost::toString);
        }
        if (outcome.losses().isEmpty()) {
            assertEquals(before, after, () -> lost + ": " + outcome.notes());
        } else {
            assertEquals(before.get("games.jsonl"), after.get("games.jsonl"), () -> lost + ": " + outcome);
            assertEquals(before.get("crosstable.csv"), after.get("crosstable.csv"), () -> lost + ": " + outcome);
        }
        return outcome.losses().isEmpty();
    }

    @Test
    void aDamagedLineOfTheJournalIsTakenFromTheStore() throws IOException {
        Path copy = temporary.resolve("line");
        FileUtils.copyDirectory(cup.toFile(), copy.toFile());
        Path journal = copy.resolve("journal.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.set(6, lines.get(6).replace("\"seed\":", "\"seed\":1"));
        Files.write(journal, lines);
        Rebuild.Outcome outcome = Rebuild.of(copy);
        assertEquals(List.of(), outcome.losses());
        assertTrue(outcome.notes().get(0).contains("taken from tournament.db: 1; lost: 0."), outcome::toString);
        try (Store store = Store.open(copy)) {
            Reports.write(store, Games.installed());
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
        assertEquals(before, reports(copy));
        assertTrue(Files.exists(copy.resolve("journal.jsonl.damaged")));
    }

    /** Without rounds, only the roster at the start shows which entrants came later. */
    @Test
    void lateEntrantsOfARoundRobinAreInARebuiltJournal() throws IOException {
        Path folder = temporary.resolve("late");
        Entrant anna = Kept.entrant("anna", 1);
        Entrant bert = Kept.entrant("bert", 1);
        new Kept(folder, Kept.setup(new RoundRobin(), 1, anna, bert)).playUntil(1);
        Setup more = Kept.setup(new RoundRobin(), 1, anna, bert, Kept.entrant("carl", 1));
        new Kept(folder, more).playUntil(Integer.MAX_VALUE);
        Map<String, String> before = reports(folder);
        Files.delete(folder.resolve("journal.jsonl"));
        Store.open(folder).close(); // makes it from the store
        Files.delete(folder.resolve("tournament.db"));
        assertEquals(List.of(), Rebuild.of(folder).losses());
        try (Store store = Store.open(folder)) {
            Reports.write(store, Games.installed());
            assertEquals(List.of(), Audit.of(store, Games.installed(), false).damage());
        }
        assertEquals(before, reports(folder));
    }
}
