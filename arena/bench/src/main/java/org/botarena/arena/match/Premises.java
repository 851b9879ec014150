package org.botarena.arena.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.admission.Admission;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.Jdk;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Deadline;
import org.botarena.play.internal.Referee;

/** The common setup of the measurements: a machine, runners on it, and agents without cost. */
final class Premises implements AutoCloseable {
    /** Rounds whose median counts, and moves in each. */
    static final int ROUNDS = 11;

    static final int TRIPS = 4_000;

    /** A time for a move that is never reached. */
    static final Duration AMPLE = Duration.ofSeconds(60);

    private final Path folder = OpenFolder.temporary("botarena-bench-");
    private final Machine machine = Machine.here();
    private final Rules<?> rules = Games.installed().parse("reversi");
    private final HostRuntime runtime = HostRuntime.in(folder.resolve("cache"), Jdk.running(), machine);

    Premises() throws IOException {}

    Machine machine() {
        return machine;
    }

    Rules<?> rules() {
        return rules;
    }

    HostRuntime runtime() {
        return runtime;
    }

    /** Microseconds per move, with both seats in turn at the same position: request, answer, ruling, record. */
    double asks(List<ProcessSeat> seats) throws InterruptedException {
        return asks(rules, seats);
    }

    private <P extends Position<P>> double asks(Rules<P> game, List<ProcessSeat> seats) throws InterruptedException {
        List<Ply> plies = new ArrayList<>();
        Referee<P> referee = new Referee<>(game, game.start());
        long began = System.nanoTime();
        for (int i = 0; i < TRIPS; i++) {
            Deadline deadline = Deadline.of(AMPLE);
            Seat.Outcome outcome = seats.get(i % 2).ask(referee.request(), deadline);
            Verdict verdict =
                    Ruling.onMove(outcome, deadline, referee.position()).verdict();
            if (!(verdict instanceof Verdict.Played played)) {
                throw new IllegalStateException("a fault in the bench: " + verdict);
            }
            plies.add(new Ply(
                    i,
                    0,
                    referee.position().show(played.move()),
                    outcome.evidence().cpuMs(),
                    0,
                    0));
        }
        return (System.nanoTime() - began) / 1e3 / plies.size();
    }

    LocalGameRunner runner(Machine on, Duration moveTime, Isolation level) throws IOException {
        Terms terms = new Terms(rules, moveTime, Duration.ofSeconds(30), JvmFlags.DEFAULT_HEAP_MIB, level);
        return new LocalGameRunner(terms, on, runtime, 1, OpenFolder.temporary("botarena-table-"));
    }

    static List<ProcessSeat> seats(LocalGameRunner runner, Entrant entrant, OptionalInt core)
            throws IOException, InterruptedException {
        List<ProcessSeat> seats = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            ProcessSeat seat = runner.launch(entrant);
            seat.ready(core);
            seat.start(player, 1, Deadline.of(Duration.ofSeconds(30)));
            seats.add(seat);
        }
        return seats;
    }

    /** An agent of the benchmarks, packed and admitted like an author's. */
    Entrant entrant(Class<?> agent) throws IOException {
        Path jar = folder.resolve(agent.getSimpleName() + ".jar");
        String entry = agent.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                InputStream bytes = agent.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new ZipEntry(entry));
            bytes.transferTo(out);
        }
        return entrant(agent.getSimpleName(), jar);
    }

    /** The agent in a jar. */
    Entrant entrant(String name, Path jar) throws IOException {
        try (Examiners examiners = Examiners.in(runtime.cache(), runtime.jdk(), Machine.here(), Games.installed())) {
            Admission admission = new Admission(folder.resolve("staged"), examiners);
            Admitted admitted = (Admitted) admission.examine(jar, false);
            Map<String, String> byDefault = new TreeMap<>();
            admitted.settings().forEach(setting -> byDefault.put(setting.name(), setting.byDefault()));
            return new Entrant(name, admitted, byDefault);
        }
    }

    @Override
    public void close() {
        FileUtils.deleteQuietly(folder.toFile());
    }
}
