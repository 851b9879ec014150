package org.botarena.arena.timing.accounting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The CPU time of everything that one agent runs: its JVM, and any processes that it can start. If they take the core
 * from each other, the machine is not at fault. Immutable.
 */
public interface ProcessTree {
    /** An agent with a single process, which its threads describe completely. */
    ProcessTree ALONE = () -> 0;

    /**
     * Nanoseconds so far, at least of live processes, or 0 if only the JVM is measured.
     *
     * @throws IOException if it is gone
     */
    long cpu() throws IOException;

    /** All current and past processes of a control group, to the microsecond. */
    static ProcessTree ofGroup(Path folder) {
        return () -> parse(Files.readAllLines(folder.resolve("cpu.stat")));
    }

    /** Parses the lines of {@code cpu.stat}: {@code usage_usec 1234}. */
    static long parse(List<String> stat) {
        return stat.stream()
                .filter(line -> line.startsWith("usage_usec "))
                .mapToLong(line -> Long.parseLong(line.substring("usage_usec ".length())) * 1_000)
                .findFirst()
                .orElse(0);
    }

    /** All processes of a user and the ended children that they have waited for, each in steps of 10 ms. */
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

    /**
     * A process, its descendants and the ended children that they have waited for, each in steps of 10 ms; detached
     * processes are not seen.
     */
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
