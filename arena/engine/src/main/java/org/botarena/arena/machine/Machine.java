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
 * This machine's means of isolating agents, found by looking and by trying. Immutable.
 *
 * @param isLinux whether there is a readable {@code /proc}
 * @param cores the physical cores that this process may use, with one logical number each, or empty if unknown
 * @param shell a POSIX shell with a kill builtin
 * @param setsid starts a child in a session of its own
 * @param taskset pins a child to a core
 * @param prlimit limits a child's resources
 * @param setpriv changes a child's user; present only if this process is root and it works
 * @param bubblewrap builds the kernel sandbox; {@code SandboxTrial} tells whether it works here
 * @param freezer whether agents can be frozen with all their processes; otherwise signals stop them
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

    /** An unprivileged user without an account on this machine, from the range that systemd leaves unused. */
    private static final long TRIAL_USER = Uids.FIRST;

    public Machine {
        cores = List.copyOf(cores);
    }

    /** Looks once, since some trials need other processes and some hundredths of a second. */
    private static final class Found {
        static final Machine HERE = look();
    }

    /** This machine as it was at the first call. */
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
                isLinux ? tool("setpriv").filter(tool -> succeeds(Uids.dropping(tool, TRIAL_USER))) : Optional.empty(),
                isLinux ? tool("bwrap") : Optional.empty(),
                isLinux ? FreezerTrial.run(tool("sh")) : new FreezerTrial.Fails("only Linux has one"));
    }

    /** Returns this machine with another bubblewrap. */
    public Machine withBubblewrap(Path program) {
        return new Machine(isLinux, cores, shell, setsid, taskset, prlimit, setpriv, Optional.of(program), freezer);
    }

    /** Returns this machine without the means to send signals, so that waiting agents are not stopped. */
    public Machine withoutShell() {
        return new Machine(isLinux, cores, Optional.empty(), setsid, taskset, prlimit, setpriv, bubblewrap, freezer);
    }

    /** Returns this machine with signals as the only means to stop agents. */
    public Machine withoutFreezer() {
        FreezerTrial none = new FreezerTrial.Fails("it is not wanted");
        return new Machine(isLinux, cores, shell, setsid, taskset, prlimit, setpriv, bubblewrap, none);
    }

    /** The number of cores for the arena and its games together, at least 1. */
    public int coreCount() {
        return cores.isEmpty() ? Runtime.getRuntime().availableProcessors() : cores.size();
    }

    /** The first program with this name in the {@code PATH}. */
    public static Optional<Path> tool(String name) {
        String path = System.getenv("PATH");
        return Arrays.stream((path == null ? "/usr/bin:/bin" : path).split(":", -1))
                .filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Whether a command can be started and succeeds within five seconds. */
    public static boolean succeeds(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
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
     * Picks one hardware thread of each core. The others stay idle, since two games would otherwise share one core.
     *
     * @param allowed the numbers of the usable hardware threads
     * @param siblings the kernel's list of the threads that share a core with a given one
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

    /** Parses a kernel list such as {@code 0-3,8}. */
    static IntStream ranges(String list) {
        return Arrays.stream(list.strip().split(",", -1))
                .filter(part -> !part.isBlank())
                .flatMapToInt(part -> {
                    String[] ends = part.strip().split("-", -1);
                    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]));
                });
    }
}
