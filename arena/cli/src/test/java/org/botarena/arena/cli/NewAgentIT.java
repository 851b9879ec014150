package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFrench;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestGames;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The commands for an author's project, as typed. */
@DisabledOnOs(OS.WINDOWS)
class NewAgentIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    void anAgentOfAnyNameIsMadeBuiltAndTried() throws Exception {
        Ran made = work.arena("new-agent", "Zoé's bot 🤖", "--game", "tictactoe");
        assertEquals(0, made.code(), made::toString);
        assertTrue(made.out().contains("arena build zoes-bot"), made::toString);
        assertTrue(made.out().lines().allMatch(line -> line.length() <= 80), made::toString);
        Ran tried = work.arena("try", "zoes-bot", "--pairs", "1", "--isolation", "process");
        assertEquals(0, tried.code(), tried::toString);
        assertTrue(tried.out().contains("zoes-bot against random: +"), tried::toString);
        assertTrue(tried.out().contains("tictactoe, 2 games"), tried::toString);
        assertTrue(
                tried.err().contains("arena match zoes-bot/target/classes random --game=tictactoe"), tried::toString);
    }

    @Tag("slow")
    @Test
    void anAgentIsBuiltAndTriedInFrench() throws Exception {
        work.arena("new-agent", "bot", "--game", "tictactoe");
        assertFrench(work.arena("build", "bot", "--lang", "fr"), "compilé   1 source pour Java", "joue à tictactoe");
        Ran tried = work.arena("try", "bot", "--pairs", "1", "--isolation", "process", "--lang", "fr");
        assertFrench(tried, "tictactoe, 2 parties", "bot contre random : +");
        assertFrench(
                work.arena("check", "bot", "--isolation", "process", "--lang", "fr"), "bot : admis", "premier coup");
        assertFrench(
                work.arena("match", "bot", "random", "--game", "reversi", "--lang=fr"),
                "écarté",
                "il joue à tictactoe");
        assertFrench(work.arena("try", "gone", "--lang", "fr"), "il n'y a pas de dossier");
        assertFrench(work.arena("check", "gone", "--lang", "fr"), "il n'y a ni fichier ni dossier");
    }

    /** The folder is next to a project with the same name, as on a new author's first evening. */
    @Test
    @Tag("slow")
    void aJarInTheAgentsFolderIsFoundByItsName() throws Exception {
        work.arena("new-agent", "bot", "--game", "tictactoe");
        work.arena("build", "bot");
        Files.createDirectories(work.agents());
        Files.copy(folder.resolve("bot/target/bot.jar"), work.agents().resolve("bot.jar"));
        work.agent("first", TestJars.FIRST_MOVE);
        String[] command = {"run", "bot", "first", "--game", "tictactoe", "--isolation=process", "--out", "out"};
        Ran ran = work.arena(command);
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(ran.err().contains("2 of 2 games"), ran::toString);
        assertTrue(Files.readString(folder.resolve("out/results.json")).contains("bot.jar"), ran::toString);
    }

    @Test
    void aRefusalIsExplainedAndLeavesNothing() throws Exception {
        assertRefused(2, "at most 60", "new-agent", "x".repeat(200));
        assertRefused(2, "no letter from A to Z", "new-agent", "🤖");
        assertRefused(2, "there is no game 'chess'", "new-agent", "bot", "--game", "chess");
        assertRefused(1, "a sample is called random", "new-agent", "Random");
        assertRefused(1, "there is no folder", "new-agent", "bot", "--dir", "gone");
        assertRefused(1, "no Java source is in", "build");
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(0, left.count());
        }
    }

    private void assertRefused(int code, String says, String... arguments) throws Exception {
        Ran ran = work.arena(arguments);
        assertEquals(code, ran.code(), ran::toString);
        assertTrue(ran.err().contains(says) && !ran.err().contains("Exception"), ran::toString);
    }

    @Tag("slow")
    @Test
    void anAgentForTheCoursesOwnGameWorksToo() throws Exception {
        TestGames.RACE.into(Files.createDirectory(folder.resolve("games")));
        Ran made = work.arena("new-agent", "runner", "--game", "race", "--games", "games");
        assertEquals(0, made.code(), made::toString);
        assertTrue(made.out().contains("arena build runner --games=games"), made::toString);
        Ran built = work.arena("build", "runner", "--games=games");
        assertTrue(built.out().contains("agents.runner.RunnerAgent, plays race"), built::toString);
        Ran tried = work.arena("try", "runner", "--games", "games", "--pairs", "1", "--isolation", "process");
        assertEquals(0, tried.code(), tried::toString);
        assertTrue(tried.out().contains("race, 2 games"), tried::toString);
        Ran byDefault = work.arena("build", "runner");
        assertEquals(0, byDefault.code(), byDefault::toString);
    }

    /** It uses the downloads of this build, and a path with blanks and accents. */
    @Tag("slow")
    @Test
    void mavenBuildsItAndRunsItsTest() throws Exception {
        Newcomer newcomer = Newcomer.settle("kit of Zoé");
        Path project = newcomer.folder().resolve("my-agent");
        work.arena("new-agent", "My agent", "--dir", newcomer.folder().toString());
        Ran built = newcomer.in(project).with("LC_ALL", "C.UTF-8").script("mvn -B package");
        assertEquals(0, built.code(), built::toString);
        assertTrue(built.out().contains("against random moves: "), built::toString);
        Ran checked = work.arena("check", project.resolve("target/my-agent.jar").toString(), "--isolation", "process");
        assertTrue(checked.out().contains("admitted"), checked::toString);
    }
}
