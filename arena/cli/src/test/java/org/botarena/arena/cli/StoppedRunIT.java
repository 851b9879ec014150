package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A tournament that is stopped before its end. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class StoppedRunIT {
    @TempDir
    Path folder;

    Workplace work;
    Played out;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
        out = new Played(folder.resolve("out"));
    }

    @Test
    void aReaderOfOnlyTheFirstLineGetsAllTheResults() throws Exception {
        work.twoAgents();
        String command = String.join(
                " ", Workplace.command("run", "--game", "tictactoe", "--out", "out", "--isolation=process"));
        work.shell().script("{ %s; echo $? >code; } 2>&1 | head -n 1".formatted(command));
        assertEquals(
                "141", Files.readString(folder.resolve("code")).strip(), "as of any program whose reader has gone");
        assertEquals(2, out.results().at("/games/played").asInt());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void controlCKeepsEndedGamesAndLeavesNoProcess() throws Exception {
        ArenaProcess arena = startLongTournament();
        arena.awaitGames(out, 2);
        assertEquals(130, arena.end("INT"));
        assertTrue(out.results().get("interrupted").asBoolean());
        assertEquals(out.games().size(), out.results().at("/games/played").asInt());
        assertEquals(List.of(), hosts());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void controlCIsAnsweredAtOnceAndTheEndExplainsHowToContinue() throws Exception {
        ArenaProcess arena = startLongTournament();
        arena.awaitGames(out, 1);
        arena.signal("INT");
        arena.awaitSaid("arena: stopping: ", Duration.ofSeconds(5)); // At once, unless the machine is busy.
        assertEquals(130, arena.end("INT"));
        assertTrue(arena.said().contains("(arena resume %s plays the rest)".formatted(folder.resolve("out"))));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void controlCInAMatchPrintsAndKeepsTheGames() throws Exception {
        ArenaProcess arena = startLong("match first other --game tictactoe --pairs 1000 --out out --isolation=process");
        arena.awaitGames(out, 2);
        assertEquals(130, arena.end("INT"));
        String said = arena.said();
        assertTrue(said.contains("first against other: +"), said);
        assertTrue(out.games().size() >= 2 && out.games().size() < 2_000, said);
        assertEquals(List.of(), hosts());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aKilledArenaAlsoLeavesNoProcess() throws Exception {
        ArenaProcess arena = startLongTournament();
        arena.awaitGames(out, 1);
        arena.end("KILL");
        for (int i = 0; i < 100 && !hosts().isEmpty(); i++) {
            Thread.sleep(100);
        }
        assertEquals(List.of(), hosts());
    }

    private ArenaProcess startLongTournament() throws IOException {
        return startLong("run --game tictactoe --pairs 1000 --out out --yes --isolation=process");
    }

    private ArenaProcess startLong(String line) throws IOException {
        work.agent("first", "Thread.sleep(50); " + TestJars.FIRST_MOVE);
        work.agent("other", "Thread.sleep(50); " + TestJars.FIRST_MOVE);
        return ArenaProcess.start(work, line.split(" "));
    }

    /** The processes from this test's cache folder. */
    private static List<String> hosts() {
        return ProcessHandle.allProcesses()
                .flatMap(process -> process.info().commandLine().stream())
                .filter(line -> line.contains(Workplace.CACHE + "/host-"))
                .toList();
    }
}
