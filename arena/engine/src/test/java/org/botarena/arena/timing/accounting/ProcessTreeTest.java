package org.botarena.arena.timing.accounting;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.machine.group.Group;
import org.botarena.arena.machine.group.Groups;
import org.botarena.arena.process.NeedsFreezer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The CPU time of processes that an agent has started is its own, with real processes. */
@EnabledOnOs(OS.LINUX)
class ProcessTreeTest {
    private static final String BUSY_GRANDCHILD = "sh -c 'while :; do :; done' & wait";
    private static final long ENOUGH = 50_000_000;

    @Test
    void startedProcessesCountInTheTree() throws Exception {
        Process shell = new ProcessBuilder("sh", "-c", BUSY_GRANDCHILD).start();
        try {
            assertTrue(becomesBusy(ProcessTree.ofTree(shell.pid())));
        } finally {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly();
        }
    }

    @Test
    void processesOfAUserCountWhateverTheirParent() throws Exception {
        Process shell = new ProcessBuilder("sh", "-c", BUSY_GRANDCHILD).start();
        try {
            int uid = (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
            assertTrue(becomesBusy(ProcessTree.ofUser(uid)));
        } finally {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly();
        }
    }

    @Test
    void endedProcessesStillCount() throws Exception {
        String shortLived = "i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done";
        Process shell = new ProcessBuilder("sh", "-c", "while :; do sh -c '%s'; done".formatted(shortLived)).start();
        try {
            assertTrue(becomesBusy(ProcessTree.ofTree(shell.pid())));
            Duration alone = shell.toHandle().info().totalCpuDuration().orElseThrow();
            assertTrue(ProcessTree.ofTree(shell.pid()).cpu() > 2 * alone.toNanos(), () -> "only the shell: " + alone);
        } finally {
            shell.destroyForcibly();
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
        }
    }

    @NeedsFreezer
    @Test
    void processesInAControlGroupCount() throws Exception {
        Path shell = Machine.here().shell().orElseThrow();
        Groups groups = Groups.below(((FreezerTrial.Works) Machine.here().freezer()).group());
        Group group = groups.next();
        List<String> command = new ArrayList<>(group.entering(shell));
        command.addAll(List.of(shell.toString(), "-c", BUSY_GRANDCHILD));
        Process process = new ProcessBuilder(command).start();
        try {
            assertTrue(becomesBusy(ProcessTree.ofGroup(group.folder())));
        } finally {
            group.kill();
            process.destroyForcibly();
            group.remove();
            groups.remove();
        }
    }

    private static boolean becomesBusy(ProcessTree family) throws Exception {
        long before = family.cpu();
        for (int i = 0; i < 1000 && family.cpu() - before < ENOUGH; i++) {
            Thread.sleep(20);
        }
        return family.cpu() - before >= ENOUGH;
    }
}
