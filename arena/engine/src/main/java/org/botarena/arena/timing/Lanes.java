package org.botarena.arena.timing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.machine.Machine;

/**
 * Assigns the cores of this machine: one to the referee, and one to each running game. It avoids cores of another
 * arena's games while there are others. Waiting games get a core in the order of {@link Use}. On a single core, or if
 * the system cannot pin processes, everything shares all cores. Thread-safe.
 */
public final class Lanes implements AutoCloseable {
    /** How often a ladder checks whether a core that it has left is free again. */
    private static final long LOOK_MS = TimeUnit.SECONDS.toMillis(1);

    /** A core between two games of one tournament is free for less than this, in nanoseconds. */
    private static final long BETWEEN_GAMES = TimeUnit.MILLISECONDS.toNanos(200);

    private final OptionalInt referee;
    private final Deque<OptionalInt> free;
    private final Map<OptionalInt, Long> freed = new HashMap<>();
    private final List<Use> waiting = new ArrayList<>();
    private final CoreLeases leases;
    private final Set<Integer> leased;
    private final Set<Integer> shared;
    private final List<Integer> unused;

    /** The purpose for which a core is needed, in order of priority. */
    public enum Use {
        TOURNAMENT,
        /** A person plays against an agent. */
        PERSON,
        /** A trial of a jar, or a game that does not count. */
        CHECK,
        /**
         * A ladder that never ends: between two games it leaves its cores to any other arena that wants them for a
         * game.
         */
        LADDER,
        /**
         * A kibitzer that judges positions of running games: only on a core that no game uses, and until a game wants
         * it.
         */
        KIBITZER
    }

    private Lanes(
            OptionalInt referee,
            List<OptionalInt> games,
            CoreLeases leases,
            Set<Integer> leased,
            Set<Integer> shared,
            List<Integer> unused) {
        this.referee = referee;
        this.free = new ArrayDeque<>(games);
        this.leases = leases;
        this.leased = leased;
        this.shared = shared;
        this.unused = unused;
    }

    /**
     * Lanes for this number of concurrent games on this machine. If there are more games than other cores, one game
     * shares the referee's core; with still more games, cores are shared.
     *
     * @param leases the leases of the arenas on this machine; these lanes take part until they are closed
     */
    public static Lanes of(Machine machine, int games, CoreLeases leases) {
        List<Integer> cores = machine.cores();
        if (machine.taskset().isEmpty() || cores.size() < 2) {
            return new Lanes(
                    OptionalInt.empty(),
                    Collections.nCopies(games, OptionalInt.empty()),
                    leases,
                    Set.of(),
                    Set.of(),
                    List.of());
        }
        List<Integer> left = cores.subList(1, cores.size());
        List<Integer> leased = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int core : left) {
            if (leased.size() < games) {
                (leases.take(core) ? leased : others).add(core);
            }
        }
        List<Integer> shared = others.subList(0, Math.min(games, left.size()) - leased.size());
        shared.forEach(leases::want);
        List<Integer> free = new ArrayList<>(leased);
        free.addAll(shared);
        if (games > left.size()) {
            free.add(0, cores.get(0));
        }
        return new Lanes(
                OptionalInt.of(cores.get(0)),
                IntStream.range(0, games)
                        .mapToObj(game -> OptionalInt.of(free.get(game % free.size())))
                        .toList(),
                leases,
                new HashSet<>(leased),
                new HashSet<>(shared),
                left.stream().filter(core -> !free.contains(core)).toList());
    }

    /** The maximum number of concurrent games without sharing a core: one less than the cores, at least one. */
    public static int mostGames(Machine machine) {
        return mostGames(machine.coreCount());
    }

    /** The maximum number of concurrent games for any number of cores. */
    public static int mostGames(int cores) {
        return Math.max(1, cores - 1);
    }

    /** The core of the arena itself and of processes that are started ahead. */
    public OptionalInt referee() {
        return referee;
    }

    /** Takes a core for a game; waits until one is free and no use of higher priority is waiting. */
    public synchronized OptionalInt take(Use use) throws InterruptedException {
        waiting.add(use);
        try {
            while (true) {
                Optional<OptionalInt> core = isOutranked(use)
                        ? Optional.empty()
                        : free.stream().filter(each -> claim(each, use)).findFirst();
                if (core.isPresent()) {
                    free.remove(core.get());
                    return core.get();
                }
                wait(use == Use.LADDER ? LOOK_MS : 0);
            }
        } finally {
            waiting.remove(use);
            notifyAll();
        }
    }

    /**
     * Takes a core that no game uses or waits for, without waiting; empty without one. A core that a game has just
     * left still belongs to its tournament.
     */
    public synchronized OptionalInt takeUnused() {
        if (!waiting.isEmpty()) {
            return OptionalInt.empty();
        }
        long now = System.nanoTime();
        Optional<OptionalInt> lane = free.stream()
                .filter(core -> core.isPresent() && !core.equals(referee))
                .filter(core -> !freed.containsKey(core) || now - freed.get(core) > BETWEEN_GAMES)
                .filter(core -> claim(core, Use.KIBITZER))
                .findFirst();
        lane.ifPresent(free::remove);
        return lane.orElseGet(() -> unused.stream()
                .filter(core -> !leases.isWantedByOthers(core) && leases.take(core))
                .mapToInt(Integer::intValue)
                .findFirst());
    }

    /** Gives back a core that no game used. */
    public synchronized void giveBackUnused(OptionalInt core) {
        if (unused.contains(core.orElseThrow())) {
            leases.giveBack(core.getAsInt());
        } else {
            free.add(core);
            notifyAll();
        }
    }

    /** Whether a game waits for a core. */
    public synchronized boolean isAwaited() {
        return !waiting.isEmpty();
    }

    private boolean isOutranked(Use use) {
        return waiting.stream().anyMatch(other -> other.compareTo(use) < 0);
    }

    /**
     * Whether the core may be used. A ladder or a lower use may not use it while another arena wants or still has it.
     */
    private boolean claim(OptionalInt core, Use use) {
        if (core.isEmpty() || core.equals(referee)) {
            return true;
        }
        int number = core.getAsInt();
        boolean isGuest = use.compareTo(Use.LADDER) >= 0;
        boolean yields = isGuest && leases.isWantedByOthers(number);
        if (yields && leased.remove(number)) {
            leases.giveBack(number);
            shared.add(number);
        } else if (!yields && shared.contains(number) && leases.take(number)) {
            shared.remove(number);
            leases.wantNoMore(number);
            leased.add(number);
        }
        return !isGuest || leased.contains(number);
    }

    /** Whether a ladder waits because other arenas want or have all cores for games. */
    public synchronized boolean isLadderYielding() {
        return waiting.contains(Use.LADDER) && leased.isEmpty() && !shared.isEmpty();
    }

    /** Gives back the core of a finished game. */
    public synchronized void giveBack(OptionalInt core) {
        free.add(core);
        freed.put(core, System.nanoTime());
        notifyAll();
    }

    /** A sentence, without its full stop, about cores that other arenas use as well; empty without any. */
    public synchronized Optional<String> crowding() {
        if (shared.isEmpty()) {
            return Optional.empty();
        }
        String holders = shared.stream()
                .sorted()
                .map(core -> String.format(Locale.ROOT, "core %d: %s", core, leases.holder(core)))
                .collect(Collectors.joining(", "));
        return Optional.of(
                ("another arena has its games on the same %s (%s): both disturb each other, and disturbed games"
                                + " resume later. Wait for its end, or give each fewer --jobs")
                        .formatted(shared.size() == 1 ? "core" : "cores", holders));
    }

    /** Leaves the cores to other arenas. */
    @Override
    public synchronized void close() {
        leased.forEach(leases::giveBack);
        shared.forEach(leases::wantNoMore);
    }
}
