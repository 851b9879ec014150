package org.botarena.arena.match;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.roster.Admission;
import org.botarena.arena.roster.Admitted;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.sandbox.HostRuntime;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.sandbox.Jdk;
import org.botarena.arena.sandbox.JvmFlags;
import org.botarena.arena.sandbox.Machine;
import org.botarena.arena.sandbox.OpenFolder;
import org.botarena.arena.sandbox.SandboxTrial;
import org.botarena.bench.Echo;
import org.botarena.bench.Endless;
import org.botarena.bench.Instant;
import org.botarena.bench.Quantiles;

/**
 * What the arena itself costs: a move, with and without the opponent being stopped, against a bare pipe between two JVMs
 * pinned alike; a whole game with two new processes; and how late a deadline is noticed. In the engine's package, since
 * it asks single seats.
 */
public final class Overhead implements AutoCloseable {
    private static final int ROUNDS = 11;
    private static final int TRIPS = 4_000;
    private static final int STARTS = 40;

    private final List<Quantiles.Summary> measured = new ArrayList<>();
    private final Path folder = OpenFolder.temporary("botarena-bench-");
    private final Machine machine = Machine.here();
    private final Rules<?> rules = Games.installed().parse("reversi");
    private final HostRuntime runtime = HostRuntime.in(folder.resolve("cache"), Jdk.running(), machine);

    private Overhead() throws IOException {}

    /**
     * Runs the parts that are named ({@code moves}, {@code games}, {@code levels}, {@code deadlines}); all of them if none
     * is.
     *
     * @param args the parts, and the JSON file to write, if there is to be one
     */
    public static void main(String[] args) throws Exception {
        List<String> parts = new ArrayList<>(List.of(args));
        Optional<Path> json = parts.stream()
                .filter(part -> part.endsWith(".json"))
                .findFirst()
                .map(Path::of);
        parts.removeIf(part -> part.endsWith(".json"));
        if (parts.isEmpty()) {
            parts.addAll(List.of("moves", "games", "levels", "deadlines"));
        }
        try (Overhead bench = new Overhead()) {
            if (parts.contains("moves")) {
                bench.moves();
            }
            if (parts.contains("games")) {
                bench.games();
            }
            if (parts.contains("levels")) {
                bench.levels();
            }
            if (parts.contains("deadlines")) {
                bench.deadlines();
            }
            if (json.isPresent()) {
                new ObjectMapper()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .writeValue(json.get().toFile(), bench.measured);
            }
        }
    }

    private void moves() throws Exception {
        Machine unsignalled = new Machine(
                machine.isLinux(),
                machine.cores(),
                Optional.empty(),
                machine.setsid(),
                machine.taskset(),
                machine.prlimit(),
                machine.setpriv(),
                machine.bubblewrap());
        Quantiles pipe = new Quantiles("bare pipe", "µs");
        Quantiles plain = new Quantiles("a move, nobody stopped", "µs");
        Quantiles stopped = new Quantiles("a move, the opponent stopped", "µs");
        Entrant instant = entrant(Instant.class);
        try (LiveTable signals = table(machine, Duration.ofSeconds(60));
                LiveTable silence = table(unsignalled, Duration.ofSeconds(60))) {
            signals.claimCore();
            OptionalInt core = signals.gameCore();
            Process echo = echo(core);
            List<ProcessSeat> calm = seats(silence, instant, core);
            for (ProcessSeat seat : calm) {
                pin(seat.pid(), core); // nobody signals there, so nobody has moved it
            }
            List<ProcessSeat> watched = seats(signals, instant, core);
            for (int round = -3; round < ROUNDS; round++) {
                double bare = pipeTrips(echo);
                double unstopped = asks(calm);
                double asked = asks(watched);
                if (round >= 0) {
                    pipe.add(bare);
                    plain.add(unstopped);
                    stopped.add(asked);
                }
            }
            calm.forEach(Seat::close);
            watched.forEach(Seat::close);
            echo.destroyForcibly();
        }
        publish("moves: median of %d rounds of %d moves".formatted(ROUNDS, TRIPS), pipe, plain, stopped);
        System.out.printf(
                "above the pipe: %.1f µs (promised 25); for stopping the opponent: %.1f µs more (promised 120)%n",
                plain.median() - pipe.median(), stopped.median() - plain.median());
    }

    private double asks(List<ProcessSeat> seats) throws InterruptedException {
        return asks(rules, seats);
    }

    /** Microseconds a move, both seats in turn at the same position: request, answer, ruling, record. */
    private <P extends Position<P>> double asks(Rules<P> game, List<ProcessSeat> seats) throws InterruptedException {
        List<Ply> plies = new ArrayList<>();
        Course<P> course = new Course<>(game, game.start().toString());
        long began = System.nanoTime();
        for (int i = 0; i < TRIPS; i++) {
            long granted = Duration.ofSeconds(60).toNanos();
            Seat.Outcome outcome = course.ask(seats.get(i % 2), granted);
            Verdict verdict = Ruling.onMove(outcome, granted, course.position()).verdict();
            if (!(verdict instanceof Verdict.Played played)) {
                throw new IllegalStateException("a fault in the bench: " + verdict);
            }
            plies.add(new Ply(i, 0, course.position().show(played.move()), outcome.cpuNanos() / 1e6, 0, 0));
        }
        return (System.nanoTime() - began) / 1e3 / plies.size();
    }

    private void pin(long pid, OptionalInt core) throws IOException, InterruptedException {
        if (core.isPresent() && machine.taskset().isPresent()) {
            new ProcessBuilder(machine.taskset().get().toString(), "-acp", "" + core.getAsInt(), "" + pid)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        }
    }

    private static double pipeTrips(Process echo) throws IOException {
        byte[] request = new byte[Echo.REQUEST];
        byte[] answer = new byte[Echo.ANSWER];
        OutputStream out = echo.getOutputStream();
        InputStream in = echo.getInputStream();
        long began = System.nanoTime();
        for (int i = 0; i < TRIPS; i++) {
            Echo.trip(out, in, request, answer);
        }
        return (System.nanoTime() - began) / 1e3 / TRIPS;
    }

    private Process echo(OptionalInt core) throws IOException {
        List<String> command = new ArrayList<>();
        if (core.isPresent() && machine.taskset().isPresent()) {
            command.addAll(List.of(machine.taskset().get().toString(), "-c", "" + core.getAsInt()));
        }
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:ActiveProcessorCount=1",
                "-cp",
                System.getProperty("java.class.path"),
                Echo.class.getName()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private void games() throws Exception {
        Quantiles games = new Quantiles("a game of 60 plies, two new processes", "ms");
        Entrant instant = entrant(Instant.class);
        Fixture fixture = new Fixture(0, 1, rules.start().toString(), List.of());
        try (LiveTable table = table(machine, Duration.ofSeconds(2))) {
            table.claimCore();
            for (int i = 0; i < 45; i++) {
                table.prepare(new Pairing("game-" + (i + 1), fixture, List.of(instant, instant), List.of(1L, 2L)));
                long began = System.nanoTime();
                table.play(new Pairing("game-" + i, fixture, List.of(instant, instant), List.of(1L, 2L)));
                if (i >= 5) {
                    games.add((System.nanoTime() - began) / 1e6);
                }
            }
        }
        publish("games: one at a time, the next one's processes started meanwhile (promised 300 ms)", games);
    }

    /** The sandbox against a plain process: starts and moves in turn, so that what else the machine does meets both. */
    private void levels() throws Exception {
        SandboxTrial trial = SandboxTrial.run(machine, runtime, JvmFlags.DEFAULT_HEAP_MIB);
        if (trial instanceof SandboxTrial.Fails fails) {
            System.out.println("levels: no sandbox works here: " + fails);
            return;
        }
        Quantiles plainStart = new Quantiles("start of a host, process", "ms");
        Quantiles shutStart = new Quantiles("start of a host, sandbox", "ms");
        Quantiles plainMove = new Quantiles("a move, process", "µs");
        Quantiles shutMove = new Quantiles("a move, sandbox", "µs");
        Entrant instant = entrant(Instant.class);
        try (LiveTable plain = table(machine, Duration.ofSeconds(60), Isolation.PROCESS);
                LiveTable shut = table(machine, Duration.ofSeconds(60), Isolation.SANDBOX)) {
            plain.claimCore();
            OptionalInt core = plain.gameCore();
            for (int round = -2; round < STARTS; round++) {
                double plainMs = startMs(plain, instant, core);
                double shutMs = startMs(shut, instant, core);
                if (round >= 0) {
                    plainStart.add(plainMs);
                    shutStart.add(shutMs);
                }
            }
            List<ProcessSeat> plainSeats = seats(plain, instant, core);
            List<ProcessSeat> shutSeats = seats(shut, instant, core);
            for (int round = -3; round < ROUNDS; round++) {
                double plainMicros = asks(plainSeats);
                double shutMicros = asks(shutSeats);
                if (round >= 0) {
                    plainMove.add(plainMicros);
                    shutMove.add(shutMicros);
                }
            }
            plainSeats.forEach(Seat::close);
            shutSeats.forEach(Seat::close);
        }
        publish(
                "levels: %d starts, median of %d rounds of %d moves, in turn".formatted(STARTS, ROUNDS, TRIPS),
                plainStart,
                shutStart,
                plainMove,
                shutMove);
        System.out.printf(
                "the sandbox costs %.1f ms more a start (promised 40) and %.1f µs more a move (promised 10)%n",
                shutStart.median() - plainStart.median(), shutMove.median() - plainMove.median());
    }

    private static double startMs(LiveTable table, Entrant entrant, OptionalInt core) throws Exception {
        long began = System.nanoTime();
        ProcessSeat seat = table.launch(entrant);
        seat.ready(core);
        double took = (System.nanoTime() - began) / 1e6;
        seat.close();
        return took;
    }

    private void deadlines() throws Exception {
        Quantiles late = new Quantiles("noticed after the deadline", "ms");
        Quantiles gone = new Quantiles("gone after the deadline", "ms");
        Quantiles stalls = new Quantiles("stall near the deadline", "ms");
        int stalled = 0;
        Entrant endless = entrant(Endless.class);
        Duration granted = Duration.ofSeconds(2);
        try (LiveTable table = table(machine, granted)) {
            table.claimCore();
            OptionalInt core = table.gameCore();
            while (late.count() < 100 && stalled < 100) {
                ProcessSeat seat = seats(table, endless, core).get(0);
                long due = System.nanoTime() + granted.toNanos();
                Seat.Outcome outcome =
                        seat.ask(0, granted.toNanos(), List.of(), rules.start().toString());
                while (isThere(seat.pid())) {
                    Thread.sleep(0, 200_000);
                }
                long goneAt = System.nanoTime();
                seat.close();
                if (outcome.excuseNanos() > 0) {
                    stalled++;
                    stalls.add(outcome.excuseNanos() / 1e6);
                } else {
                    late.add((Ruling.took(outcome.reply()) - granted.toNanos()) / 1e6);
                    gone.add((goneAt - due) / 1e6);
                }
            }
        }
        publish(
                "deadlines of 2000 ms, %d moves without a stall at the deadline, %d with one left out (promised p99 2, 100)"
                        .formatted(late.count(), stalled),
                late,
                gone,
                stalls);
    }

    private void publish(String title, Quantiles... rows) {
        Quantiles.print(title, rows);
        for (Quantiles row : rows) {
            measured.add(row.summary());
        }
    }

    /** Whether the process still exists and is no zombie. */
    private static boolean isThere(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", "" + pid, "stat"));
            return !stat.substring(stat.lastIndexOf(')') + 2).startsWith("Z");
        } catch (IOException e) {
            return false;
        }
    }

    private LiveTable table(Machine on, Duration moveTime) throws IOException {
        return table(on, moveTime, Isolation.PROCESS);
    }

    private LiveTable table(Machine on, Duration moveTime, Isolation level) throws IOException {
        Terms terms = new Terms(rules, moveTime, Duration.ofSeconds(30), JvmFlags.DEFAULT_HEAP_MIB, level);
        return new LiveTable(terms, on, runtime, 1, OpenFolder.temporary("botarena-table-"));
    }

    private static List<ProcessSeat> seats(LiveTable table, Entrant entrant, OptionalInt core)
            throws IOException, InterruptedException {
        List<ProcessSeat> seats = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            ProcessSeat seat = table.launch(entrant);
            seat.ready(core);
            seat.start(player, 1, Duration.ofSeconds(30).toNanos());
            seats.add(seat);
        }
        return seats;
    }

    /** An agent of the bench's own, packed and admitted as a student's would be. */
    private Entrant entrant(Class<?> agent) throws IOException {
        Path jar = folder.resolve(agent.getSimpleName() + ".jar");
        String entry = agent.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                InputStream bytes = agent.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new ZipEntry(entry));
            bytes.transferTo(out);
        }
        Admission admission =
                new Admission(folder.resolve("staged"), runtime.jdk().feature(), Games.installed());
        return new Entrant(agent.getSimpleName(), (Admitted) admission.examine(jar, false), Map.of());
    }

    @Override
    public void close() {
        FileUtils.deleteQuietly(folder.toFile());
    }
}
