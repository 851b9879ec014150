package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.process.jvm.OpenFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Programs in other languages in our tournaments, with the commands of their page. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class EnginesIT {
    private static final Path GRHINO = Path.of("/usr/games/gtp-rhino");
    private static final Pattern SOURCE = Pattern.compile("(?ms)^```(?:python|json)\n(.*?)^```$");
    private static final Pattern LANGUAGE =
            Pattern.compile("(?m)^\\| (Python|C\\+\\+|Rust|JavaScript) \\| `([^`]+)` \\| `([^`]+)` \\|");
    private static final String PROCESS = "--isolation=process";

    private Path folder;
    private Workplace work;

    @BeforeEach
    void settleDown() throws Exception {
        folder = OpenFolder.temporary("botarena-engines-");
        work = new Workplace(folder);
    }

    @AfterEach
    void delete() {
        FileUtils.deleteQuietly(folder.toFile());
    }

    private Path write(String name, String text) throws Exception {
        Path file = Files.writeString(folder.resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        return file;
    }

    /** The program and its descriptor from the page about the lines protocol. */
    private void any() throws Exception {
        List<String> sources = SOURCE.matcher(
                        Files.readString(Assembled.sources().resolve("arena/docs/lines.md")))
                .results()
                .map((MatchResult block) -> block.group(1))
                .toList();
        assertTrue(sources.get(0).lines().count() <= 30, "thirty lines are enough");
        write("any.py", sources.get(0));
        write("any.engine.json", sources.get(1));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "no Python is installed");
    }

    /** Runs the commands of a page as printed. */
    private List<Ran> page(String page) throws Exception {
        Shell shell = work.shell().with("PATH", Assembled.home().resolve("bin") + ":" + System.getenv("PATH"));
        List<Ran> rans = new ArrayList<>();
        for (String block : CommandBlocks.of(page)) {
            Ran ran = shell.script(block);
            assertEquals(0, ran.code(), () -> block + ran);
            rans.add(ran);
        }
        return rans;
    }

    @Test
    @NeedsSandbox
    void theCommandsOfThePageEndWithATable() throws Exception {
        assumeTrue(Files.isExecutable(GRHINO), "GRhino is not installed");
        page("arena/docs/engines.md");
        String table = Files.readString(folder.resolve("results/strangers/standings.csv"));
        assertTrue(table.contains("grhino"), table);
        assertEquals(
                6,
                Files.readAllLines(folder.resolve("results/strangers/games.jsonl"))
                        .size());
        String results = Files.readString(folder.resolve("results/strangers/results.json"));
        assertTrue(results.contains("\"agent\" : \"gtp-rhino (gtp)\""), results);
        assertFalse(results.contains("failed-to-start"), results);
        assertEquals(0, work.done("verify", "results/strangers").code());
        assertSays(work.done("resume", "results/strangers", "--pairs", "2").out(), "grhino");
    }

    @Test
    @NeedsSandbox
    void theCommandsOnTheLinesPageWorkAsPrinted() throws Exception {
        any();
        List<Ran> rans = page("arena/docs/lines.md");
        assertSays(rans.get(0).out(), "followed in 14 of 14 further conditions");
        assertSays(rans.get(1).out(), "random against any: ");
        assertFalse(rans.get(0).out().contains("faults"), rans::toString);
    }

    @Test
    @NeedsSandbox
    void thePageOnPythonEndsWithATable() throws Exception {
        page("arena/docs/first-agent-python.md");
        String table = Files.readString(folder.resolve("results/snakes/standings.csv"));
        assertTrue(table.contains("zoes-snake") && table.contains("random"), table);
    }

    @Test
    void thirtyLinesOfPythonPlayEveryGame() throws Exception {
        any();
        for (String game : List.of("tictactoe", "draughts", "jass", "pig", "morpion")) {
            Ran ran = work.done("match", "random", "any.engine.json", "--game", game, PROCESS);
            assertSays(ran.out(), "random against any: ");
            assertFalse(ran.out().contains("faults"), ran.out());
        }
    }

    @Test
    void aTournamentOnlyResumesWithTheSameProgram() throws Exception {
        write(
                "first.sh",
                "#!/bin/sh\nwhile read -r word rest; do case $word in start) echo 'ready 1';;"
                        + " moves) first=${rest%% *};; move) echo \"$rest $first\";; esac; done\n");
        Files.setPosixFilePermissions(folder.resolve("first.sh"), PosixFilePermissions.fromString("rwxr-xr-x"));
        write("first.engine.json", "{\"protocol\": \"lines\", \"command\": [\"./first.sh\"]}");
        work.done("run", "random", "first.engine.json", "--game", "tictactoe", "--out", "cup", PROCESS);
        work.done("run", "--out", "cup", "--pairs", "2", PROCESS);
        Files.writeString(folder.resolve("first.sh"), "#!/bin/sh\nexit 3\n");
        assertFails(
                1,
                work.arena("run", "--out", "cup", "--pairs", "3", PROCESS),
                "the original of first may not play any more",
                "the engine has changed",
                "first.sh or a file that it reads is not the one that entered");
    }

    /** Each row of the page's table of languages, if the language is installed. */
    @Test
    @NeedsSandbox
    void theAgentOfEachLanguageKeepsTheProtocolAndBeatsRandom() throws Exception {
        FileUtils.copyDirectory(
                Assembled.sources().resolve("sample-agents/lines").toFile(), folder.toFile());
        List<MatchResult> rows = LANGUAGE.matcher(
                        Files.readString(Assembled.sources().resolve("arena/docs/lines.md")))
                .results()
                .toList();
        assertEquals(4, rows.size());
        for (MatchResult row : rows) {
            String build = row.group(2);
            if (isInstalled(build)) {
                assertEquals(0, work.shell().script(build).code(), build);
                String descriptor = row.group(3);
                assertSays(work.done("check", descriptor).out(), "followed in 14 of 14 further conditions");
                Ran match = work.done("match", descriptor, "random", "--pairs", "1", "--move-time", "100ms");
                assertSays(match.out(), " against random: +2 =0 -0");
            }
        }
    }

    private boolean isInstalled(String command) throws Exception {
        String program = command.substring(0, command.indexOf(' '));
        return work.shell().script("command -v " + program).code() == 0;
    }

    /** Each way to break the protocol gives one sentence, which names the expected answer. */
    @Test
    @NeedsSandbox
    void checkReportsHowAProgramBreaksTheProtocol() throws Exception {
        any();
        String good = Files.readString(folder.resolve("any.py"));
        assertBreaks(good.replace("ready 1", "hello"), "Answer \"start\" with \"ready 1\"", "it said: hello");
        assertBreaks(good.replace("ready 1\", flush=True", "ready 1\""), "Answer \"start\" with \"ready 1\"");
        assertBreaks(
                good.replace("print(rest,", "print(\"7\","),
                "an answer to another question: '7",
                "Answer \"move N\" with \"N MOVE\"");
        assertBreaks(good.replace("choice(moves)", "choice(moves).upper()"), "it answered", "the move is written");
        assertBreaks(
                good.replace(
                        "    elif word == \"move\":",
                        "    elif word == \"clocks\":\n        1 / 0\n    elif word == \"move\":"),
                "followed in 13 of 14 further conditions",
                "(reversi, with a clock of 2s+20ms)",
                "ZeroDivisionError");
    }

    private void assertBreaks(String program, String... sentences) throws Exception {
        write("any.py", program);
        Ran ran = work.arena("check", "any.engine.json");
        assertEquals(1, ran.code(), ran::toString);
        assertSays(ran.out().replaceAll("\\s+", " "), sentences);
        assertEquals(1, ran.out().split("\n  refused ", -1).length - 1, ran.out());
    }

    @Test
    void anInvalidEngineIsRefusedInASentence() throws Exception {
        write("none.engine.json", "{\"protocol\": \"lines\", \"command\": [\"/nowhere/none\"]}");
        assertRefused("none.engine.json", "there is no such command (/nowhere/none is not there)");
        write("unknown.engine.json", "{\"protocol\": \"lines\", \"command\": [\"no-such-program\"]}");
        assertRefused(
                "unknown.engine.json",
                "there is no such command (no no-such-program that every user may run is in a folder of the PATH)");
        write("odd.engine.json", "{\"protocol\": \"uci\", \"command\": [\"sh\"]}");
        assertRefused("odd.engine.json", "\"protocol\" is 'uci': there are gtp, lines");
        write("typo.engine.json", "{\"protocol\": \"lines\", \"comand\": [\"sh\"]}");
        assertRefused("typo.engine.json", "there is no \"comand\"");
        write("option.engine.json", "{\"protocol\": \"lines\", \"command\": [\"sh\", \"{level}\"]}");
        assertRefused("option.engine.json", "the command has {level}");
        Path open = write("open.engine.json", "{\"protocol\": \"lines\", \"command\": [\"sh\"]}");
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rw-rw-rw-"));
        assertRefused("open.engine.json", "other users may change this descriptor");
    }

    private void assertRefused(String descriptor, String says) throws Exception {
        Ran ran = work.arena("check", descriptor);
        assertEquals(1, ran.code(), ran::toString);
        assertSays((ran.out() + ran.err()).replaceAll("\\s+", " "), says);
    }

    @Test
    void anEngineIsNotASubmission() throws Exception {
        work.twoAgents();
        Files.writeString(
                work.agents().resolve("third.engine.json"), "{\"protocol\": \"lines\", \"command\": [\"sh\"]}");
        Ran ran = work.done("run", "--game", "tictactoe", "--out", "cup", PROCESS);
        assertFalse(ran.out().contains("third"), ran.out());
    }
}
