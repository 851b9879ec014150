package org.botarena.arena.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.botarena.arena.machine.Machine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The helper that signals the children, with real processes. */
@EnabledOnOs(OS.LINUX)
class ReaperTest {
    @TempDir
    private Path parent;

    private Path folder;
    private Reaper reaper;
    private Process child;
    private long grandchild;

    @BeforeEach
    void start() throws IOException {
        Machine machine = Machine.here();
        folder = Files.createDirectory(parent.resolve("its folder"));
        reaper = Reaper.start(machine, OptionalInt.empty(), folder, true, Optional.empty());
        child = new ProcessBuilder("setsid", "sh", "-c", "sleep 1000 & echo $!; wait").start();
        grandchild = Long.parseLong(child.inputReader().readLine()); // from now on the child has its own session
        reaper.know("-" + child.pid(), "");
    }

    @AfterEach
    void end() {
        reaper.close();
        child.descendants().forEach(ProcessHandle::destroyForcibly);
        child.destroyForcibly();
    }

    @Test
    void stopsAndResumesAChild() throws Exception {
        reaper.stop("-" + child.pid());
        eventually(() -> state(child.pid()).equals("T"));
        long line = reaper.resume("-" + child.pid());
        eventually(() -> reaper.hasObeyed(line));
        assertFalse(state(child.pid()).equals("T"), "it says so when it has done it");
    }

    @Test
    void aPendingLineIsNotExecutedYet() throws Exception {
        long shell = shell();
        signal("STOP", shell);
        long line = reaper.resume("-" + child.pid());
        Thread.sleep(100);
        assertFalse(reaper.hasObeyed(line));
        signal("CONT", shell);
        eventually(() -> reaper.hasObeyed(line));
    }

    private static long shell() {
        return ProcessHandle.current()
                .children()
                .filter(each ->
                        each.info().arguments().stream().flatMap(Stream::of).anyMatch(word -> word.contains("known=")))
                .mapToLong(ProcessHandle::pid)
                .max()
                .orElseThrow();
    }

    private static void signal(String name, long pid) throws Exception {
        assertEquals(
                0,
                new ProcessBuilder("sh", "-c", "kill -s %s %d".formatted(name, pid))
                        .start()
                        .waitFor());
    }

    @Test
    void killsAChildWithWhatItStarted() throws Exception {
        reaper.kill("-" + child.pid());
        assertTrue(child.waitFor(10, TimeUnit.SECONDS));
        eventually(() -> isGone(grandchild));
    }

    @Test
    void killsStoppedChildrenAndRemovesItsFolderAtTheEnd() throws Exception {
        Files.writeString(folder.resolve("left behind"), "text");
        reaper.stop("-" + child.pid());
        reaper.close();
        assertTrue(child.waitFor(10, TimeUnit.SECONDS));
        eventually(() -> isGone(grandchild));
        assertFalse(Files.exists(folder));
    }

    /** The search for a user's files is by far its longest task; here it takes 20 s. */
    @Test
    @Tag("slow")
    void aSignalDoesNotWaitForASweep() throws Exception {
        Path slow = Files.createDirectory(parent.resolve("programs"));
        Path setpriv = slow.resolve("setpriv");
        Files.writeString(setpriv, "#!/bin/sh\ncase \"$*\" in *find*) exec sleep 20 ;; esac\n");
        setpriv.toFile().setExecutable(true);
        Machine here = Machine.here();
        Machine machine = new Machine(
                here.isLinux(),
                here.cores(),
                here.shell(),
                here.setsid(),
                here.taskset(),
                here.prlimit(),
                Optional.of(setpriv),
                here.bubblewrap(),
                here.freezer());
        try (Reaper sweeping = Reaper.start(machine, OptionalInt.empty(), folder, true, Optional.empty())) {
            sweeping.know("-1999999", "1900000000");
            sweeping.forget("-1999999", "1900000000");
            sweeping.stop("-" + child.pid());
            eventually(() -> state(child.pid()).equals("T")); // within ten seconds
            sweeping.resume("-" + child.pid());
        }
    }

    @Test
    void aSweepLeavesNoZombie() throws Exception {
        long shell = shell();
        reaper.forget("-" + child.pid(), "1900000000");
        long line = reaper.resume("-" + child.pid());
        eventually(() -> reaper.hasObeyed(line));
        Thread.sleep(500); // a tenth of the time of the search
        eventually(() -> ProcessHandle.of(shell) // a process that is just ending is briefly a zombie
                .orElseThrow()
                .descendants()
                .noneMatch(each -> state(each.pid()).equals("Z")));
    }

    @Test
    void doesNotKillAForgottenProcess() throws Exception {
        reaper.forget("-" + child.pid(), "");
        reaper.close();
        assertTrue(child.isAlive(), "its number may be another's by now");
    }

    private static void eventually(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 1000 && !condition.getAsBoolean(); i++) {
            Thread.sleep(10);
        }
        assertTrue(condition.getAsBoolean(), "still not after ten seconds");
    }

    private static boolean isGone(long pid) {
        return state(pid).isEmpty() || state(pid).equals("Z");
    }

    private static String state(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", "" + pid, "stat"));
            return stat.substring(stat.lastIndexOf(')') + 2).substring(0, 1);
        } catch (IOException e) {
            return "";
        }
    }
}
