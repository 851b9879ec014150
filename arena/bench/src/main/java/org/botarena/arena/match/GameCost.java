package org.botarena.arena.match;

import java.time.Duration;
import java.util.List;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.bench.Instant;
import org.botarena.bench.Quantiles;

/** The cost of a whole game of agents that answer immediately: two new processes, sixty moves. */
final class GameCost {
    private GameCost() {}

    static List<Quantiles> measure(Premises premises) throws Exception {
        Quantiles signals =
                games(premises, premises.machine().withoutFreezer(), "a game of 60 plies, two new processes");
        Quantiles frozen = games(premises, premises.machine(), "the same where agents are frozen");
        Quantiles.print(
                "games: one at a time, the next one's processes started meanwhile (promised 300 ms)", signals, frozen);
        return List.of(signals, frozen);
    }

    private static Quantiles games(Premises premises, Machine machine, String name) throws Exception {
        Quantiles games = new Quantiles(name, "ms");
        Entrant instant = premises.entrant(Instant.class);
        Fixture fixture = new Fixture(0, 1, premises.rules().start().toString(), List.of());
        try (LocalGameRunner runner = premises.runner(machine, Duration.ofSeconds(2), Isolation.PROCESS)) {
            runner.claimCore();
            for (int i = 0; i < 45; i++) {
                runner.prepare(
                        new ScheduledGame((i + 1) + "-game", fixture, List.of(instant, instant), List.of(1L, 2L)));
                long began = System.nanoTime();
                runner.play(new ScheduledGame(i + "-game", fixture, List.of(instant, instant), List.of(1L, 2L)));
                if (i >= 5) {
                    games.add((System.nanoTime() - began) / 1e6);
                }
            }
        }
        return games;
    }
}
