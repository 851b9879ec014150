package org.botarena.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.IdleJvm;
import org.botarena.bench.Burst;
import org.botarena.bench.Judging;

/** Other programs that run on the machine during games, until this is closed. One thread. */
final class BackgroundLoad implements AutoCloseable {
    private static final int PROGRAMS = 10;

    /** Stops the arena for 300 ms five times within three seconds, and again after ten. */
    private static final String STOP = """
            while kill -0 $0; do
              for i in 1 2 3 4 5; do kill -s STOP $0; sleep 0.3; kill -s CONT $0; sleep 0.3; done
              sleep 10
            done
            """;

    private final Kind kind;
    private final List<Process> processes = new ArrayList<>();
    private Optional<IdleJvm> judges = Optional.empty();

    /** The programs that run while agents play. */
    enum Kind {
        QUIET("nothing else"),
        REAL_TIME("a real-time program takes each core for 60 ms every 400 ms"),
        LOAD("ten ordinary programs"),
        JUDGES("the kibitzer's judges on the arena's core, at idle priority"),
        STOPPED("the arena is stopped five times close together, and again after ten seconds");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    private BackgroundLoad(Kind kind) {
        this.kind = kind;
    }

    /**
     * Starts the load.
     *
     * @throws IOException if the machine cannot run it
     */
    static BackgroundLoad of(Kind kind, Machine machine) throws IOException, InterruptedException {
        BackgroundLoad surroundings = new BackgroundLoad(kind);
        switch (kind) {
            case QUIET -> {}
            case REAL_TIME -> surroundings.takeCores(machine);
            case LOAD ->
                IntStream.range(0, PROGRAMS).forEach(i -> surroundings.start("sh", "-c", "while :; do :; done"));
            case JUDGES ->
                surroundings.judges = Optional.of(IdleJvm.start(
                        machine,
                        Judging.class,
                        List.of("connectfour"),
                        OptionalInt.of(machine.cores().get(0))));
            case STOPPED ->
                surroundings.start(
                        "sh", "-c", STOP, "" + ProcessHandle.current().pid());
        }
        Thread.sleep(kind == Kind.QUIET ? 0 : 1_000);
        for (Process process : surroundings.processes) {
            if (!process.isAlive()) {
                surroundings.close();
                throw new IOException(
                        "no '%s' here: it takes root, or a limit for real-time priorities".formatted(kind));
            }
        }
        return surroundings;
    }

    private void takeCores(Machine machine) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        for (int core : machine.cores()) {
            start(
                    "chrt",
                    "--fifo",
                    "10",
                    "taskset",
                    "-c",
                    "" + core,
                    java,
                    "-XX:+UseSerialGC",
                    "-Xmx16m",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Burst.class.getName(),
                    "60",
                    "400");
        }
    }

    private void start(String... command) {
        try {
            processes.add(new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start());
        } catch (IOException e) {
            throw new IllegalStateException("cannot start " + command[0], e);
        }
    }

    /** A description of the programs. */
    @Override
    public String toString() {
        return kind.toString();
    }

    @Override
    public void close() {
        processes.forEach(Process::destroyForcibly);
        judges.ifPresent(IdleJvm::close);
    }
}
