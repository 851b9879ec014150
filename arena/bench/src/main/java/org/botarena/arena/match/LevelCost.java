package org.botarena.arena.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.machine.group.FreezerTrial;
import org.botarena.arena.process.SandboxTrial;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.jvm.JvmFlags;
import org.botarena.arena.roster.Entrant;
import org.botarena.bench.Instant;
import org.botarena.bench.Quantiles;

/**
 * The sandbox compared with a plain process, whose agents are also stopped by signals or frozen. Starts and moves
 * alternate, so that other load affects both equally.
 */
final class LevelCost {
    private static final int STARTS = 40;

    private LevelCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        SandboxTrial trial = SandboxTrial.run(premises.machine(), premises.runtime(), JvmFlags.DEFAULT_HEAP_MIB);
        if (trial instanceof SandboxTrial.Fails fails) {
            System.out.println("levels: no sandbox works here: " + fails);
            return List.of();
        }
        Entrant instant = premises.entrant(Instant.class);
        List<Side> sides = new ArrayList<>();
        try {
            Machine machine = premises.machine();
            sides.add(side("process", premises, machine.withoutFreezer(), Isolation.PROCESS));
            sides.add(side("sandbox", premises, machine, Isolation.SANDBOX));
            if (machine.freezer() instanceof FreezerTrial.Works) {
                sides.add(side("process, frozen", premises, machine, Isolation.PROCESS));
            }
            sides.get(0).runner.claimCore();
            OptionalInt core = sides.get(0).runner.gameCore();
            for (int round = -2; round < STARTS; round++) {
                for (Side side : sides) {
                    double took = startMs(side.runner, instant, core);
                    if (round >= 0) {
                        side.start.add(took);
                    }
                }
            }
            for (Side side : sides) {
                side.seats.addAll(Premises.seats(side.runner, instant, core));
            }
            for (int round = -3; round < Premises.ROUNDS; round++) {
                for (Side side : sides) {
                    double took = premises.asks(side.seats);
                    if (round >= 0) {
                        side.move.add(took);
                    }
                }
            }
        } finally {
            sides.forEach(Side::close);
        }
        return report(sides);
    }

    private static List<Quantiles> report(List<Side> sides) {
        List<Quantiles> all = Stream.concat(
                        sides.stream().map(side -> side.start), sides.stream().map(side -> side.move))
                .toList();
        Quantiles.print(
                String.format(
                        Locale.ROOT,
                        "levels: %d starts, median of %d rounds of %d moves, in turn",
                        STARTS,
                        Premises.ROUNDS,
                        Premises.TRIPS),
                all.toArray(Quantiles[]::new));
        Side plain = sides.get(0);
        Side shut = sides.get(1);
        System.out.printf(
                "the sandbox costs %.1f ms more a start (promised 40) and %.1f µs more a move (promised 10)%n",
                shut.start.median() - plain.start.median(), shut.move.median() - plain.move.median());
        return all;
    }

    private static Side side(String name, Premises premises, Machine machine, Isolation level) throws IOException {
        return new Side(
                premises.runner(machine, Premises.AMPLE, level),
                new ArrayList<>(),
                new Quantiles("start of a host, " + name, "ms"),
                new Quantiles("a move, " + name, "µs"));
    }

    /** One of the compared sides. */
    private record Side(LocalGameRunner runner, List<ProcessSeat> seats, Quantiles start, Quantiles move) {
        void close() {
            seats.forEach(Seat::close);
            runner.close();
        }
    }

    private static double startMs(LocalGameRunner runner, Entrant entrant, OptionalInt core) throws Exception {
        long began = System.nanoTime();
        ProcessSeat seat = runner.launch(entrant);
        seat.ready(core);
        double took = (System.nanoTime() - began) / 1e6;
        seat.close();
        return took;
    }
}
