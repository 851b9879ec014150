package org.botarena.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Inspects the control group of a process from outside. */
final class AgentGroup {
    private AgentGroup() {}

    /** The group's folder; the root's folder if the system does not provide it. */
    static Path of(long pid) {
        Optional<String> group = lines(Path.of("/proc", "" + pid, "cgroup")).stream()
                .filter(line -> line.startsWith("0::/"))
                .map(line -> line.substring(4))
                .findFirst();
        Path unified = Path.of("/sys/fs/cgroup/unified");
        Path root = Files.exists(unified) ? unified : Path.of("/sys/fs/cgroup");
        return root.resolve(group.orElse(""));
    }

    /** Whether an arena created it. */
    static boolean isOfAnArena(Path group) {
        return group.getParent().getFileName().toString().startsWith("botarena-");
    }

    static boolean isFrozen(Path group) {
        return lines(group.resolve("cgroup.events")).contains("frozen 1");
    }

    /** The IDs of its processes. */
    static List<Long> processes(Path group) {
        return lines(group.resolve("cgroup.procs")).stream().map(Long::valueOf).toList();
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            return List.of(); // it is gone
        }
    }
}
