package org.botarena.arena.sandbox;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.host.Host;

/**
 * Reads from outside what an agent's process has used: nothing that the process says of itself is believed. One thread
 * at a time.
 */
final class Gauge implements AutoCloseable {
    private static final long TICK_NANOS = 10_000_000;

    /** The thread in which the serial collector works. */
    private static final String COLLECTOR = "VM Thread";

    private final Path tasks;
    private final RandomAccessFile agentThread;
    private final RandomAccessFile process;
    private final Optional<RandomAccessFile> collector;
    private final Set<String> threadsBefore;
    private final byte[] buffer = new byte[1024];

    /**
     * A reading, all in nanoseconds since the process began.
     *
     * @param agentCpu CPU time of the agent's thread
     * @param agentDelay how long that thread waited for its core though it could run
     * @param threadsCpu CPU time of all threads that live
     * @param processCpu CPU time of the whole process, threads that have ended included, in steps of 10 ms
     */
    record Reading(long agentCpu, long agentDelay, long threadsCpu, long processCpu) {
        static final Reading ZERO = new Reading(0, 0, 0, 0);

        /** CPU time used since an earlier reading. */
        long cpuSince(Reading earlier) {
            return Math.max(
                    agentCpu - earlier.agentCpu,
                    Math.max(threadsCpu - earlier.threadsCpu, processCpu - earlier.processCpu - TICK_NANOS));
        }

        /**
         * How long the machine kept the agent's thread waiting since an earlier reading. What its own process's other
         * threads (compiler, collector, the agent's own) took of the same core is not the machine's doing.
         */
        long delaySince(Reading earlier) {
            long others = cpuSince(earlier) - (agentCpu - earlier.agentCpu);
            return Math.max(0, agentDelay - earlier.agentDelay - others);
        }
    }

    private Gauge(Path tasks, Path agentThread, Optional<Path> collector) throws IOException {
        this.tasks = tasks;
        this.agentThread = open(agentThread.resolve("schedstat"));
        this.process = open(tasks.resolveSibling("stat"));
        this.collector =
                collector.isPresent() ? Optional.of(open(collector.get().resolve("schedstat"))) : Optional.empty();
        this.threadsBefore = new HashSet<>(tasks());
    }

    /**
     * A gauge for a host that is ready: no code of the agent has run, so the thread's name can be believed.
     *
     * @throws IOException if the system has no such tables or the process is gone
     */
    static Gauge of(long pid) throws IOException {
        Path folder = Path.of("/proc", "" + pid, "task");
        Map<String, Path> byName = new HashMap<>();
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(folder)) {
            for (Path task : tasks) {
                byName.put(Files.readString(task.resolve("comm")).strip(), task);
            }
        }
        if (!byName.containsKey(Host.THREAD)) {
            throw new IOException("process %d has no thread '%s'".formatted(pid, Host.THREAD));
        }
        return new Gauge(folder, byName.get(Host.THREAD), Optional.ofNullable(byName.get(COLLECTOR)));
    }

    private static RandomAccessFile open(Path file) throws IOException {
        return new RandomAccessFile(file.toFile(), "r");
    }

    /** The agent's thread alone: one read, about 2 µs. The process's time stays as it was. */
    Reading quick(Reading before) throws IOException {
        String[] fields = read(agentThread).split(" ", 3);
        return new Reading(Long.parseLong(fields[0]), Long.parseLong(fields[1]), before.threadsCpu, before.processCpu);
    }

    /** Everything: a read for each thread, about 200 µs. */
    Reading full() throws IOException {
        String[] thread = read(agentThread).split(" ", 3);
        return new Reading(Long.parseLong(thread[0]), Long.parseLong(thread[1]), threadsCpu(), processCpu());
    }

    /** The most memory that the process had in use; 0 if it has ended. */
    long peakMemoryKiB() {
        try {
            return Files.readAllLines(tasks.resolveSibling("status")).stream()
                    .filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }

    /** CPU time of the garbage collector's thread so far; 0 if it cannot be read. */
    long collectorNanos() {
        try {
            return collector.isPresent() ? Long.parseLong(read(collector.get()).split(" ", 2)[0]) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    /** The names of the threads that live now and did not before the agent was loaded, sorted. */
    List<String> newThreads() {
        List<String> names = new ArrayList<>();
        try {
            for (String thread : tasks()) {
                if (!threadsBefore.contains(thread)) {
                    names.add(Files.readString(tasks.resolve(thread).resolve("comm"))
                            .strip());
                }
            }
        } catch (IOException e) {
            return List.of(); // the process has ended
        }
        Collections.sort(names);
        return names;
    }

    private List<String> tasks() throws IOException {
        try (Stream<Path> all = Files.list(tasks)) {
            return all.map(task -> task.getFileName().toString()).toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** CPU time of the whole process in steps of 10 ms: one read. */
    long processCpu() throws IOException {
        String stat = read(process);
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        long ticks = Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
        return ticks * TICK_NANOS;
    }

    private long threadsCpu() throws IOException {
        long sum = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) {
                try {
                    String schedstat = Files.readString(thread.resolve("schedstat"));
                    sum += Long.parseLong(schedstat.substring(0, schedstat.indexOf(' ')));
                } catch (IOException e) {
                    // The thread has just ended; the process's own time still holds it.
                }
            }
        }
        return sum;
    }

    private String read(RandomAccessFile file) throws IOException {
        file.seek(0);
        int length = file.read(buffer);
        if (length <= 0) {
            throw new IOException("the process is gone");
        }
        return new String(buffer, 0, length, StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        agentThread.close();
        process.close();
        if (collector.isPresent()) {
            collector.get().close();
        }
    }
}
