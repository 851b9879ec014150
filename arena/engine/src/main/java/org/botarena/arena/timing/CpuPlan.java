package org.botarena.arena.timing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.arena.machine.Machine;

/**
 * Which core does what: one for the referee, one for each running game, other cores than those of another arena's games as
 * long as there are any. On a single core, or where the system cannot pin, everything shares. Thread-safe.
 */
public final class CpuPlan implements AutoCloseable {
    private final OptionalInt referee;
    private final BlockingQueue<OptionalInt> games;
    private final CoreLeases leases;
    private final List<Integer> leased;
    private final List<Integer> shared;

    private CpuPlan(
            OptionalInt referee,
            List<OptionalInt> games,
            CoreLeases leases,
            List<Integer> leased,
            List<Integer> shared) {
        this.referee = referee;
        this.games = new ArrayBlockingQueue<>(games.size(), true, games);
        this.leases = leases;
        this.leased = leased;
        this.shared = shared;
    }

    /**
     * A plan for so many games at a time on this machine. With more games than cores are left the referee's own is played
     * on, too; with still more, cores are shared.
     *
     * @param leases of the arenas on this machine; the plan has its part until it is closed
     */
    public static CpuPlan of(Machine machine, int games, CoreLeases leases) {
        List<Integer> cores = machine.cores();
        if (machine.taskset().isEmpty() || cores.size() < 2) {
            return new CpuPlan(
                    OptionalInt.empty(), Collections.nCopies(games, OptionalInt.empty()), leases, List.of(), List.of());
        }
        List<Integer> left = cores.subList(1, cores.size());
        List<Integer> leased = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int core : left) {
            if (leased.size() < games) {
                (leases.take(core) ? leased : others).add(core);
            }
        }
        int missing = Math.min(games, left.size()) - leased.size();
        List<Integer> shared = List.copyOf(others.subList(0, missing));
        List<Integer> free = new ArrayList<>(leased);
        free.addAll(shared);
        if (games > left.size()) {
            free.add(0, cores.get(0));
        }
        return new CpuPlan(
                OptionalInt.of(cores.get(0)),
                IntStream.range(0, games)
                        .mapToObj(game -> OptionalInt.of(free.get(game % free.size())))
                        .toList(),
                leases,
                List.copyOf(leased),
                shared);
    }

    /** How many games may run at a time so that nobody shares a core: one less than the cores, at least one. */
    public static int mostGames(Machine machine) {
        return mostGames(machine.coreCount());
    }

    /** The same for any number of cores. */
    public static int mostGames(int cores) {
        return Math.max(1, cores - 1);
    }

    /** The core of the arena itself and of what is started ahead. */
    public OptionalInt referee() {
        return referee;
    }

    /** Takes a core for a game; waits until one is free. */
    public OptionalInt take() throws InterruptedException {
        return games.take();
    }

    /** Gives back the core of a game that is over. */
    public void giveBack(OptionalInt core) {
        games.add(core);
    }

    /** What is to be said of cores on which another arena plays as well; empty: there are none. */
    public Optional<String> crowding() {
        if (shared.isEmpty()) {
            return Optional.empty();
        }
        String holders = shared.stream()
                .map(core -> "core %d: %s".formatted(core, leases.holder(core)))
                .collect(Collectors.joining(", "));
        return Optional.of(
                ("another arena has its games on the same %s (%s): both disturb each other, and disturbed games are"
                                + " played again. Wait for its end, or give each fewer --jobs.")
                        .formatted(shared.size() == 1 ? "core" : "cores", holders));
    }

    /** Leaves the cores to other arenas. */
    @Override
    public void close() {
        leased.forEach(leases::giveBack);
    }
}
