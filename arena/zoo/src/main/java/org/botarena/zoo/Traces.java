package org.botarena.zoo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The possible leftovers of games on this machine at one time: processes, files, descriptors, garbage. Immutable.
 *
 * @param processes of games, each with its command
 * @param files possibly made by games, and other objects that outlive a process
 * @param descriptors the number that the arena has open
 * @param heap the bytes that the arena holds
 */
record Traces(Set<String> processes, Set<String> files, long descriptors, long heap) {
    /** The growth of the arena's heap allowed for a game: caches of the JDK, loaded classes. */
    private static final long TOLERANCE = 8L << 20;

    /** The time for processes to end, including the arena's own sweep, on a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** The first user of agents if the arena is root; other arenas on this machine use others. */
    private static final long FIRST_USER =
            1_900_000_001L + ProcessHandle.current().pid() * 1_000;

    private static final long USERS = 1_000;

    /** Folders in which any program may write unless it is prevented. */
    private static final List<Path> COMMON = List.of(
            Path.of("/tmp"),
            Path.of("/var/tmp"),
            Path.of("/dev/shm"),
            Path.of("/run"),
            Path.of("/run/lock"),
            Path.of("/dev/mqueue"),
            Path.of(System.getProperty("java.io.tmpdir")),
            Path.of(""));

    /** Names of hostile agents' files, and of a VM's crash files. */
    private static final List<String> NAMES = List.of("zoo-left", "hs_err_pid", "core", ".attach_pid", "java_pid");

    /** The launcher's file for each agent in another language, kept as long as its table exists. */
    private static final Pattern LAUNCHERS = Pattern.compile("engine-[0-9]+|(runner|bitreversi)[.]py");

    /**
     * Takes stock.
     *
     * @param own the folder of the games' files
     */
    static Traces in(Path own) throws IOException {
        System.gc();
        Set<String> files = new TreeSet<>();
        try (var tree = Files.walk(own)) {
            tree.filter(file -> !LAUNCHERS
                            .matcher(own.relativize(file).getName(0).toString())
                            .matches())
                    .map(Path::toString)
                    .forEach(files::add);
        }
        for (Path folder : COMMON) {
            if (Files.isDirectory(folder)) {
                files.addAll(suspectsIn(folder));
            }
        }
        files.addAll(sharedObjects());
        return new Traces(
                processes(own),
                files,
                count(Path.of("/proc/self/fd")),
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }

    /** The leftovers since an earlier time, with some seconds to vanish; may be empty. */
    static List<String> since(Traces before, Path own) throws IOException, InterruptedException {
        return since(before, own, PATIENCE);
    }

    /** The leftovers since an earlier time, with this much time to vanish. */
    static List<String> since(Traces before, Path own, Duration patience) throws IOException, InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        List<String> left = in(own).beyond(before);
        while (!left.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(50);
            left = in(own).beyond(before);
        }
        return left;
    }

    private List<String> beyond(Traces before) {
        List<String> left = new ArrayList<>();
        processes.stream()
                .filter(process -> !before.processes.contains(process))
                .forEach(process -> left.add("left process " + process));
        files.stream().filter(file -> !before.files.contains(file)).forEach(file -> left.add("left file " + file));
        if (descriptors > before.descriptors) {
            left.add(String.format(
                    Locale.ROOT, "the arena has %d descriptors open, %d before", descriptors, before.descriptors));
        }
        if (heap > before.heap + TOLERANCE) {
            left.add(String.format(Locale.ROOT, "the arena holds %d MiB, %d before", heap >> 20, before.heap >> 20));
        }
        return left;
    }

    private static Set<String> suspectsIn(Path folder) throws IOException {
        Set<String> suspects = new TreeSet<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                boolean isNamed = NAMES.stream().anyMatch(name::startsWith);
                if ((isNamed && isOfGames(file)) || name.startsWith("zoo-left")) {
                    suspects.add(file.toString());
                }
            }
        }
        return suspects;
    }

    /** Shared memory, semaphores and queues of System V, which are in no folder. */
    private static Set<String> sharedObjects() throws IOException {
        Set<String> objects = new TreeSet<>();
        for (String kind : List.of("shm", "sem", "msg")) {
            Path list = Path.of("/proc/sysvipc", kind);
            if (Files.isReadable(list)) {
                Files.readAllLines(list).stream()
                        .skip(1)
                        .map(line -> kind + " " + line.strip().split("\\s+", -1)[1])
                        .forEach(objects::add);
            }
        }
        return objects;
    }

    private static boolean isOfGames(Path file) {
        try {
            Object owner = Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS);
            return Integer.toUnsignedLong((Integer) owner) - FIRST_USER < USERS
                    && Integer.toUnsignedLong((Integer) owner) >= FIRST_USER;
        } catch (IOException e) {
            return false; // it is gone
        }
    }

    /** Descendants of this VM, and other processes of a game's user or in a game's folder. */
    private static Set<String> processes(Path own) {
        Set<Long> descendants = new TreeSet<>();
        ProcessHandle.current().descendants().forEach(process -> descendants.add(process.pid()));
        Set<String> processes = new TreeSet<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : all) {
                long pid = Long.parseLong(process.getFileName().toString());
                if (descendants.contains(pid) || isOfGames(process) || isIn(own, process)) {
                    processes.add(pid + " " + command(process));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return processes;
    }

    private static boolean isIn(Path own, Path process) {
        try {
            return process.resolve("cwd").toRealPath().startsWith(own);
        } catch (IOException e) {
            return false; // It has ended, or is not visible to us.
        }
    }

    private static String command(Path process) {
        try {
            return Files.readString(process.resolve("cmdline"))
                    .replace('\0', ' ')
                    .strip();
        } catch (IOException e) {
            return "(gone)";
        }
    }

    private static long count(Path folder) throws IOException {
        long count = 0;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                count += entry.getNameCount() > 0 ? 1 : 0;
            }
        }
        return count;
    }
}
