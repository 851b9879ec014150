package org.botarena.arena.machine.group;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The location of this system's control groups, version 2. Immutable.
 *
 * @param self the kernel's description of this process: {@code /proc/self}
 */
record Hierarchy(Path self) {
    static Hierarchy here() {
        return new Hierarchy(Path.of("/proc/self"));
    }

    /**
     * The folder of this process's group.
     *
     * @throws IOException if no such hierarchy exists; the message is a phrase
     */
    Path ownGroup() throws IOException {
        String group;
        try (Stream<String> lines = Files.lines(self.resolve("cgroup"))) {
            group = lines.filter(line -> line.startsWith("0::/"))
                    .findFirst()
                    .map(line -> line.substring(3))
                    .orElseThrow(() -> new IOException("this system has no cgroups of version 2"));
        }
        try (Stream<String> mounts = Files.lines(self.resolve("mountinfo"))) {
            return mounts.flatMap(mount -> folder(mount, group).stream())
                    .findFirst()
                    .orElseThrow(() -> new IOException(
                            "the cgroup2 file system is not mounted where the arena can see its group"));
        }
    }

    /** The folder where this mount shows the group, if it does; its fields are those of proc_pid_mountinfo(5). */
    private static Optional<Path> folder(String mount, String group) {
        int dash = mount.indexOf(" - ");
        if (dash < 0 || !mount.startsWith("cgroup2 ", dash + 3)) {
            return Optional.empty();
        }
        String[] fields = mount.split(" ", 6);
        String root = fields[3].equals("/") ? "" : unescaped(fields[3]);
        boolean isShown = group.equals(root) || group.startsWith(root + "/");
        return isShown && !group.startsWith("/..")
                ? Optional.of(Path.of(unescaped(fields[4]) + group.substring(root.length())))
                : Optional.empty();
    }

    /** Decodes the octal escapes that the kernel writes for blanks and backslashes. */
    private static String unescaped(String path) {
        return path.replace("\\040", " ")
                .replace("\\011", "\t")
                .replace("\\012", "\n")
                .replace("\\134", "\\");
    }
}
