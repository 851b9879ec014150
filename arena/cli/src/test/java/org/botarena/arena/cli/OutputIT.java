package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.CraftedJars;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The output of the command run during the games. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class OutputIT {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
        work.twoAgents();
    }

    @Test
    void theReportDrawsTheStandingsIntoANewFile() throws Exception {
        assertEquals(
                0,
                work.run("--game", "tictactoe", "--pairs", "1", "--out", "out").code());
        String file = folder.resolve("table.png").toString();
        Ran ran = work.arena("report", "out", "--png", file);
        assertEquals(0, ran.code(), ran::toString);
        assertEquals(
                2 * 16 + 40 + 3 * 32, ImageIO.read(new File(file)).getHeight(), "a title, the headings and two agents");
        assertFails(1, work.arena("report", "out", "--png", file), "table.png is there already");
    }

    @Test
    void theReportWritesQuestionsForEachAuthorToTheGivenFile() throws Exception {
        work.run("--game", "tictactoe", "--pairs", "1", "--out", "out");
        assertFails(1, work.arena("report", "out", "--questions", "0"), "it must be from 1 to 20");
        assertFails(2, work.arena("report", "out", "--nodes", "200"), "--questions");
        Ran ran = work.arena("report", "out", "--questions", "2", "--out", "elsewhere", "--lang", "fr");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().contains("Sheets   "), ran::toString);
        String page = Files.readString(folder.resolve("elsewhere").resolve("questions.html"));
        assertEquals(2 * 2, page.split("<article", -1).length - 1, "two positions of each agent");
        assertTrue(page.contains("exact</strong>"), page);
        assertFalse(Files.exists(folder.resolve("out").resolve("questions.html")));
    }

    @Test
    void agentsOpinionsAreShownDuringAGameOnlyIfTheOrganizerAllowsItAndNeverInALadder() throws Exception {
        work.agent("speaks", "game.say(0.5, \"a1 b2\"); " + TestJars.FIRST_MOVE);
        assertEquals(0, heard("--out", "quiet"));
        int heard = heard("--out", "heard", "--live-thoughts");
        assertTrue(heard >= 12, () -> heard + " plies");
        Ran resumed = work.arena("resume", "heard", "--pairs", "2", "--json-lines");
        assertTrue(resumed.out().contains("\"said\":[0.5,\"a1 b2\"]"), resumed::toString);
        assertEquals(0, heard("--out", "ladder", "--live-thoughts", "--format", "ladder", "--budget", "20s"));
    }

    @Test
    void theKibitzerCommentsOnGamesInPlayIfTheOrganizerWantsIt() throws Exception {
        work.agent("slow", "java.util.concurrent.locks.LockSupport.parkNanos(400_000_000L); " + TestJars.FIRST_MOVE);
        List<String> words = List.of("--game", "tictactoe", "--pairs", "1", "--json-lines");
        assertEquals(0, judged(words, "--out", "quiet"));
        int judged = judged(words, "--out", "kibitzed", "--kibitzer", "--jobs", "1");
        assertTrue(judged >= 2, () -> judged + " lines");
    }

    private int judged(List<String> words, String... more) throws Exception {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of(more));
        Ran ran = work.run(all.toArray(String[]::new));
        assertEquals(0, ran.code(), ran::toString);
        return ran.out().split("\"event\":\"judged\"", -1).length - 1;
    }

    /** The number of lines on standard output with an agent's opinion. */
    private int heard(String... words) throws Exception {
        List<String> all = new ArrayList<>(List.of("--game", "tictactoe", "--json-lines"));
        all.addAll(List.of(words));
        Ran ran = work.run(all.toArray(String[]::new));
        assertEquals(0, ran.code(), ran::toString);
        List<JsonNode> plies = new ArrayList<>();
        for (String line : ran.out().lines().toList()) {
            JsonNode news = MAPPER.readTree(line);
            if (news.get("event").asText().equals("ply")) {
                plies.add(news);
            }
        }
        assertTrue(plies.size() >= 12, ran::toString);
        return (int) plies.stream().filter(ply -> ply.hasNonNull("said")).count();
    }

    @Test
    void quietOutputStillNamesRefusedAgents() throws Exception {
        Files.writeString(work.agents().resolve("broken.jar"), "no jar");
        Ran ran = work.run("--game", "tictactoe", "--quiet");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.err().contains("refused: "), ran::toString);
        assertTrue(ran.err().contains("broken.jar: "), ran::toString);
    }

    @Test
    void quietOutputStillNamesAgentsOfAnotherGame() throws Exception {
        Files.copy(
                Assembled.home().resolve("agents/samples/greedy.jar"),
                work.agents().resolve("greedy.jar"));
        Ran ran = work.run("--game", "tictactoe", "--quiet");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.err().contains("greedy"), ran::toString);
    }

    @Test
    void aResumedTournamentUsesTheRequestedOutput() throws Exception {
        assertEquals(
                0,
                work.run("--game", "tictactoe", "--pairs", "1", "--out", "out").code());
        Ran quiet = work.arena("resume", "out", "--quiet");
        assertEquals(0, quiet.code(), quiet::toString);
        assertFalse(quiet.out().contains("Seed"), quiet::toString);
        assertTrue(quiet.out().contains("points"), quiet::toString);
        Ran lines = work.arena("resume", "out", "--json-lines");
        assertEquals(0, lines.code(), lines::toString);
        for (String line : lines.out().lines().toList()) {
            assertTrue(MAPPER.readTree(line).has("event"), line);
        }
        assertTrue(lines.out().contains("\"event\":\"end\""), lines::toString);
        Ran detached = work.arena("resume", "out", "--detach");
        assertEquals(0, detached.code(), detached::toString);
        long process = Long.parseLong(told("as process ([0-9]+)", detached));
        for (int i = 0; i < 600 && ProcessHandle.of(process).isPresent(); i++) {
            Thread.sleep(100);
        }
        String said = Files.readString(Path.of(told("(?m)^Output +(.+)$", detached)));
        assertTrue(said.contains("points"), said);
    }

    @Test
    void quietOutputOnlyContainsTheTables() throws Exception {
        Ran ran = work.run("--game", "tictactoe", "--quiet");
        assertEquals(0, ran.code(), ran::toString);
        assertFalse(ran.out().contains("Seed"), ran::toString);
        assertTrue(ran.out().contains("points") && ran.out().contains("Results  "), ran::toString);
        assertPrintsOnlyItsReceipt(ran);
    }

    /** The receipt is to be published, so it is always printed. */
    private static void assertPrintsOnlyItsReceipt(Ran ran) {
        assertTrue(ran.err().startsWith("Receipt  "), ran::toString);
        assertEquals(1, ran.err().strip().lines().count(), ran::toString);
    }

    @Test
    void aProgramReadsOneObjectPerLineAndNothingElse() throws Exception {
        Ran ran = work.run("--game", "tictactoe", "--jobs", "1", "--json-lines");
        assertEquals(0, ran.code(), ran::toString);
        List<String> events = new ArrayList<>();
        for (String line : ran.out().lines().toList()) {
            JsonNode event = MAPPER.readTree(line);
            String kind = event.get("event").asText();
            assertTrue(!kind.equals("ply") || event.get("wallMs").isNumber(), line);
            if (!kind.equals("ply")) {
                events.add(kind);
            }
        }
        assertEquals(
                List.of(
                        "plan",
                        "admitted",
                        "admitted",
                        "begins",
                        "round",
                        "begun",
                        "game",
                        "begun",
                        "game",
                        "standings",
                        "end"),
                events);
        assertPrintsOnlyItsReceipt(ran);
        Ran both = work.run("--game", "tictactoe", "--json-lines", "--quiet");
        assertEquals(2, both.code(), both::toString);
        assertTrue(both.err().contains("exclude each other"), both::toString);
    }

    @Test
    void withoutATerminalNoEscapeCodeIsPrinted() throws Exception {
        Ran ran = work.run("--game", "tictactoe");
        assertFalse((ran.out() + ran.err()).contains("\u001b"), ran::toString);
        assertTrue(ran.err().contains("2 of 2 games"), ran::toString);
    }

    /** The program script provides a terminal. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aTerminalIsUpdatedInPlace() throws Exception {
        assumeTrue(
                work.shell().script("command -v script").code() == 0,
                "the program script (util-linux) is not installed");
        work.agent("tardy", "Thread.sleep(60_000); return 0;");
        String run = String.join(
                " ", Workplace.command("run", "--game", "tictactoe", "--move-time", "200ms", "--isolation=process"));
        Ran ran = work.shell()
                .with("TERM", "xterm")
                .script("script -qec 'stty cols 70 rows 20; %s' /dev/null".formatted(run));
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.out().contains("\u001b["), ran::toString);
        assertTrue(ran.out().contains("tardy: late at ply "), ran::toString);
        for (String line : ran.out().split("[\r\n]+", -1)) {
            String shown = line.replaceAll("\u001b\\[[0-9;]*[A-Za-z]", "");
            assertTrue(shown.length() <= 70 || !shown.startsWith("["), shown);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aDetachedTournamentOutlivesItsTerminalAndReportsWhereItsOutputIs() throws Exception {
        work.agent("sleeper", "Thread.sleep(100); " + TestJars.FIRST_MOVE);
        Ran ran = work.run("--game", "tictactoe", "--pairs", "2", "--out", "out", "--detach");
        assertEquals(0, ran.code(), ran::toString);
        long process = Long.parseLong(told("as process ([0-9]+)", ran));
        work.shell().script("kill -s HUP " + process);
        for (int i = 0; i < 600 && !Files.exists(folder.resolve("out/results.json")); i++) {
            Thread.sleep(100);
        }
        JsonNode results = MAPPER.readTree(Files.readString(folder.resolve("out/results.json")));
        assertFalse(results.get("interrupted").asBoolean(), "a closed terminal is no end");
        assertEquals(12, results.at("/games/played").asInt());
        Path output = Path.of(told("(?m)^Output +(.+)$", ran));
        for (int i = 0; i < 100 && ProcessHandle.of(process).isPresent(); i++) {
            Thread.sleep(100);
        }
        String said = Files.readString(output);
        assertTrue(said.contains("Seed") && said.contains("12 of 12 games") && said.contains("points"), said);
    }

    @Test
    void aDetachedTournamentThatCannotBeginReportsWhy() throws Exception {
        Ran ran = work.run("--agents", "nowhere", "--detach");
        assertEquals(1, ran.code(), ran::toString);
        assertTrue(ran.toString().contains("there is no folder"), ran::toString);
    }

    @Test
    void aDetachedTournamentIsRefusedOnTheTerminalEvenAfterALongExamination() throws Exception {
        CraftedJars.CALLS_OF_LONG_NAMES.into(work.agents());
        Ran ran = work.run("--game", "tictactoe", "--strict", "--detach");
        assertEquals(1, ran.code(), ran::toString);
        assertTrue(ran.out().contains("The jars are being examined"), ran::toString);
        assertTrue(ran.out().contains("takes too long"), ran::toString);
        assertFalse(ran.out().contains("continues without this terminal"), ran::toString);
    }

    private static String told(String pattern, Ran ran) throws IOException {
        Matcher matcher = Pattern.compile(pattern).matcher(ran.out());
        assertTrue(matcher.find(), ran::toString);
        return matcher.group(1);
    }
}
