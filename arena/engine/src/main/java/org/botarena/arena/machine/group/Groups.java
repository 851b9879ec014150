package org.botarena.arena.machine.group;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The control groups of one launcher's children, in a folder below the arena's group. The folder's name identifies
 * its process, so that the next arena removes the leftovers of one that has ended. Thread-safe.
 */
public final class Groups {
    private static final String PREFIX = "botarena-";
    private static final AtomicLong NEXT = new AtomicLong();
    private static final Path PROC = Path.of("/proc");

    private final Path folder;
    private final AtomicLong children = new AtomicLong();

    private Groups(Path folder) {
        this.folder = folder;
    }

    /**
     * Creates groups below the arena's own group, after ending leftovers of earlier arenas.
     *
     * @throws IOException if none can be created there
     */
    public static Groups below(Path own) throws IOException {
        sweep(own);
        Optional<String> owner = owner(ProcessHandle.current().pid());
        String name = PREFIX + owner.orElseThrow(() -> new IOException("/proc has no entry for this process"));
        return new Groups(Files.createDirectory(own.resolve(name + "-" + NEXT.getAndIncrement())));
    }

    /** The folder; killing it kills all children. */
    public Path folder() {
        return folder;
    }

    /**
     * Creates a group for one child.
     *
     * @throws IOException if the system allows no more
     */
    public Group next() throws IOException {
        return Group.make(folder.resolve("child-" + children.incrementAndGet()));
    }

    /** Kills and removes all groups, as far as possible within seconds. */
    public void remove() throws InterruptedException {
        remove(folder);
    }

    private static void sweep(Path own) throws IOException {
        for (Path each : named(own, PREFIX)) {
            String[] parts = each.getFileName().toString().split("-", -1);
            // An arena in another pid namespace is invisible here and cleans up its own groups.
            boolean isOfThisNamespace = parts.length == 5 && parts[1].equals(namespace());
            if (isOfThisNamespace && !isAlive(parts)) {
                try {
                    remove(each);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IOException("interrupted", e);
                }
            }
        }
    }

    private static boolean isAlive(String[] parts) {
        return owner(Long.parseLong(parts[2])).equals(Optional.of(parts[1] + "-" + parts[2] + "-" + parts[3]));
    }

    /** Identifies a process uniquely: the pid namespace, the pid, and the clock tick of its start. */
    private static Optional<String> owner(long pid) {
        try {
            String stat = Files.readString(PROC.resolve(pid + "/stat"));
            String start = stat.substring(stat.lastIndexOf(')') + 2).split(" ", 21)[19];
            return Optional.of(String.format(Locale.ROOT, "%s-%d-%s", namespace(), pid, start));
        } catch (IOException e) {
            return Optional.empty(); // the process has ended
        }
    }

    private static String namespace() throws IOException {
        return Files.readSymbolicLink(PROC.resolve("self/ns/pid")).toString().replaceAll("\\D", "");
    }

    private static void remove(Path launcher) throws InterruptedException {
        Group.kill(launcher);
        try {
            for (Path child : named(launcher, "child-")) {
                Group.kill(child);
                Group.remove(child);
            }
        } catch (IOException e) {
            // Another process is removing it as well.
        }
        Group.remove(launcher);
    }

    private static List<Path> named(Path folder, String prefix) throws IOException {
        List<Path> groups = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, prefix + "*")) {
            entries.forEach(groups::add);
        }
        return groups;
    }
}
