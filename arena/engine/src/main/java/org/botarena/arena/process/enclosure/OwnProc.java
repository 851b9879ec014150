package org.botarena.arena.process.enclosure;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.botarena.arena.process.jvm.OpenFolder;

/**
 * What an agent in the sandbox sees as {@code /proc}: an ordinary folder, read-only. Of the kernel's own files it holds
 * those few that speak of the agent's process alone. The files that speak of the whole machine, of which agents could read what
 * other agents do, are there by name, with the same text for everybody; so programs that read them find them. Nor is there a
 * {@code smaps} or a {@code pagemap}: they tell which pages of a file somebody else has mapped. Immutable.
 */
final class OwnProc {
    /** Of the process itself. The JVM is process 1 in the sandbox. */
    private static final List<String> OWN = List.of("maps", "stat", "status");

    /** What programs cannot do without, as of a machine that has just been started and is idle. */
    private static final Map<String, String> IDLE = Map.of(
            "loadavg", "0.00 0.00 0.00 1/1 1\n",
            "meminfo", "MemTotal: 1048576 kB\nMemFree: 1048576 kB\nMemAvailable: 1048576 kB\n",
            "stat", "cpu  0 0 0 0 0 0 0 0 0 0\ncpu0 0 0 0 0 0 0 0 0 0 0\n",
            "uptime", "0.00 0.00\n");

    /** Of the processor's description, what changes with its load. */
    private static final String CHANGING = "(?m)^cpu MHz.*\\R";

    private static final Path KERNELS = Path.of("/proc");
    private static final Path SEEN = Path.of("/proc");

    private final List<String> words;

    private OwnProc(List<String> words) {
        this.words = List.copyOf(words);
    }

    /**
     * Makes the folder.
     *
     * @param folder a temporary folder that goes with the children
     * @param program that the process runs: a JVM looks for its libraries from there
     * @throws IOException if the folder cannot be written
     */
    static OwnProc in(Path folder, Path program) throws IOException {
        Path proc = Files.createDirectory(folder.resolve("proc"));
        OpenFolder.open(proc);
        for (String name : systemWide()) {
            put(proc.resolve(name), standIn(name));
        }
        Path process = Files.createDirectory(proc.resolve("1"));
        OpenFolder.open(process);
        Files.createSymbolicLink(proc.resolve("self"), Path.of("1"));
        Files.createSymbolicLink(process.resolve("exe"), program);
        List<String> words = new ArrayList<>(List.of("--ro-bind", proc.toString(), SEEN.toString()));
        for (String name : OWN) {
            put(process.resolve(name), "");
            // At this time it is bubblewrap's own; the JVM takes its place and is the same process.
            words.addAll(List.of(
                    "--ro-bind",
                    KERNELS.resolve("self").resolve(name).toString(),
                    SEEN.resolve("1").resolve(name).toString()));
        }
        return new OwnProc(words);
    }

    /** The arguments for bubblewrap, which makes the agent's JVM process 1. */
    List<String> words() {
        return words;
    }

    /** What the kernel lets everybody read; which files these are depends on how it was built. */
    private static Set<String> systemWide() throws IOException {
        Set<String> names = new TreeSet<>(IDLE.keySet());
        try (DirectoryStream<Path> files = Files.newDirectoryStream(KERNELS, OwnProc::isForEverybody)) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }

    private static boolean isForEverybody(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_READ);
    }

    private static String standIn(String name) throws IOException {
        if (name.equals("cpuinfo")) {
            return Files.readString(KERNELS.resolve(name)).replaceAll(CHANGING, "");
        }
        return IDLE.getOrDefault(name, "");
    }

    private static void put(Path file, String text) throws IOException {
        Files.writeString(file, text);
        OpenFolder.open(file);
    }
}
