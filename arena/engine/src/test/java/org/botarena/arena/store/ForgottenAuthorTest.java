package org.botarena.arena.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.rebuild.Forgetting;
import org.botarena.arena.rebuild.Rebuild;
import org.botarena.arena.record.SeatRecord;
import org.botarena.arena.record.form.Packed;
import org.botarena.arena.report.Reports;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.tournament.format.Knockout;
import org.botarena.arena.tournament.format.Swiss;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.verification.Audit;
import org.botarena.arena.verification.Receipt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hashes contain an author's number, so that deleting the name changes no hash. */
class ForgottenAuthorTest {
    private static final String PERSONAL = ",\"personal\":[";

    @TempDir
    Path folder;

    @Test
    void theSameGamesHaveTheSameIdsSeedsAndHashesWhateverTheEntrantsAreCalled() {
        Kept one = new Kept(folder.resolve("one"), Kept.setup(new Swiss(3), 1));
        Setup setup = one.setup();
        List<Entrant> others = setup.entrants().stream()
                .map(entrant -> new Entrant(
                        "x" + (9 - entrant.author().orElseThrow()), // in another order
                        entrant.jar(),
                        entrant.options(),
                        entrant.generation(),
                        entrant.author(),
                        entrant.authors()))
                .toList();
        Kept other = new Kept(
                folder.resolve("other"),
                new Setup(setup.terms(), setup.format(), 1, setup.openings(), setup.seed(), 2, others));

        one.play();
        other.play();

        assertEquals(hashes(one.folder()), hashes(other.folder()));
    }

    private static List<String> hashes(Path cup) {
        try (Store store = Store.read(cup)) {
            return store.database()
                    .all(
                            "SELECT game, text, course FROM attempt JOIN line ON line.seq = attempt.seq ORDER BY 1",
                            row -> row.getString(1) + seats(Packed.text(row.getBytes(2))) + row.getLong(3));
        }
    }

    private static List<SeatRecord> seats(String line) {
        return JournalLine.of(0, 0, "", line)
                .parsed()
                .entry()
                .map(GameEntry.class::cast)
                .orElseThrow()
                .game()
                .seats();
    }

    @Test
    void journalAndStoreVerifyWithTheSameHeadWithoutANameAndItsSalt() throws IOException {
        Path cup = folder.resolve("cup");
        new Kept(cup, Kept.setup(new Swiss(3), 1)).play();
        String head = head(cup);
        Map<String, String> receipt = receipt(cup);
        assertEquals(List.of(), damage(cup));
        assertTrue(Files.readString(cup.resolve(Journal.FILE)).contains("carl"));

        forget(cup, "carl");
        FileUtils.deleteDirectory(cup.resolve("for").toFile());
        try (Store store = Store.open(cup)) {
            Reports.write(store, Games.installed());
        }

        assertEquals(List.of(), damage(cup));
        assertEquals(head, head(cup));
        assertEquals(receipt, receipt(cup));
        try (Stream<Path> files = Files.walk(cup)) {
            for (Path file : files.filter(file -> file.toString().matches(".*[.](jsonl|json|csv|html)"))
                    .toList()) {
                assertFalse(Files.readString(file).contains("carl"), file::toString);
            }
        }
        assertTrue(Files.readString(cup.resolve("standings.csv")).contains("former author 3"));
    }

    @Test
    void journalAndStoreVerifyWithTheSameHeadWithoutAgentsOutput() throws IOException {
        Path cup = folder.resolve("cup");
        new Kept(cup, Kept.setup(new Swiss(3), 1)).play();
        String head = head(cup);
        Path journal = cup.resolve(Journal.FILE);
        String whole = Files.readString(journal);
        assertTrue(whole.contains("\"printed\":["));
        assertFalse(Files.readString(cup.resolve("games.jsonl")).contains("printed"));

        Files.write(
                journal,
                whole.lines()
                        .map(line -> line.contains("\"printed\":[") ? without(line, "said") : line)
                        .toList());
        Files.delete(cup.resolve("tournament.db"));
        FileUtils.deleteDirectory(cup.resolve("for").toFile());
        try (Store store = Store.open(cup)) {
            Reports.write(store, Games.installed());
            Ledger games = store.games();
            assertEquals(
                    List.of("", ""), games.find(firstGame(store)).orElseThrow().logs());
            assertEquals(List.of(), games.damage());
        }

        assertEquals(List.of(), damage(cup));
        assertEquals(head, head(cup));
        try (ZipFile own = new ZipFile(cup.resolve("for/anna.zip").toFile())) {
            assertEquals(
                    List.of("anna/summary.txt"),
                    own.stream().map(ZipEntry::getName).toList());
        }
        assertEquals(List.of(), Rebuild.of(cup).losses(), "it was taken away, not lost");
    }

    @Test
    void eachPersonalTextListsTheEntrantsThatItIsAbout() throws IOException {
        Path cup = folder.resolve("cup");
        new Kept(cup, Kept.setup(new Swiss(3), 1)).play();
        Set<String> names = Set.of("anna", "bert", "carl", "dora");
        Set<String> found = new TreeSet<>();
        for (String line : Files.readAllLines(cup.resolve(Journal.FILE))) {
            for (JsonNode text : JsonText.MAPPER.readTree(line).path("personal")) {
                String said = text.get("said").toString();
                text.path("about").forEach(name -> found.add(name.asText()));
                names.stream()
                        .filter(said::contains)
                        .forEach(name -> assertTrue(text.get("about").toString().contains(name), text::toString));
            }
        }
        assertTrue(found.containsAll(names), found::toString);
    }

    @Test
    void aForgottenAuthorIsInNoFileAlsoIfAKillCameBeforeTheReports() throws IOException {
        Path cup = folder.resolve("cup");
        Kept kept = new Kept(cup, Kept.setup(new Swiss(3), 1));
        kept.play();
        Files.writeString(cup.resolve("authors.csv"), "folder,name,group\ncarl,Carla Cole,a\nanna,Anna Ask,b\n");
        Files.writeString(cup.resolve("journal.jsonl.damaged"), "carl");
        try (Store store = Store.open(cup)) {
            store.changes().keepSources();
            Reports.write(store, Games.installed());
        }
        Map<String, byte[]> reports = new TreeMap<>();
        for (String name : List.of("games.jsonl", "results.json", "report.html", "standings.csv")) {
            reports.put(name, Files.readAllBytes(cup.resolve(name)));
        }
        Files.delete(cup.resolve("authors.csv")); // the event's own deletion

        Forgetting.of(cup, Map.of("carl", "former author 17"), Games.installed(), kept.key());
        assertEquals(List.of(), namesIn(cup, "carl"));
        for (String name : reports.keySet()) {
            Files.write(cup.resolve(name), reports.get(name));
        }
        Forgetting.of(cup, Map.of("carl", "former author 17"), Games.installed(), kept.key());

        assertEquals(List.of(), namesIn(cup, "carl"));
        assertEquals(List.of(), damage(cup));
        assertTrue(Files.readString(cup.resolve("standings.csv")).contains("former author 17"));
    }

    private static List<String> namesIn(Path cup, String name) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(cup)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (Files.readString(file, StandardCharsets.ISO_8859_1)
                        .toLowerCase(Locale.ROOT)
                        .contains(name)) {
                    found.add(file.toString());
                }
            }
        }
        return found;
    }

    private static String firstGame(Store store) {
        return store.database()
                .first("SELECT game FROM attempt ORDER BY game", row -> row.getString(1))
                .orElseThrow();
    }

    @Test
    void anotherNameInThePlaceOfOneIsFound() throws IOException {
        Path cup = folder.resolve("cup");
        new Kept(cup, Kept.setup(new Swiss(3), 1)).play();
        Path journal = cup.resolve(Journal.FILE);
        String whole = Files.readString(journal);

        Files.writeString(journal, whole.replace("\"name\":\"carl\"", "\"name\":\"kurt\""));

        assertTrue(damage(cup).stream().anyMatch(what -> what.startsWith("journal.jsonl, line 1: it has changed")));

        Files.writeString(journal, whole);
        byte[] changed =
                Packed.of(whole.lines().findFirst().orElseThrow().replace("\"name\":\"carl\"", "\"name\":\"kurt\""));
        change(cup, "UPDATE line SET text = ? WHERE seq = 0", changed);

        assertEquals(List.of("begin: tournament.db does not have line 1 as journal.jsonl has it"), damage(cup));
    }

    @Test
    void recordedSettingsHaveNumbersAndAreReadWithNames() {
        Kept cup = new Kept(folder.resolve("cup"), Kept.setup(new Knockout(List.of("dora", "anna")), 1)) {
            @Override
            Settings settings() {
                return super.settings().anchored(Map.of("bert", -3.5));
            }
        };
        cup.play();
        try (Store store = Store.read(cup.folder())) {
            Settings onFile = store.state().settings();
            assertEquals(Map.of("top-seeds", "4,1", "anchor", "2=-3.5"), named(onFile));
            assertEquals(Map.of("top-seeds", "dora,anna", "anchor", "bert=-3.5"), named(store.settings()));
            assertEquals(cup.settings().texts(), store.settings().texts());
        }
    }

    private static Map<String, String> named(Settings settings) {
        return Stream.of("top-seeds", "anchor").collect(Collectors.toMap(name -> name, settings::text));
    }

    /** Forgets an author on request: deletes the author's personal texts from journal and store. */
    private static void forget(Path cup, String name) throws IOException {
        Path journal = cup.resolve(Journal.FILE);
        List<String> lines = Files.readAllLines(journal).stream()
                .map(line -> without(line, name))
                .toList();
        Files.write(journal, lines);
        Files.delete(cup.resolve("tournament.db"));
    }

    private static String without(String line, String name) {
        int from = line.indexOf(PERSONAL);
        if (from < 0) {
            return line;
        }
        String pieces = line.substring(from + PERSONAL.length(), line.length() - 2);
        String left = Stream.of(pieces.split("(?<=[}]),(?=[{]\"salt\")", -1))
                .filter(piece -> !piece.contains('"' + name + '"'))
                .collect(Collectors.joining(","));
        return line.substring(0, from) + (left.isEmpty() ? "" : PERSONAL + left + "]") + "}";
    }

    private static void change(Path cup, String sql, Object... values) {
        try (Database database = Database.open(cup.resolve("tournament.db"), Schema.TOURNAMENT)) {
            database.update(sql, values);
        }
    }

    private static String head(Path cup) {
        return new JournalReader(cup).last().map(JournalLine::hash).orElseThrow();
    }

    private static Map<String, String> receipt(Path cup) {
        try (Store store = Store.read(cup)) {
            return Receipt.of(store).parts();
        }
    }

    private static List<String> damage(Path cup) {
        try (Store store = Store.read(cup)) {
            return Audit.of(store, Games.installed(), false).damage();
        }
    }
}
