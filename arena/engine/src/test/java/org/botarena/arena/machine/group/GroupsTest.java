package org.botarena.arena.machine.group;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.botarena.arena.process.NeedsFreezer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Groups of real processes in this system's hierarchy. */
@NeedsFreezer
class GroupsTest {
    private static final Path SHELL = Path.of("/bin/sh");

    private Path own;
    private Groups groups;
    private Group group;

    @BeforeEach
    void make() throws IOException {
        // A group of the test's own: below the shared one, other arenas clean up at any time.
        own = Files.createTempDirectory(Hierarchy.here().ownGroup(), "test-");
        groups = Groups.below(own);
        group = groups.next();
    }

    @AfterEach
    void remove() throws Exception {
        groups.remove();
        Files.delete(own);
    }

    /** Counts without end, and so does a process in a session of its own, whose number it prints. */
    private Process busy(List<Long> daemon) throws IOException {
        String count = "while :; do i=$((i + 1)); done";
        Process process = start("setsid sh -c 'echo $$; %s' & %s".formatted(count, count));
        daemon.add(Long.parseLong(process.inputReader().readLine()));
        return process;
    }

    private Process start(String script) throws IOException {
        List<String> command = new ArrayList<>(group.entering(SHELL));
        command.addAll(List.of(SHELL.toString(), "-c", script));
        return new ProcessBuilder(command).start();
    }

    @Test
    void aFrozenGroupUsesNoTimeAndContinuesAfterTheThaw() throws Exception {
        List<Long> daemon = new ArrayList<>();
        Process process = busy(daemon);
        group.freeze();
        eventually(group::isFrozen);
        long before = ticks(process.pid()) + ticks(daemon.get(0));
        Thread.sleep(100);
        assertEquals(before, ticks(process.pid()) + ticks(daemon.get(0)));
        group.thaw();
        eventually(() -> ticks(process.pid()) + ticks(daemon.get(0)) > before + 2);
    }

    @Test
    void allOfAGroupEndsWithItEvenFrozenAndInASessionOfItsOwn() throws Exception {
        List<Long> daemon = new ArrayList<>();
        Process process = busy(daemon);
        group.freeze();
        assertTrue(group.remove());
        assertTrue(process.waitFor(5, TimeUnit.SECONDS));
        assertFalse(isThere(daemon.get(0)));
        assertFalse(Files.exists(group.folder()));
    }

    @Test
    void whereTheKernelEndsNoGroupsEachProcessIsEnded() throws Exception {
        List<Long> daemon = new ArrayList<>();
        Process process = busy(daemon);
        Group.killEach(group.folder());
        assertTrue(process.waitFor(5, TimeUnit.SECONDS));
        eventually(() -> !isThere(daemon.get(0)));
    }

    @Test
    void whatMayNotEnterDoesNotRun() throws Exception {
        group.remove();
        Process process = start("echo it runs");
        assertEquals(2, process.waitFor());
        assertEquals("", new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
    }

    @Test
    void whatAnArenaThatIsGoneHasLeftIsEndedByTheNext() throws Exception {
        // A name as an arena's, whose process began at another time than the one that has its number now.
        String mine = groups.folder().getFileName().toString();
        String[] parts = mine.split("-", -1);
        Path left = own.resolve("botarena-%s-%s-%d-7".formatted(parts[1], parts[2], Long.parseLong(parts[3]) + 1));
        Files.createDirectory(left);
        group = Group.make(left.resolve("child-1"));
        Process process = start("sleep 1000");
        eventually(() -> !Files.readString(left.resolve("child-1/cgroup.procs")).isEmpty());
        group.freeze();
        Groups next = Groups.below(own);
        assertTrue(process.waitFor(5, TimeUnit.SECONDS));
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(groups.folder()), "of an arena that runs nothing is taken");
        next.remove();
    }

    @Test
    void theTrialLeavesNothingBehind(@TempDir Path self) throws Exception {
        Set<Path> before = folders(own);
        assertEquals(new FreezerTrial.Works(own), FreezerTrial.run(hierarchy(self, "/", own), Optional.of(SHELL)));
        assertEquals(before, folders(own));
    }

    @Test
    void whereNoGroupCanBeMadeTheTrialSaysWhy(@TempDir Path self) throws Exception {
        FreezerTrial trial = FreezerTrial.run(hierarchy(self, "/none/such", own), Optional.of(SHELL));
        String why = assertInstanceOf(FreezerTrial.Fails.class, trial).why();
        assertTrue(why.contains("none/such"), why);
        Files.createDirectories(self.resolve("plain/folder"));
        trial = FreezerTrial.run(hierarchy(self, "/folder", self.resolve("plain")), Optional.of(SHELL));
        assertInstanceOf(FreezerTrial.Fails.class, trial, "a folder is not a group");
    }

    /** A system that shows this group of the process below a mounted folder. */
    private static Hierarchy hierarchy(Path self, String group, Path mounted) throws IOException {
        Files.writeString(self.resolve("cgroup"), "0::%s\n".formatted(group));
        Files.writeString(self.resolve("mountinfo"), "30 23 0:26 / %s rw - cgroup2 cgroup2 rw\n".formatted(mounted));
        return new Hierarchy(self);
    }

    private static Set<Path> folders(Path folder) throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.filter(Files::isDirectory).collect(Collectors.toSet());
        }
    }

    /** What may fail because it is looked at too late. */
    private interface Condition {
        boolean holds() throws IOException;
    }

    private static void eventually(Condition condition) throws Exception {
        for (int i = 0; i < 1000 && !condition.holds(); i++) {
            Thread.sleep(10);
        }
        assertTrue(condition.holds(), "still not after ten seconds");
    }

    private static boolean isThere(long pid) {
        try {
            return !stat(pid).startsWith("Z");
        } catch (IOException e) {
            return false;
        }
    }

    /** CPU time of a process, in hundredths of a second. */
    private static long ticks(long pid) throws IOException {
        String[] fields = stat(pid).split(" ", -1);
        return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
    }

    private static String stat(long pid) throws IOException {
        try (BufferedReader file = Files.newBufferedReader(Path.of("/proc", "" + pid, "stat"))) {
            String stat = file.readLine();
            return stat.substring(stat.lastIndexOf(')') + 2);
        }
    }
}
