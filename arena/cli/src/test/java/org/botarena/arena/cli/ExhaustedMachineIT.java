package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command run on a machine without space on its disk, or for another process. */
@EnabledOnOs(OS.LINUX)
class ExhaustedMachineIT {
    private static final boolean IS_ROOT = System.getProperty("user.name").equals("root");

    /** A namespace in which this user may mount; its mounts end with it. */
    private static final String NAMESPACE = IS_ROOT ? "unshare -m" : "unshare -rm";

    private static final String PRINTING = "System.out.println(\"x\".repeat(60_000)); " + TestJars.FIRST_MOVE;

    @TempDir
    Path folder;

    /** Runs a tournament with a disk of this many kibibytes mounted on the folder, and copies the results out of it. */
    private Ran onTinyDisk(Shell shell, Path mountedOn, int kibibytes, String... options) throws Exception {
        Path small = Files.createDirectories(mountedOn);
        open(folder);
        String mount = NAMESPACE + " sh -c 'mount -t tmpfs -o size=" + kibibytes + "k none \"$1\"";
        Ran trial = Shell.in(folder).run(List.of("sh", "-c", mount + "' \"$0\" \"$0\"", small.toString()));
        Assumptions.assumeTrue(trial.code() == 0, () -> "nothing can be mounted here: " + trial.err());
        String after = mount + " && shift && { \"$@\"; code=$?; cp -r \"$0\" \"$0-after\"; exit $code; }'";
        List<String> command =
                new ArrayList<>(List.of("sh", "-c", after + " \"$0\" \"$@\"", small.toString(), small.toString()));
        command.addAll(Workplace.command("run", "--game", "tictactoe", "--isolation", "process"));
        command.addAll(List.of(options));
        return shell.run(command);
    }

    @Test
    void aFullDiskEndsTheRunWithAMessageAndKeepsTheData() throws Exception {
        Workplace work = new Workplace(folder);
        work.agent("first", PRINTING);
        work.agent("other", PRINTING);
        Path disk = folder.resolve("disk");
        Ran ran = onTinyDisk(
                work.shell(),
                disk,
                512,
                "--pairs",
                "4",
                "--out",
                disk.resolve("results").toString());
        assertAll(
                () -> assertEquals(1, ran.code(), ran::toString),
                () -> assertTrue(ran.err().contains("cannot write"), ran::toString),
                () -> assertTrue(ran.err().contains("Make room"), ran::toString),
                () -> assertFalse(ran.err().contains("\tat "), ran::toString),
                () -> assertFalse(ran.err().contains("bug"), ran::toString));
        List<String> lines = Files.readAllLines(folder.resolve("disk-after/results/journal.jsonl"));
        assertFalse(lines.isEmpty());
        for (String line : lines) {
            new ObjectMapper().readTree(line);
        }
    }

    @Test
    void withoutSpaceForTheCopiesOfTheJarsNothingStarts() throws Exception {
        Workplace work = new Workplace(folder);
        work.twoAgents();
        Path temporary = folder.resolve("temporary");
        Shell shell = work.shell().with("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary);
        Ran ran = onTinyDisk(shell, temporary, 4, "--out", "results/x");
        assertAll(
                () -> assertEquals(1, ran.code(), ran::toString),
                () -> assertTrue(ran.err().contains("No space left on device"), ran::toString),
                () -> assertFalse(ran.err().contains("\tat "), ran::toString));
    }

    /** It takes the ten minutes after which a game is abandoned. */
    @Test
    @Tag("full")
    void withoutAnotherProcessEveryGameStaysUnplayedAndNoEntrantLoses() throws Exception {
        Assumptions.assumeTrue(IS_ROOT, "only root has a user without processes to spare");
        Workplace work = new Workplace(Files.createDirectories(folder.resolve("work")));
        work.twoAgents();
        // The other user may not enter this build's folder.
        Path installation = folder.resolve("installation");
        Assembled.copy(Assembled.home(), installation, Set.of());
        open(folder);
        String user = "1899999999";
        Ran ran = work.shell()
                .with("BOTARENA_CACHE", folder.resolve("cache").toString())
                .with("BOTARENA_JAVA_OPTIONS", "")
                .run(with(
                        List.of(
                                "setpriv",
                                "--reuid=" + user,
                                "--regid=" + user,
                                "--clear-groups",
                                "prlimit",
                                "--nproc=40"),
                        List.of(
                                installation.resolve("bin/arena").toString(),
                                "run",
                                "--game",
                                "tictactoe",
                                "--isolation",
                                "process",
                                "--out",
                                "out")));
        assertAll(
                () -> assertEquals(1, ran.code(), ran::toString),
                () -> assertTrue(ran.err().contains("not played"), ran::toString),
                () -> assertFalse(ran.err().contains("\tat "), ran::toString));
    }

    private static List<String> with(List<String> prefix, List<String> command) {
        return Stream.concat(prefix.stream(), command.stream()).toList();
    }

    private static void open(Path folder) throws Exception {
        // The arena runs as another user, and creates its results and its cache itself.
        Shell.in(folder).script("chmod -R a+rwX .");
    }
}
