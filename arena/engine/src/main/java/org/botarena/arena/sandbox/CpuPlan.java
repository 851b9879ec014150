package org.botarena.arena.sandbox;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Which core does what: one for the referee, one for each running game. On a single core, or where the system cannot
 * pin, everything shares. Thread-safe.
 */
public final class CpuPlan {
    private final OptionalInt referee;
    private final BlockingQueue<OptionalInt> games;

    private CpuPlan(OptionalInt referee, List<OptionalInt> games) {
        this.referee = referee;
        this.games = new ArrayBlockingQueue<>(games.size(), true, games);
    }

    /**
     * A plan for so many games at a time on this machine. With more games than cores are left the referee's own is played
     * on, too; with still more, cores are shared.
     */
    public static CpuPlan of(Machine machine, int games) {
        List<Integer> cores = machine.cores();
        if (machine.taskset().isEmpty() || cores.size() < 2) {
            return new CpuPlan(OptionalInt.empty(), java.util.Collections.nCopies(games, OptionalInt.empty()));
        }
        List<Integer> left = cores.subList(1, cores.size());
        List<Integer> free = games > left.size() ? cores : left;
        return new CpuPlan(
                OptionalInt.of(cores.get(0)),
                java.util.stream.IntStream.range(0, games)
                        .mapToObj(game -> OptionalInt.of(free.get(game % free.size())))
                        .toList());
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
}
