package org.botarena.arena.match;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.botarena.arena.sandbox.Isolation;
import org.botarena.bench.Punctual;
import org.botarena.bench.Quantiles;

/** Whether an agent that answers ten milliseconds before each deadline ever loses by it: ten minutes. */
final class PunctualCost {
    private static final int MOVES = 300;

    private PunctualCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        Quantiles arrived = new Quantiles("arrived before the deadline", "ms");
        Duration granted = Duration.ofSeconds(2);
        int excused = 0;
        int lost = 0;
        try (LiveTable table = premises.table(premises.machine(), granted, Isolation.PROCESS)) {
            table.claimCore();
            OptionalInt core = table.gameCore();
            List<ProcessSeat> seats = Premises.seats(table, premises.entrant(Punctual.class), core);
            for (int move = 0; move < MOVES; move++) {
                Seat.Outcome outcome = seats.get(move % 2)
                        .ask(
                                0,
                                granted.toNanos(),
                                List.of(),
                                premises.rules().start().toString());
                Ruling ruling = Ruling.onMove(
                        outcome, granted.toNanos(), premises.rules().start());
                arrived.add((granted.toNanos() - Ruling.took(outcome.reply())) / 1e6);
                if (!(ruling.verdict() instanceof Verdict.Played)) {
                    excused += ruling.disturbance().isPresent() ? 1 : 0;
                    lost += ruling.disturbance().isPresent() ? 0 : 1;
                    seats.forEach(Seat::close);
                    seats = Premises.seats(table, premises.entrant(Punctual.class), core);
                }
            }
            seats.forEach(Seat::close);
        }
        Quantiles.print(
                "moves of 1990 ms, %d of them: %d lost (promised 0), %d more to be played again"
                        .formatted(MOVES, lost, excused),
                arrived);
        return List.of(arrived);
    }
}
