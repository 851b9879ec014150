package org.botarena.arena.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Deadline;
import org.botarena.bench.Endless;
import org.botarena.bench.Quantiles;

/** The delay with which a missed deadline is noticed, and the time until the agent's process has ended. */
final class DeadlineCost {
    private DeadlineCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        Quantiles late = new Quantiles("noticed after the deadline", "ms");
        Quantiles gone = new Quantiles("gone after the deadline", "ms");
        Quantiles stalls = new Quantiles("stall near the deadline", "ms");
        int stalled = 0;
        Entrant endless = premises.entrant(Endless.class);
        Deadline deadline = Deadline.of(Duration.ofSeconds(2));
        try (LocalGameRunner runner = premises.runner(premises.machine(), Duration.ofSeconds(2), Isolation.PROCESS)) {
            runner.claimCore();
            OptionalInt core = runner.gameCore();
            while (late.count() < 100 && stalled < 100) {
                ProcessSeat seat = Premises.seats(runner, endless, core).get(0);
                long due = deadline.after(System.nanoTime());
                Seat.Outcome outcome = seat.ask(
                        0, deadline, List.of(), premises.rules().start().toString());
                while (isThere(seat.pid())) {
                    Thread.sleep(0, 200_000);
                }
                long goneAt = System.nanoTime();
                seat.close();
                if (outcome.evidence().machineMs() > 0) {
                    stalled++;
                    stalls.add(outcome.evidence().machineMs());
                } else {
                    late.add((outcome.reply().took() - deadline.granted()) / 1e6);
                    gone.add((goneAt - due) / 1e6);
                }
            }
        }
        Quantiles.print(
                String.format(
                        Locale.ROOT,
                        "deadlines of 2000 ms, %d moves without a stall at the deadline, %d with one left out (promised p99 2, 100)",
                        late.count(),
                        stalled),
                late,
                gone,
                stalls);
        return List.of(late, gone, stalls);
    }

    /** Whether the process still exists and is not a zombie. */
    private static boolean isThere(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", "" + pid, "stat"));
            return !stat.substring(stat.lastIndexOf(')') + 2).startsWith("Z");
        } catch (IOException e) {
            return false;
        }
    }
}
