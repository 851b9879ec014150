package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.console.Interruption;
import org.botarena.arena.testjars.CraftedJars;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** One jar must not stop a tournament: jars that try to exhaust the examiner, among fifty honest ones. */
@DisabledOnOs(OS.WINDOWS)
class CraftedFolderIT {
    private static final int GOOD = 50;

    @TempDir
    Path folder;

    private void good(Path agents, int count) {
        for (int i = 0; i < count; i++) {
            String body = "if (player > %d) return 0; ".formatted(i + 9) + TestJars.FIRST_MOVE;
            TestJars.agent(agents, "good-%02d".formatted(i), body);
        }
    }

    @Test
    @Tag("long")
    void allCraftedJarsAmongFiftyGoodOnesAreCheckedAndPlayedToTheEnd() throws Exception {
        Workplace work = new Workplace(folder);
        good(work.agents(), GOOD);
        CraftedJars.all(work.agents());
        long harmless = Arrays.stream(CraftedJars.values())
                .filter(CraftedJars::isAdmitted)
                .count();
        long refused = CraftedJars.values().length - harmless;

        // Read and not tried, as on a machine without a sandbox; CheckIT covers trials of honest agents.
        Ran check = work.withoutBubblewrap().run(Workplace.command("check", "agents", "--game", "tictactoe"));
        assertEquals(1, check.code(), check::toString);
        assertTrue(
                check.out()
                        .contains("%d submissions: %d admitted, %d refused"
                                .formatted(GOOD + CraftedJars.values().length, GOOD + harmless, refused)),
                check::toString);
        assertFalse(check.err().contains("Exception") || check.out().contains("\tat "), check::toString);

        Ran run = work.arena(
                "run",
                "--isolation=process",
                "--format=gauntlet",
                "--against=good-00",
                "--game=tictactoe",
                "--move-time=5s",
                "--out=results");
        assertEquals(0, run.code(), run::toString);
        String results = Files.readString(folder.resolve("results/results.json"));
        for (CraftedJars kind : CraftedJars.values()) {
            assertTrue(
                    results.contains(
                            kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-')),
                    () -> kind + " is not named");
        }
        long games = Files.readAllLines(folder.resolve("results/games.jsonl")).size();
        assertEquals(2 * (GOOD + harmless - 1), games, run::toString);
    }

    @Tag("long")
    @Test
    void aTerminalOrASignalEndsTheExaminationAtOnce() throws Exception {
        Workplace work = new Workplace(folder);
        good(work.agents(), 2);
        Path slow = CraftedJars.CALLS_OF_LONG_NAMES.into(folder);
        for (int i = 0; i < 6; i++) {
            Files.copy(slow, work.agents().resolve("slow-%d.jar".formatted(i)));
        }
        for (String signal : List.of("INT", "TERM")) {
            for (String command : List.of("run", "check", "match", "ask", "play")) {
                ArenaProcess arena = ArenaProcess.start(work, arguments(command));
                List<ProcessHandle> children = arena.awaitChild("admission.examiner.Examiner");
                Thread.sleep(1000); // By then the examiner has a file, and ten seconds for it.
                long begin = System.nanoTime();
                int code = arena.end(signal);
                Duration took = Duration.ofNanos(System.nanoTime() - begin);
                assertTrue(
                        code == Interruption.EXIT_CODE || code > 128,
                        () -> "%s after %s: exit code %d".formatted(command, signal, code));
                assertTrue(
                        took.compareTo(Duration.ofSeconds(5)) < 0,
                        () -> "%s ended %s after %s".formatted(command, took, signal));
                for (ProcessHandle child : children) {
                    child.onExit().orTimeout(5, TimeUnit.SECONDS).join();
                }
            }
        }
    }

    private static String[] arguments(String command) {
        return switch (command) {
            case "run" -> new String[] {"run", "--isolation=process", "--game=tictactoe"};
            case "check" -> new String[] {"check", "agents", "--game=tictactoe"};
            case "ask", "play" ->
                new String[] {command, "agents/slow-0.jar", "--isolation=process", "--game=tictactoe"};
            default ->
                new String[] {
                    "match", "agents/slow-0.jar", "agents/slow-1.jar", "--isolation=process", "--game=tictactoe"
                };
        };
    }
}
