package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Foreign jars and their sandbox, and the messages without one. */
@DisabledOnOs(OS.WINDOWS)
class StrangersIT {
    @TempDir
    Path folder;

    Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    @Test
    @NeedsSandbox
    void strangersPlayInTheSandboxAndTheResultsSaySo() throws Exception {
        work.twoAgents();
        Ran ran = work.arena("run", "--game", "tictactoe");
        assertEquals(0, ran.code(), ran::toString);
        assertTrue(
                Pattern.compile("(?m)^Isolation +sandbox$").matcher(ran.out()).find(), ran::toString);
        assertFalse(ran.out().contains("WARNING"), ran::toString);
        assertEquals(
                "sandbox", new Played(work.results()).results().get("isolation").asText());
        assertEquals(
                "sandbox",
                new Played(work.results()).games().get(0).get("isolation").asText());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @Tag("slow")
    void withoutASandboxStrangersOnlyPlayIfTheUserAcceptsTheRisk() throws Exception {
        work.twoAgents();
        Shell bare = work.withoutBubblewrap();
        Ran refused = bare.run(Workplace.command("run", "--game", "tictactoe"));
        assertFails(
                1, refused, "nothing was started", "bubblewrap (bwrap) is not installed", "apt", "--isolation=process");
        assertFalse(Files.exists(folder.resolve("results")));
        assertFails(
                1, bare.run(Workplace.command("run", "--isolation", "sandbox")), "there is no sandbox", "bubblewrap");
        Ran accepted = bare.run(Workplace.command("run", "--game", "tictactoe", "--isolation=process"));
        assertEquals(0, accepted.code(), accepted::toString);
        assertSays(accepted.out(), "Isolation   process", "WARNING");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutASandboxTheArenasOwnSamplesStillPlay() throws Exception {
        Shell bare = work.withoutBubblewrap();
        String samples = Assembled.home().resolve("agents").toString();
        String[] command = {"run", "random", "greedy", "--game", "reversi:size=4", "--pairs", "1", "--agents", samples};
        Ran ran = bare.run(Workplace.command(command));
        assertEquals(0, ran.code(), ran::toString);
        assertSays(ran.out(), "process: no sandbox works here: bubblewrap");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aStrangerDisguisedAsASampleIsAStranger() throws Exception {
        Path samples = Files.createDirectories(work.agents().resolve("samples"));
        TestJars.agent(samples, "random", TestJars.FIRST_MOVE);
        TestJars.agent(samples, "greedy", TestJars.FIRST_MOVE);
        Ran ran = work.withoutBubblewrap().run(Workplace.command("run", "random", "greedy", "--game", "tictactoe"));
        assertFails(1, ran, "nothing was started", "--isolation=process");
    }

    /** The user's key identifies the owner: a folder from elsewhere does not choose its own level. */
    @Tag("slow")
    @Test
    @EnabledOnOs(OS.LINUX)
    void aTournamentFromElsewhereResumesBelowTheSandboxOnlyIfThatIsTypedAgain() throws Exception {
        work.twoAgents();
        Shell mine = work.shell().with("XDG_CONFIG_HOME", folder.resolve("me").toString());
        Shell other = work.shell().with("XDG_CONFIG_HOME", folder.resolve("you").toString());
        Ran begun = mine.run(Workplace.command("run", "--game", "tictactoe", "--isolation=process", "--out", "cup"));
        assertEquals(0, begun.code(), begun::toString);
        Played cup = new Played(folder.resolve("cup"));
        String id = cup.games().get(0).get("id").asText();
        String refusal = "was not begun by your arena";
        assertFails(1, other.run(Workplace.command("resume", "cup", "--pairs", "2")), refusal, "level process");
        assertFails(1, other.run(Workplace.command("run", "--out", "cup", "--pairs", "2")), refusal);
        assertFails(1, other.run(Workplace.command("rerun", "cup", id)), refusal, "--isolation=process");
        assertEquals(2, cup.ended(), "no game was played");
        Ran again = other.run(Workplace.command("rerun", "cup", id, "--isolation=process"));
        assertEquals(0, again.code(), again::toString);
        Ran resumed = other.run(Workplace.command("resume", "cup", "--pairs", "2", "--isolation=process"));
        assertEquals(0, resumed.code(), resumed::toString);
        assertEquals(4, cup.ended());
        Ran home = mine.run(Workplace.command("resume", "cup", "--pairs", "3"));
        assertEquals(0, home.code(), home::toString);
    }
}
