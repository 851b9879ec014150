package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command run, as an organizer uses it. */
@DisabledOnOs(OS.WINDOWS)
class RunIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    void aTournamentEndsWithTheTablesAndTheFolders() throws Exception {
        work.twoAgents();
        Ran ran = work.run("--game", "tictactoe");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(
                ran.out(),
                "Seed",
                "first",
                "last",
                "points",
                "Results",
                work.agents().toRealPath().toString());
        assertSays(ran.err(), "2 of 2 games");
        JsonNode results = new Played(work.results()).results();
        assertEquals(2, results.at("/games/played").asInt());
        assertEquals(2, results.get("roster").size(), "two handed-in jars keep the samples out");
        assertTrue(Files.isRegularFile(work.results().resolve("standings.csv")));
        assertEquals(2, new Played(work.results()).games().size());
        assertThePageNamesEachFileOf(work.results());
        work.done("run", "random", "greedy", "--game", "reversi:size=4", "--move-time", "200ms", "--out", "samples");
        assertFalse(Files.exists(folder.resolve("samples/for")), "the samples have no author");
    }

    private static void assertThePageNamesEachFileOf(Path results) throws IOException {
        String page = Files.readString(Assembled.sources().resolve("arena/docs/files.md"));
        try (Stream<Path> files = Files.list(results)) {
            assertEquals(
                    List.of(),
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> !page.contains("`" + name + "`") && !page.contains("`" + name + "/"))
                            .toList());
        }
    }

    @Test
    @Tag("slow")
    void entrantsHaveTheNamesOfTheListNextToTheJars() throws Exception {
        work.twoAgents();
        Files.writeString(
                work.agents().resolve("entrants.csv"), "file;name;group\nfirst.jar;Ada L.;3b\nzoe.jar;Zoe;\n");
        Ran ran = work.run("--game", "tictactoe", "--out", "out", "--csv-separator", "semicolon");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran.out(), "line 3: no entrant plays from 'zoe.jar'");
        assertSays(Files.readString(folder.resolve("out/report.html")), "Ada L.", "3b", "DecompressionStream");
        assertSays(Files.readString(folder.resolve("out/standings.csv")), "place;entrant;points");
        Files.writeString(work.agents().resolve("entrants.csv"), "file\nfirst.jar,Ada\n");
        assertFails(1, work.run("--game", "tictactoe"), "entrants.csv, line 2: 2 fields under 1 columns");
        assertFails(2, work.run("--csv-separator", "pipe"), "'pipe' separates no fields", "comma, semicolon or tab");
    }

    @Tag("slow")
    @Test
    void theReportAndTheTablesNameOnlyTheAuthorsAndTheirGroups() throws Exception {
        work.twoAgents();
        Path authors = work.agents().resolve("authors.csv");
        Files.writeString(
                authors, "folder,name,email,id,group\nfirst,Ada Lovelace,ada@example.org,77123,3b\nzoe,Zoe,,,\n");
        assertEquals(0, work.run("--game", "tictactoe", "--out", "out").code());
        assertNamesTheAuthors();
        Files.delete(authors);
        Files.delete(folder.resolve("out/report.html"));
        assertEquals(0, work.arena("report", "out").code());
        assertNamesTheAuthors();
        assertEquals(0, work.arena("verify", "out").code());
        Files.writeString(authors, "folder;name\nfirst;Ada;3b\n");
        assertFails(1, work.run("--game", "tictactoe"), "authors.csv, line 2: 3 fields under 2 columns");
    }

    private void assertNamesTheAuthors() throws IOException {
        assertSays(Files.readString(folder.resolve("out/report.html")), "Ada Lovelace", "3b");
        assertSays(Files.readString(folder.resolve("out/standings.csv")), ",Ada Lovelace,3b\r\n");
        for (String file : List.of("authors.csv", "report.html", "results.json", "journal.jsonl")) {
            String text = Files.readString(folder.resolve("out").resolve(file));
            assertFalse(text.contains("ada@example.org") || text.contains("77123"), file);
        }
    }

    @Tag("slow")
    @Test
    void theCourseListIsReturnedAtTheEndOfTheRun() throws Exception {
        work.twoAgents();
        Files.writeString(folder.resolve("rules.txt"), "0.01 vs random -> 10\n");
        Files.writeString(
                folder.resolve("people.csv"),
                "First name,Last name,Email address\nAda,First,first@example.org\nZoe,Oh,zoe@example.org\n");
        String line = "--game tictactoe --pairs 4 --seed 3 --out out --grades rules.txt --roster people.csv";
        Ran ran = work.run(line.split(" "));
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran.out(), "Gradebook, in gradebook/people.csv: ", "absent: Zoe Oh");
        assertSays(
                Files.readString(folder.resolve("out/gradebook/people.csv")),
                "name,status,grade,submission,why",
                "Ada First,graded,10,first,",
                "Zoe Oh,absent,");
    }

    @Test
    void noLineIsLongerThanTheTerminal() throws Exception {
        work.twoAgents();
        Ran ran = work.run("--game", "tictactoe", "--out", "out");
        String path = folder.toRealPath().toString();
        List<String> tooLong = ran.out()
                .lines()
                .filter(line -> line.length() > 80 && !line.contains(path))
                .toList();
        assertEquals(List.of(), tooLong);
    }

    @Tag("slow")
    @Test
    void theSameSeedGivesTheSameGames() throws Exception {
        work.twoAgents();
        work.run("--game", "reversi:size=4", "--pairs", "3", "--seed", "7", "--out", "one");
        work.run("--game", "reversi:size=4", "--pairs", "3", "--seed", "7", "--out", "other");
        assertEquals(6, moves("one").size());
        assertEquals(moves("one"), moves("other"));
    }

    @Test
    @Tag("slow")
    void aFileHoldsTheSettingsAndTheEntrants() throws Exception {
        work.twoAgents();
        Files.writeString(folder.resolve("cup.json"), """
                {"game": "tictactoe", "pairs": 2, "move-time": "1s", "out": "cup",
                 "entrants": [{"path": "agents/first.jar", "name": "Ada"},
                              {"path": "uct", "options": {"simulations": 10}}]}
                """);
        Ran ran = work.run("--config", "cup.json", "--pairs", "1");
        assertEquals(0, ran.code(), ran::toString);
        JsonNode results = new Played(folder.resolve("cup")).results();
        assertEquals(1, results.at("/configuration/pairs").asInt(), "what is typed counts more");
        assertEquals("tictactoe", results.at("/configuration/game").asText());
        assertEquals(1000, results.at("/configuration/moveMs").asInt());
        assertEquals(
                List.of("Ada", "uct:simulations=10"),
                results.get("roster").findValuesAsText("entrant").stream()
                        .sorted()
                        .toList());
    }

    @Test
    void aWrongFileIsNamedWithThePlace() throws Exception {
        Files.writeString(folder.resolve("cup.json"), "{\"game\": \"tictactoe\",\n \"pairs\": x}");
        assertFails(2, work.run("--config", "cup.json"), "cup.json, line 2, column");
        Files.writeString(folder.resolve("cup.json"), "{\"pair\": 2}");
        assertFails(2, work.run("--config", "cup.json"), "unknown setting 'pair'", "did you mean 'pairs'?");
        Files.writeString(folder.resolve("cup.json"), "{\"move-time\": 2}");
        assertFails(2, work.run("--config", "cup.json"), "cup.json", "--move-time", "write 100ms");
    }

    @Test
    void faultyAgentsLoseAndTheTournamentContinues() throws Exception {
        work.agent("good", TestJars.FIRST_MOVE);
        work.agent("quits", "System.exit(3); return 0;");
        work.agent("throws", "throw new IllegalStateException(\"no idea\");");
        Ran ran = work.run("--game", "tictactoe");
        assertEquals(0, ran.code(), ran::toString);
        JsonNode first = new Played(work.results()).results().at("/standings/0");
        assertEquals("good", first.get("entrant").asText());
        assertEquals(4, first.get("points").asInt());
        assertFalse(
                Files.readString(work.results().resolve("games.jsonl")).contains("no idea"),
                "what an agent says is only for its author");
        assertFalse(
                Files.readString(work.results().resolve("report.html")).contains("no idea"), "nor is it in the report");
        try (ZipFile zip = new ZipFile(work.results().resolve("for/throws.zip").toFile());
                InputStream log = zip.getInputStream(zip.entries().nextElement())) {
            assertTrue(new String(log.readAllBytes(), StandardCharsets.UTF_8).contains("no idea"));
        }
    }

    @Test
    void aRefusedJarIsNamedAndTheOthersPlay() throws Exception {
        work.twoAgents();
        Files.writeString(work.agents().resolve("notes.jar"), "not a jar");
        Ran ran = work.run("--game", "tictactoe");
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran.out(), "Refused", "notes.jar");
        assertEquals(1, new Played(work.results()).results().get("refused").size());
    }

    @Test
    void strictPlaysNothingIfAJarIsRefused() throws Exception {
        work.twoAgents();
        Files.writeString(work.agents().resolve("notes.jar"), "not a jar");
        assertFails(1, work.run("--game", "tictactoe", "--strict"), "notes.jar", "nothing was played");
        assertFalse(Files.exists(folder.resolve("results")));
    }

    @Test
    void withFewerThanTwoEntrantsTheReasonsAreGiven() throws Exception {
        Files.writeString(work.agents().resolve("notes.jar"), "not a jar");
        assertFails(1, work.run(), "refused", "notes.jar", "a tournament needs two entrants, but the arena found none");
    }

    @Test
    void anEmptyOrMissingAgentsFolderIsNamed() throws Exception {
        assertFails(1, work.run("--agents", "nowhere"), "there is no folder", "nowhere");
        work.agents();
        assertFails(1, work.run(), "there is no jar in", "agents");
    }

    @Test
    void anUnknownEntrantIsAnsweredWithTheKnownOnes() throws Exception {
        work.twoAgents();
        assertFails(1, work.run("frist", "last"), "no entrant 'frist'", "first, last", "uct");
        assertFails(1, work.run("uct:q=1", "last"), "no option 'q'", "k=");
    }

    @Test
    void gamesThatNeedTooMuchMemoryDoNotStart() throws Exception {
        work.twoAgents();
        assertFails(1, work.run("--heap", "900g"), "the memory is too small", "2 agents", "--heap");
        assertFalse(Files.exists(folder.resolve("results")));
    }

    @Test
    void aFolderThatIsNotEmptyIsRefusedAndUnchanged() throws Exception {
        work.twoAgents();
        Files.createDirectory(folder.resolve("out"));
        Files.writeString(folder.resolve("out/thesis.txt"), "mine");
        assertFails(1, work.run("--out", "out"), "out", "not empty", "--out");
        assertEquals("mine", Files.readString(folder.resolve("out/thesis.txt")));
        assertFails(1, work.run("--out", "out/thesis.txt"), "thesis.txt is a file");
        assertFails(1, work.run("--game", "tictactoe", "--out", "out/thesis.txt/x"), "thesis.txt");
    }

    @Test
    void aTournamentOverTwelveHoursNeedsConfirmation() throws Exception {
        work.twoAgents();
        Ran ran = work.run("--pairs", "100000");
        assertEquals(1, ran.code(), ran::toString);
        assertSays(ran.out(), "STOP", "--yes", "What would fit");
        assertSays(ran.err(), "nothing was started");
        assertFalse(Files.exists(folder.resolve("results")));
    }

    @Test
    void wrongUsageIsExplained() throws Exception {
        assertFails(2, work.run("--format", "sweepstake"), "no 'sweepstake'", "round-robin");
        assertFails(2, work.run("--isolation", "thread"), "for a debugger", "use process");
        assertFails(2, work.run("--isolation", "cage"), "cage", "process");
        assertFails(2, work.run("--pairs", "0"), "--pairs is 0");
        assertFails(2, work.run("--move-time", "soon"), "'soon'", "write 100ms, 2s, 1.5s, 1m or 2h");
        assertFails(2, work.run("--game", "go"), "no game 'go'", "reversi");
        assertFails(2, work.run("--openings", "none.txt"), "none.txt", "random:k");
        assertFails(1, work.run("--jobs", "4096"), "--jobs 4096 is too many", "at most");
        assertFails(1, work.run("--agent-java", "nowhere"), "--agent-java", "nowhere");
    }

    private List<String> moves(String out) throws IOException {
        return new Played(folder.resolve(out))
                .games().stream()
                        .map(game -> {
                            StringJoiner moves =
                                    new StringJoiner(" ", game.get("id").asText() + " ", "");
                            game.at("/attempt/plies")
                                    .forEach(ply -> moves.add(ply.get(0).asText()));
                            return moves.toString();
                        })
                        .toList();
    }
}
