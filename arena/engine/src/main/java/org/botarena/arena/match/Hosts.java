package org.botarena.arena.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.botarena.arena.admission.Program;
import org.botarena.arena.process.Child;
import org.botarena.arena.process.Launcher;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Stalls;

/**
 * The processes of the games. They are started ahead and end after their game, or after the second game of their pair
 * with {@link ProcessReuse#PAIR}. Thread-safe.
 */
final class Hosts implements AutoCloseable {
    private final Terms terms;
    private final Launcher launcher;
    private final Stalls stalls;
    private final int mostKept;
    private final Map<String, Future<List<ProcessSeat>>> prepared = new ConcurrentHashMap<>();
    private final Map<String, List<ProcessSeat>> kept = new LinkedHashMap<>();
    private final ExecutorService starter = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "starter of hosts");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Hosts without any process yet.
     *
     * @param games the number of concurrent games; no more pairs than that are kept between their games
     */
    Hosts(Terms terms, Launcher launcher, Stalls stalls, int games) {
        this.terms = terms;
        this.launcher = launcher;
        this.stalls = stalls;
        this.mostKept = games;
    }

    /** Starts the processes of a game, unless they exist or are about to. Returns immediately. */
    void prepare(ScheduledGame pairing) {
        if (!isKept(pairing)) {
            prepared.computeIfAbsent(key(pairing), key -> starter.submit(() -> launch(pairing)));
        }
    }

    /** Both games of a pair use the same processes. */
    private String key(ScheduledGame pairing) {
        return terms.fresh() == ProcessReuse.PAIR ? pairing.meeting() : pairing.id();
    }

    private synchronized boolean isKept(ScheduledGame pairing) {
        return kept.containsKey(pairing.meeting());
    }

    private List<ProcessSeat> launch(ScheduledGame pairing) throws IOException {
        List<ProcessSeat> seats = new ArrayList<>();
        try {
            for (Entrant entrant : pairing.seats()) {
                seats.add(launch(entrant));
            }
            return seats;
        } catch (IOException e) {
            seats.forEach(Seat::close);
            throw e;
        }
    }

    /** A host for this entrant that is starting up. */
    ProcessSeat launch(Entrant entrant) throws IOException {
        return new ProcessSeat(child(entrant), entrant, stalls);
    }

    private Child child(Entrant entrant) throws IOException {
        if (entrant.program() instanceof Program.Script) {
            EngineTerms.require(entrant, terms.isolation());
            return launcher.startScript(entrant.jar().staged(), terms.rules());
        }
        return entrant.program() instanceof Program.Engine engine
                ? launcher.start(engine.descriptor(), entrant.options(), terms.rules())
                : launcher.start(entrant.jar().staged(), terms.rules().name());
    }

    /**
     * The processes of a game, by its seats.
     *
     * @throws IOException if the machine cannot start them
     */
    List<ProcessSeat> take(ScheduledGame pairing) throws IOException, InterruptedException {
        List<ProcessSeat> used = takeKept(pairing);
        if (!used.isEmpty()) {
            for (ProcessSeat seat : used) {
                seat.renew();
            }
            return used;
        }
        prepare(pairing);
        try {
            return seated(pairing, prepared.remove(key(pairing)).get());
        } catch (ExecutionException e) {
            throw new IOException(e.getCause().getMessage(), e.getCause());
        }
    }

    private synchronized List<ProcessSeat> takeKept(ScheduledGame pairing) {
        List<ProcessSeat> used = kept.remove(pairing.meeting());
        return used == null ? List.of() : seated(pairing, used);
    }

    /** The processes in the order of the seats; one entrant's process serves all of its seats. */
    private static List<ProcessSeat> seated(ScheduledGame pairing, List<ProcessSeat> processes) {
        List<ProcessSeat> left = new ArrayList<>(processes);
        List<ProcessSeat> seated = new ArrayList<>();
        for (Entrant entrant : pairing.seats()) {
            ProcessSeat seat = left.stream()
                    .filter(process -> process.entrant().equals(entrant))
                    .findFirst()
                    .orElseThrow();
            left.remove(seat);
            seated.add(seat);
        }
        return seated;
    }

    /**
     * Takes back the processes of a finished game.
     *
     * @param isSound whether there was no fault and no disturbance
     */
    void giveBack(ScheduledGame pairing, List<ProcessSeat> seats, boolean isSound) throws InterruptedException {
        boolean isFirst = seats.stream().noneMatch(ProcessSeat::isRenewed);
        boolean isKept = false;
        try {
            isKept = terms.fresh() == ProcessReuse.PAIR && isSound && isFirst && haveEnded(seats);
        } finally {
            if (!isKept) {
                seats.forEach(Seat::close);
            }
        }
        if (isKept) {
            keep(pairing, seats);
        }
    }

    private static boolean haveEnded(List<ProcessSeat> seats) throws InterruptedException {
        for (ProcessSeat seat : seats) {
            if (!seat.endGame()) {
                return false;
            }
        }
        return true;
    }

    /** The oldest ones make room: a pair whose second game does not come must not fill the memory. */
    private synchronized void keep(ScheduledGame pairing, List<ProcessSeat> seats) {
        Iterator<List<ProcessSeat>> eldest = kept.values().iterator();
        while (kept.size() >= mostKept) {
            eldest.next().forEach(Seat::close);
            eldest.remove();
        }
        kept.put(pairing.meeting(), seats);
    }

    /** Starts and keeps nothing any more. The launcher ends all other processes. */
    @Override
    public synchronized void close() {
        starter.shutdown();
        kept.values().forEach(seats -> seats.forEach(Seat::close));
        kept.clear();
    }
}
