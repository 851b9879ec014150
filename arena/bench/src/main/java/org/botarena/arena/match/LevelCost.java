package org.botarena.arena.match;

import java.util.List;
import java.util.OptionalInt;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.arena.sandbox.JvmFlags;
import org.botarena.arena.sandbox.SandboxTrial;
import org.botarena.bench.Instant;
import org.botarena.bench.Quantiles;

/** The sandbox against a plain process: starts and moves in turn, so that what else the machine does meets both. */
final class LevelCost {
    private static final int STARTS = 40;

    private LevelCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        SandboxTrial trial = SandboxTrial.run(premises.machine(), premises.runtime(), JvmFlags.DEFAULT_HEAP_MIB);
        if (trial instanceof SandboxTrial.Fails fails) {
            System.out.println("levels: no sandbox works here: " + fails);
            return List.of();
        }
        Quantiles plainStart = new Quantiles("start of a host, process", "ms");
        Quantiles shutStart = new Quantiles("start of a host, sandbox", "ms");
        Quantiles plainMove = new Quantiles("a move, process", "µs");
        Quantiles shutMove = new Quantiles("a move, sandbox", "µs");
        Entrant instant = premises.entrant(Instant.class);
        try (LiveTable plain = premises.table(premises.machine(), Premises.AMPLE, Isolation.PROCESS);
                LiveTable shut = premises.table(premises.machine(), Premises.AMPLE, Isolation.SANDBOX)) {
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
            List<ProcessSeat> plainSeats = Premises.seats(plain, instant, core);
            List<ProcessSeat> shutSeats = Premises.seats(shut, instant, core);
            for (int round = -3; round < Premises.ROUNDS; round++) {
                double plainMicros = premises.asks(plainSeats);
                double shutMicros = premises.asks(shutSeats);
                if (round >= 0) {
                    plainMove.add(plainMicros);
                    shutMove.add(shutMicros);
                }
            }
            plainSeats.forEach(Seat::close);
            shutSeats.forEach(Seat::close);
        }
        Quantiles.print(
                "levels: %d starts, median of %d rounds of %d moves, in turn"
                        .formatted(STARTS, Premises.ROUNDS, Premises.TRIPS),
                plainStart,
                shutStart,
                plainMove,
                shutMove);
        System.out.printf(
                "the sandbox costs %.1f ms more a start (promised 40) and %.1f µs more a move (promised 10)%n",
                shutStart.median() - plainStart.median(), shutMove.median() - plainMove.median());
        return List.of(plainStart, shutStart, plainMove, shutMove);
    }

    private static double startMs(LiveTable table, Entrant entrant, OptionalInt core) throws Exception {
        long began = System.nanoTime();
        ProcessSeat seat = table.launch(entrant);
        seat.ready(core);
        double took = (System.nanoTime() - began) / 1e6;
        seat.close();
        return took;
    }
}
