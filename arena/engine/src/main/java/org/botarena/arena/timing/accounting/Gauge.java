package org.botarena.arena.timing.accounting;

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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.botarena.host.Host;

/** Measures an agent's process from outside, because its own statements cannot be trusted. For one thread at a time. */
public final class Gauge implements AutoCloseable {
    /** The thread of the serial garbage collector. */
    private static final String COLLECTOR = "VM Thread";

    private final Path tasks;
    private final String agent;
    private final Schedstat agentThread;
    private final RandomAccessFile process;
    private final Optional<Schedstat> collector;
    private final ProcessTree family;
    private final Set<String> threadsBefore;
    private final String priority;
    private final byte[] buffer = new byte[1024];

    private Gauge(Path tasks, Path agentThread, Optional<Path> collector, ProcessTree family) throws IOException {
        this.tasks = tasks;
        this.agent = agentThread.getFileName().toString();
        this.agentThread = Schedstat.of(agentThread);
        this.process = new RandomAccessFile(tasks.resolveSibling("stat").toFile(), "r");
        this.collector = collector.isPresent() ? Optional.of(Schedstat.of(collector.get())) : Optional.empty();
        this.family = family;
        this.threadsBefore = new HashSet<>(tasks());
        this.priority =
                ProcStat.parse(Files.readString(agentThread.resolve("stat"))).priority();
    }

    /**
     * A gauge for a host that is ready: no code of the agent has run, so the thread's name can be trusted.
     *
     * @param family the other processes of the agent
     * @throws IOException if the system has no such tables or the process is gone
     */
    public static Gauge of(long pid, ProcessTree family) throws IOException {
        Path folder = Path.of("/proc", "" + pid, "task");
        Map<String, Path> byName = new HashMap<>();
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(folder)) {
            for (Path task : tasks) {
                byName.put(Files.readString(task.resolve("comm")).strip(), task);
            }
        }
        if (!byName.containsKey(Host.THREAD)) {
            throw new IOException(String.format(Locale.ROOT, "process %d has no thread '%s'", pid, Host.THREAD));
        }
        return new Gauge(folder, byName.get(Host.THREAD), Optional.ofNullable(byName.get(COLLECTOR)), family);
    }

    /** Reads only the agent's thread: one read, about 2 µs. The rest keeps its values. */
    public CpuReading quick(CpuReading before) throws IOException {
        Schedstat.Booked agent = agentThread.read();
        return new CpuReading(
                agent.cpu(),
                agent.delay(),
                before.threadsCpu(),
                before.threadsDelay(),
                before.processCpu(),
                before.familyCpu());
    }

    /** Reads everything: a read for each thread, about 200 µs. */
    public CpuReading full() throws IOException {
        Schedstat.Booked agent = agentThread.read();
        long cpu = 0;
        long delay = 0;
        for (String thread : tasks()) {
            try {
                Schedstat.Booked booked = Schedstat.Booked.parse(
                        Files.readString(tasks.resolve(thread).resolve("schedstat")));
                cpu += booked.cpu();
                delay += booked.delay();
            } catch (IOException e) {
                // The thread has just ended; the process's own time still includes it.
            }
        }
        return new CpuReading(agent.cpu(), agent.delay(), cpu, delay, processCpu(), family.cpu());
    }

    /**
     * Which threads are runnable or running.
     *
     * @param isAny whether one of the process's threads is
     * @param isAgent whether the agent's thread is
     */
    public record Ready(boolean isAny, boolean isAgent) {
        public static final Ready NONE = new Ready(false, false);
    }

    /**
     * The runnable threads. A waiting thread that lowered its own priority does not count. Neither is true if the
     * process has ended.
     *
     * @param isResumed whether the process has been resumed. A process that is stopped before that could run; one that
     *     is stopped after it stopped itself.
     */
    public Ready ready(boolean isResumed) {
        boolean isAny = false;
        boolean isAgent = false;
        try {
            for (String thread : tasks()) {
                ProcStat stat =
                        ProcStat.parse(Files.readString(tasks.resolve(thread).resolve("stat")));
                boolean couldRun = stat.couldRun() || (stat.isStopped() && !isResumed);
                if (couldRun && stat.priority().equals(priority)) {
                    isAny = true;
                    isAgent |= thread.equals(agent);
                }
            }
        } catch (IOException e) {
            return Ready.NONE;
        }
        return new Ready(isAny, isAgent);
    }

    /** The peak memory of the process, or 0 if it has ended. */
    public long peakMemoryKiB() {
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

    /** CPU time of the garbage collector's thread so far, or 0 if it cannot be read. */
    public long collectorNanos() {
        return Schedstat.read(collector).cpu();
    }

    /** The names of the live threads that were started after the agent was loaded, sorted. */
    public List<String> newThreads() {
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
    public long processCpu() throws IOException {
        process.seek(0);
        int length = process.read(buffer);
        if (length <= 0) {
            throw new IOException("the process is gone");
        }
        return ProcStat.parse(new String(buffer, 0, length, StandardCharsets.US_ASCII))
                .cpu();
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
