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
 * The {@code /proc} of an agent in the sandbox: an ordinary read-only folder. It contains only those few kernel files
 * that describe the agent's process. Files that describe the whole machine could reveal other agents' activity, so
 * they exist with the same text for all agents. Programs that read them still find them. {@code smaps} and {@code
 * pagemap} do not exist: they reveal which pages of a file other processes have mapped. Immutable.
 */
final class OwnProc {
    /** Files of the process itself. The JVM is process 1 in the sandbox. */
    private static final List<String> OWN = List.of("maps", "stat", "status");

    /** Files that programs require, as on an idle machine that was just started. */
    private static final Map<String, String> IDLE = Map.of(
            "loadavg", "0.00 0.00 0.00 1/1 1\n",
            "meminfo", "MemTotal: 1048576 kB\nMemFree: 1048576 kB\nMemAvailable: 1048576 kB\n",
            "stat", "cpu  0 0 0 0 0 0 0 0 0 0\ncpu0 0 0 0 0 0 0 0 0 0 0\n",
            "uptime", "0.00 0.00\n");

    /** The lines of the processor's description that change with its load. */
    private static final String CHANGING = "(?m)^cpu MHz.*\\R";

    private static final Path KERNELS = Path.of("/proc");
    private static final Path SEEN = Path.of("/proc");

    private final List<String> words;

    private OwnProc(List<String> words) {
        this.words = List.copyOf(words);
    }

    /**
     * Creates the folder.
     *
     * @param folder a temporary folder that is deleted with the children
     * @param program the program of the process; a JVM looks for its libraries relative to it
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
            // At this time it is bubblewrap's own; the JVM replaces it in the same process.
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

    /** The kernel's files that every user can read; which ones exist depends on the kernel's configuration. */
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
