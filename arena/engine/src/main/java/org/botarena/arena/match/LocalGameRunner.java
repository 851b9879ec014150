package org.botarena.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.Launcher;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.process.jvm.HostRuntime;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Lanes;
import org.botarena.arena.timing.Stalls;

/**
 * The runner of this machine: each seat is a process (or, for debugging, a thread), and each game has a core.
 * Thread-safe.
 */
public final class LocalGameRunner implements GameRunner {
    private final Terms terms;
    private final Lanes lanes;
    private final boolean hasLanesOfItsOwn;
    private final Lanes.Use use;
    private final Stalls stalls = Stalls.watch();
    private final Optional<Launcher> launcher;
    private final Path folder;
    private final Optional<Hosts> hosts;

    /** A runner for a tournament, with defaults for the other parameters. */
    public LocalGameRunner(Terms terms, Machine machine, HostRuntime runtime, int games, Path folder)
            throws IOException {
        this(terms, machine, runtime, games, folder, Lanes.Use.TOURNAMENT, Optional.empty());
    }

    /**
     * Opens the runner.
     *
     * @param games the number of concurrent games
     * @param folder a temporary folder of the runner's own, which every user may enter ({@link OpenFolder#temporary}).
     *     With the staged jars it is deleted when the runner closes or the arena is killed.
     * @param use the purpose of its games, which sets their priority for a core
     * @param shared the lanes of several runners of this JVM, which the caller closes; empty for its own lanes
     * @throws IOException if the machine cannot start the reaper of the children
     */
    public LocalGameRunner(
            Terms terms,
            Machine machine,
            HostRuntime runtime,
            int games,
            Path folder,
            Lanes.Use use,
            Optional<Lanes> shared)
            throws IOException {
        this.terms = terms;
        this.lanes = shared.orElseGet(() -> runtime.lanes(machine, games));
        this.hasLanesOfItsOwn = shared.isEmpty();
        this.use = use;
        this.folder = folder;
        this.launcher = terms.isolation() == Isolation.THREAD
                ? Optional.empty()
                : Optional.of(new Launcher(
                        machine,
                        runtime,
                        terms.isolation(),
                        lanes.referee(),
                        folder,
                        terms.heapMiB(),
                        terms.pythonLibraries()));
        this.hosts = launcher.map(starter -> new Hosts(terms, starter, stalls, games));
    }

    /**
     * Moves the arena's own JVM to the referee's core, so that it takes nothing from a game. For a JVM without other
     * work.
     */
    public void claimCore() {
        launcher.ifPresent(Launcher::claimCore);
    }

    @Override
    public Optional<String> crowding() {
        return lanes.crowding();
    }

    @Override
    public Optional<Lanes> lanes() {
        return Optional.of(lanes);
    }

    /** A core on which a game may run. */
    OptionalInt gameCore() throws InterruptedException {
        OptionalInt core = take();
        giveBack(core);
        return core;
    }

    /** Takes a core for a while, until it is given back. */
    OptionalInt take() throws InterruptedException {
        return lanes.take(use);
    }

    void giveBack(OptionalInt core) {
        lanes.giveBack(core);
    }

    @Override
    public void prepare(ScheduledGame pairing) {
        hosts.ifPresent(all -> all.prepare(pairing));
    }

    @Override
    public boolean keepsPairsTogether() {
        return terms.fresh() == ProcessReuse.PAIR;
    }

    /** Starts a host for this entrant, at a runner with processes; it is still starting up. */
    ProcessSeat launch(Entrant entrant) throws IOException {
        return hosts.orElseThrow().launch(entrant);
    }

    private List<Seat> threads(ScheduledGame pairing) throws IOException {
        List<Seat> seats = new ArrayList<>();
        for (Entrant entrant : pairing.seats()) {
            seats.add(thread(entrant));
        }
        return seats;
    }

    @Override
    public GameRecord play(ScheduledGame pairing) throws InterruptedException {
        return play(pairing, ply -> {});
    }

    @Override
    public GameRecord play(ScheduledGame pairing, Consumer<Ply> told) throws InterruptedException {
        List<StringBuilder> logs = new ArrayList<>();
        pairing.seats().forEach(entrant -> logs.add(new StringBuilder()));
        OptionalInt core = lanes.take(use);
        try {
            Attempt attempt = attempt(pairing, core, logs, told);
            return new GameRecord(
                    pairing, attempt, logs.stream().map(StringBuilder::toString).toList());
        } finally {
            lanes.giveBack(core);
        }
    }

    private Attempt attempt(ScheduledGame pairing, OptionalInt core, List<StringBuilder> logs, Consumer<Ply> told)
            throws InterruptedException {
        List<Seat> seats = new ArrayList<>();
        List<ProcessSeat> processes = new ArrayList<>();
        boolean isSound = false;
        try {
            if (hosts.isPresent()) {
                processes.addAll(hosts.get().take(pairing));
                seats.addAll(processes);
            } else {
                seats.addAll(threads(pairing));
            }
            warmUpOn(seats, core);
            for (Seat seat : seats) {
                seat.ready(core);
            }
            Attempt attempt = match(terms.rules(), pairing, seats, told).play();
            isSound = attempt.faults().isEmpty() && !attempt.isDisturbed();
            return attempt;
        } catch (IOException e) {
            return Attempt.failed(Sentence.of("disturbance.no-host", e.getMessage()));
        } finally {
            if (processes.isEmpty()) {
                seats.forEach(Seat::close);
            }
            giveBack(pairing, processes, isSound);
            for (int i = 0; i < seats.size(); i++) {
                logs.get(i).append(seats.get(i).log());
            }
        }
    }

    /** All hosts begin on the referee's core; while the game's own core is idle, every second one starts up there. */
    private static void warmUpOn(List<Seat> seats, OptionalInt core) throws IOException {
        for (int i = 1; i < seats.size(); i += 2) {
            seats.get(i).warmUpOn(core);
        }
    }

    private void giveBack(ScheduledGame pairing, List<ProcessSeat> processes, boolean isSound)
            throws InterruptedException {
        if (!processes.isEmpty()) {
            hosts.orElseThrow().giveBack(pairing, processes, isSound);
        }
    }

    /**
     * Asks one agent for the ply after the {@linkplain ScheduledGame#recorded recorded} ones. It is asked for its own
     * earlier plies too, to reach the same state, but the recorded ones are played.
     *
     * @param player the seat of the agent; if it is not to move there, only its start is tested
     * @throws IllegalArgumentException if the recorded plies do not fit the start, or no player is to move
     * @throws IOException if the machine cannot start a host
     */
    public Finding ask(ScheduledGame pairing, int player) throws IOException, InterruptedException {
        Entrant entrant = pairing.seats().get(player);
        EngineTerms.require(entrant, terms.rules(), List.of(pairing.fixture().start()));
        Seat seat = seat(entrant);
        try {
            Finding finding = ask(pairing, player, seat);
            seat.close();
            return finding.with(seat.log());
        } finally {
            seat.close();
        }
    }

    /** Asks an agent in this seat, which stays open. */
    Finding ask(ScheduledGame pairing, int player, Seat seat) throws IOException, InterruptedException {
        OptionalInt core = lanes.take(use);
        try {
            seat.ready(core);
            return inquiry(terms.rules(), pairing, player).ask(seat);
        } finally {
            lanes.giveBack(core);
        }
    }

    Terms terms() {
        return terms;
    }

    /** A seat for this entrant; its host, if it has one, is starting up. */
    Seat seat(Entrant entrant) throws IOException {
        return launcher.isPresent() ? launch(entrant) : thread(entrant);
    }

    private Seat thread(Entrant entrant) throws IOException {
        EngineTerms.require(entrant, Isolation.THREAD);
        return ThreadSeat.open(entrant, terms.rules());
    }

    private <P extends Position<P>> Inquiry<P> inquiry(Rules<P> rules, ScheduledGame pairing, int player) {
        return new Inquiry<>(terms, rules, pairing, player);
    }

    private <P extends Position<P>> Match<P> match(
            Rules<P> rules, ScheduledGame pairing, List<Seat> seats, Consumer<Ply> told) {
        return new Match<>(terms, rules, pairing, seats, told);
    }

    @Override
    public void close() {
        hosts.ifPresent(Hosts::close);
        launcher.ifPresent(Launcher::close);
        stalls.close();
        if (hasLanesOfItsOwn) {
            lanes.close();
        }
        FileUtils.deleteQuietly(folder.toFile());
    }
}
