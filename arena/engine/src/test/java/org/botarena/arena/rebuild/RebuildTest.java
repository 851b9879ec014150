package org.botarena.arena.rebuild;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.files.UserKey;
import org.botarena.arena.report.Reports;
import org.botarena.arena.report.games.GamesFile;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.store.FaultyCup;
import org.botarena.arena.store.InMemory;
import org.botarena.arena.store.Kept;
import org.botarena.arena.store.Store;
import org.botarena.arena.store.entry.StoredEntrant;
import org.botarena.arena.tournament.format.kind.RoundRobin;
import org.botarena.arena.tournament.format.kind.Swiss;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever of a tournament's folder is lost, the rest gives the same reports, or what is lost is said. */
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

    /** What is published, and what is for authors. */
    private static Map<String, String> reports(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>(Kept.files(folder));
        files.keySet().removeIf(name -> name.startsWith("jars") || name.endsWith(".damaged"));
        return files;
    }

    private static List<String> names() throws IOException {
        List<String> names = new ArrayList<>(Kept.files(cup).keySet());
        names.addAll(List.of("journal.jsonl", "tournament.db", "output.db", "tournament.lock"));
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
        // The journal with the store; and each jar, alone or with any other file, since nobody has another copy of it.
        assertTrue(withLosses > 0);
    }

    /** Whether nothing was lost; then the reports are the same, byte by byte. */
    private static boolean rebuilt(List<String> lost) throws IOException {
        Path copy = temporary.resolve("copy");
        FileUtils.deleteDirectory(copy.toFile());
        FileUtils.copyDirectory(cup.toFile(), copy.toFile());
        for (String name : lost) {
            Files.deleteIfExists(copy.resolve(name));
        }
        Rebuild.Outcome outcome = Rebuild.of(copy);
        try (Store store = Store.open(copy)) {
            Reports.write(store, Games.installed());
        }
        Map<String, String> after = reports(copy);
        boolean mayLose = lost.containsAll(List.of("journal.jsonl", "tournament.db"))
                || lost.stream().anyMatch(name -> name.startsWith("jars"))
                || lost.containsAll(List.of("journal.jsonl", "output.db"));
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
        assertEquals(1, outcome.losses().size(), outcome::toString);
        assertTrue(outcome.losses().get(0).contains("line 7"), outcome::toString);
        try (Store store = Store.open(copy)) {
            Reports.write(store, Games.installed());
            assertEquals(List.of(), Audit.of(store, Games.installed()).damage());
        }
        assertEquals(before, reports(copy));
        assertTrue(Files.exists(copy.resolve("journal.jsonl.damaged")));
    }

    /** What was played, as a file of the time or of today tells it. */
    private static List<String> games(Path folder) {
        List<String> games = new ArrayList<>();
        new GamesFile(folder.resolve("games.jsonl"))
                .forEach(game -> games.add(String.join(
                        "\n",
                        game.id(),
                        game.seats().stream()
                                .map(seat -> seat.entrant() + seat.seed() + seat.sha256() + seat.options())
                                .toList()
                                .toString(),
                        "%s %s %s".formatted(game.start(), game.plies(), game.faults()),
                        "%s %s %s".formatted(game.scores(), game.points(), game.winners()),
                        game.marked().orElse(""),
                        game.voided().stream()
                                .map(attempt -> attempt.marked() + attempt.plies())
                                .toList()
                                .toString())));
        return games;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aStoreOfAnEarlierArenaGetsAJournalAndGivesTheSameGames(int version) throws IOException {
        Path folder = unzipped(version);
        List<String> games = games(folder);
        String standings = Files.readString(folder.resolve("standings.csv"));
        Map<String, String> untouched = Kept.files(folder);
        try (Store store = Store.read(folder)) {
            assertEquals(5, store.games().count());
            assertFalse(store.isMadeHere(new UserKey(temporary.resolve("nobody"))));
        }
        assertEquals(untouched, Kept.files(folder), "to read changes nothing");
        assertFalse(Files.exists(folder.resolve("journal.jsonl")));
        try (Store store = Store.open(folder)) {
            Reports.write(store, Games.installed());
            assertTrue(Files.exists(folder.resolve("journal.jsonl")));
        }
        assertEquals(games, games(folder));
        assertEquals(
                standings.lines().count(),
                Files.readAllLines(folder.resolve("standings.csv")).size());
        Files.delete(folder.resolve("tournament.db"));
        Files.delete(folder.resolve("output.db"));
        assertEquals(List.of(), Rebuild.of(folder).losses());
        try (Store store = Store.open(folder)) {
            Reports.write(store, Games.installed());
            assertEquals(List.of(), Audit.of(store, Games.installed()).damage());
        }
        assertEquals(games, games(folder));
    }

    @Test
    void whoWasWithdrawnFromAStoreOfTheFirstVersionCountsNoMoreThereNorInItsJournal() throws IOException, SQLException {
        Path folder = unzipped(1);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tournament.db"));
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE entrant SET withdrawn = 1 WHERE name = 'bert'"); // as that arena did
        }
        try (Store store = Store.read(folder)) {
            assertWithoutBert(store);
        }
        try (Store store = Store.open(folder)) {
            assertWithoutBert(store);
        }
        Files.delete(folder.resolve("tournament.db"));
        try (Store store = Store.open(folder)) {
            assertWithoutBert(store);
        }
    }

    private static void assertWithoutBert(Store store) {
        Set<String> counted = new TreeSet<>();
        store.games().each(game -> game.pairing().seats().forEach(seat -> counted.add(seat.name())));
        assertEquals(Set.of("anna", "carl"), counted);
        assertEquals(List.of("anna", "carl"), store.setup(Games.installed()).names());
        assertEquals(
                List.of("bert"),
                store.entrants().last().stream()
                        .filter(one -> one.standing().isWithdrawn())
                        .map(StoredEntrant::name)
                        .toList());
    }

    @Test
    void aSwissWithAReplacedJarGoesOnFromItsPublishedFilesWithTheSameGames() throws IOException {
        Path folder = temporary.resolve("swiss");
        playUntil(folder, 1, 5);
        playUntil(folder, 2, 5);
        Path copy = temporary.resolve("swiss-published");
        FileUtils.copyDirectory(folder.toFile(), copy.toFile());
        for (String lost : List.of("journal.jsonl", "tournament.db", "output.db")) {
            Files.delete(copy.resolve(lost));
        }
        Rebuild.of(copy);
        try (Store store = Store.read(copy)) {
            assertEquals(List.of(), store.entrants().undated());
        }
        playUntil(folder, 2, Integer.MAX_VALUE);
        playUntil(copy, 2, Integer.MAX_VALUE);
        assertEquals(Files.readString(folder.resolve("games.jsonl")), Files.readString(copy.resolve("games.jsonl")));
        assertEquals(
                Files.readString(folder.resolve("standings.csv")), Files.readString(copy.resolve("standings.csv")));
    }

    /** Without rounds nothing but the roster of the beginning tells who came later. */
    @Test
    void whoCameLateToARoundRobinIsInAJournalThatIsMadeAnew() throws IOException {
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
            assertEquals(List.of(), Audit.of(store, Games.installed()).damage());
        }
        assertEquals(before, reports(folder));
    }

    private static void playUntil(Path folder, int generation, int games) {
        Setup setup = Kept.setup(
                new Swiss(3),
                1,
                Kept.entrant("anna", 1),
                Kept.entrant("bert", generation),
                Kept.entrant("carl", 1),
                Kept.entrant("dora", 1));
        new Kept(folder, setup).playUntil(games);
    }

    @Test
    void ofAnEarlierArenasFolderThePublishedFilesAreEnough() throws IOException {
        Path folder = unzipped(2);
        List<String> games = games(folder);
        Files.delete(folder.resolve("tournament.db"));
        Rebuild.Outcome outcome = Rebuild.of(folder);
        assertTrue(outcome.notes().stream().anyMatch(note -> note.contains("there was no hash")), outcome::toString);
        try (Store store = Store.open(folder)) {
            Reports.write(store, Games.installed());
            assertEquals(5, store.games().count());
        }
        assertEquals(games, games(folder));
    }

    private static Path unzipped(int version) throws IOException {
        Path folder = Files.createTempDirectory(temporary, "version-");
        try (InputStream in = RebuildTest.class.getResourceAsStream("/stores/version-%d.zip".formatted(version));
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = folder.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                Files.copy(zip, file);
            }
        }
        return folder;
    }
}
