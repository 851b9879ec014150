package org.botarena.arena.ticker;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import org.botarena.arena.tournament.standing.Standings;

/** Standings that are a little old where new ones would cost too much: they take at most a twentieth of the time. */
final class LiveStandings implements Supplier<Standings> {
    private static final Duration BETWEEN = Duration.ofSeconds(1);
    private static final int COST = 20;
    private static final int COLD = 3;

    private final Supplier<Standings> source;
    private final Clock clock;
    private Standings last = new Standings(List.of());
    private Instant due;
    private int asked;

    LiveStandings(Supplier<Standings> source, Clock clock) {
        this.source = source;
        this.clock = clock;
        this.due = clock.instant();
    }

    @Override
    public Standings get() {
        if (!clock.instant().isBefore(due)) {
            long begin = System.nanoTime();
            last = source.get();
            Duration cost = Duration.ofNanos(System.nanoTime() - begin).multipliedBy(COST);
            // What the first ones cost is the loading of classes.
            due = clock.instant().plus(cost.compareTo(BETWEEN) > 0 && asked++ >= COLD ? cost : BETWEEN);
        }
        return last;
    }
}
