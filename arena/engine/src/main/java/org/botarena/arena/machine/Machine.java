package org.botarena.arena.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.botarena.arena.machine.group.FreezerTrial;

/**
 * What this machine offers for keeping agents apart. Found by looking and, where looking is not enough, by trying.
 * Immutable.
 *
 * @param isLinux whether there is a {@code /proc} to read
 * @param cores the physical cores that this process may use, one logical number each; empty where the system does not
 *     tell
 * @param shell a POSIX shell with a kill builtin
 * @param setsid gives a child a session of its own
 * @param taskset pins a child to a core
 * @param prlimit bounds what a child may use
 * @param setpriv drops a child's user, present only where this process is root and it works
 * @param bubblewrap builds the kernel sandbox; whether it works here, {@code SandboxTrial} tells
 * @param freezer whether agents can be frozen with all that they start; where they cannot, they are stopped by signals
 */
public record Machine(
        boolean isLinux,
        List<Integer> cores,
        Optional<Path> shell,
        Optional<Path> setsid,
        Optional<Path> taskset,
        Optional<Path> prlimit,
        Optional<Path> setpriv,
        Optional<Path> bubblewrap,
        FreezerTrial freezer) {

    /** An unprivileged user that no account of this machine has: systemd's unused range. */
    private static final long TRIAL_USER = Uids.FIRST;

    public Machine {
        cores = List.copyOf(cores);
    }

    /** Looked at once: some of it is tried, which takes other processes and some hundredths of a second. */
    private static final class Found {
        static final Machine HERE = look();
    }

    /** This machine, as it was when it was first asked for. */
    public static Machine here() {
        return Found.HERE;
    }

    private static Machine look() {
        boolean isLinux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
        return new Machine(
                isLinux,
                isLinux ? physicalCores(allowedCores(), Machine::siblings) : List.of(),
                tool("sh"),
                tool("setsid"),
                isLinux ? tool("taskset") : Optional.empty(),
                isLinux ? tool("prlimit") : Optional.empty(),
                isLinux ? tool("setpriv").filter(Machine::dropsUser) : Optional.empty(),
                isLinux ? tool("bwrap") : Optional.empty(),
                isLinux ? FreezerTrial.run(tool("sh")) : new FreezerTrial.Fails("only Linux has one"));
    }

    /** The same with this bubblewrap. */
    public Machine withBubblewrap(Path program) {
        return new Machine(isLinux, cores, shell, setsid, taskset, prlimit, setpriv, Optional.of(program), freezer);
    }

    /** The same without what signals processes, so that nobody is stopped while he waits. */
    public Machine withoutShell() {
        return new Machine(isLinux, cores, Optional.empty(), setsid, taskset, prlimit, setpriv, bubblewrap, freezer);
    }

    /** The same where agents are stopped by signals alone. */
    public Machine withoutFreezer() {
        FreezerTrial none = new FreezerTrial.Fails("it is not wanted");
        return new Machine(isLinux, cores, shell, setsid, taskset, prlimit, setpriv, bubblewrap, none);
    }

    /** How many cores there are for the arena and its games together, at least 1. */
    public int coreCount() {
        return cores.isEmpty() ? Runtime.getRuntime().availableProcessors() : cores.size();
    }

    private static Optional<Path> tool(String name) {
        String path = System.getenv("PATH");
        return Arrays.stream((path == null ? "/usr/bin:/bin" : path).split(":", -1))
                .filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static boolean dropsUser(Path setpriv) {
        try {
            Process process = new ProcessBuilder(Uids.dropping(setpriv, TRIAL_USER))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * One of the hardware threads of each core: the others stay empty, or two games would share what is one core.
     *
     * @param allowed the numbers that may be used
     * @param siblings the kernel's list of those that share a core with one
     */
    static List<Integer> physicalCores(List<Integer> allowed, IntFunction<String> siblings) {
        List<Integer> physical = new ArrayList<>();
        for (int core : allowed) {
            if (ranges(siblings.apply(core)).noneMatch(physical::contains)) {
                physical.add(core);
            }
        }
        return physical;
    }

    private static List<Integer> allowedCores() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status"), StandardCharsets.UTF_8).stream()
                    .filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .flatMapToInt(line -> ranges(line.substring(line.indexOf(':') + 1)))
                    .boxed()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static String siblings(int core) {
        try {
            return Files.readString(Path.of(
                    String.format(Locale.ROOT, "/sys/devices/system/cpu/cpu%d/topology/thread_siblings_list", core)));
        } catch (IOException e) {
            return "" + core;
        }
    }

    /** The numbers of a kernel list such as {@code 0-3,8}. */
    static IntStream ranges(String list) {
        return Arrays.stream(list.strip().split(",", -1))
                .filter(part -> !part.isBlank())
                .flatMapToInt(part -> {
                    String[] ends = part.strip().split("-", -1);
                    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
                });
    }
}
