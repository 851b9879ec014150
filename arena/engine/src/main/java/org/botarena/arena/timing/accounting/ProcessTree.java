package org.botarena.arena.timing.accounting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The CPU time of all that one agent runs: its JVM, and where it can start processes those, too. What they take of the core
 * from each other is no doing of the machine's. Immutable.
 */
public interface ProcessTree {
    /** An agent that is one process, whose threads tell all. */
    ProcessTree ALONE = () -> 0;

    /**
     * Nanoseconds so far, of those that live at least; 0: the JVM alone is measured.
     *
     * @throws IOException if it is gone
     */
    long cpu() throws IOException;

    /** All that is or was in a control group, to the microsecond. */
    static ProcessTree ofGroup(Path folder) {
        return () -> parse(Files.readAllLines(folder.resolve("cpu.stat")));
    }

    /** From the lines of {@code cpu.stat}: {@code usage_usec 1234}. */
    static long parse(List<String> stat) {
        return stat.stream()
                .filter(line -> line.startsWith("usage_usec "))
                .mapToLong(line -> Long.parseLong(line.substring("usage_usec ".length())) * 1_000)
                .findFirst()
                .orElse(0);
    }

    /** All processes of a user and what they have waited for, in steps of 10 ms each. */
    static ProcessTree ofUser(int uid) {
        return () -> {
            try (Stream<Path> all = Files.list(Path.of("/proc"))) {
                return all.filter(folder -> Character.isDigit(
                                folder.getFileName().toString().charAt(0)))
                        .filter(folder -> isOf(folder, uid))
                        .mapToLong(ProcessTree::cpu)
                        .sum();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        };
    }

    /** A process, those below it and those that they have waited for, in steps of 10 ms each; what breaks away is not seen. */
    static ProcessTree ofTree(long pid) {
        return () -> ProcessHandle.of(pid).stream()
                .flatMap(jvm -> Stream.concat(Stream.of(jvm), jvm.descendants()))
                .map(each -> Path.of("/proc", "" + each.pid()))
                .mapToLong(ProcessTree::cpu)
                .sum();
    }

    private static boolean isOf(Path folder, int uid) {
        try {
            return Files.getAttribute(folder, "unix:uid").equals(uid);
        } catch (IOException e) {
            return false; // it has just ended
        }
    }

    private static long cpu(Path folder) {
        try {
            ProcStat stat = ProcStat.parse(Files.readString(folder.resolve("stat")));
            return stat.cpu() + stat.childrenCpu();
        } catch (IOException e) {
            return 0; // it has just ended
        }
    }
}
