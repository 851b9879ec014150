package org.botarena.arena.cluster.worker;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.arena.spec.TournamentOption;

/** Measures the speed of a machine: the same random games everywhere, counted for a second. */
final class SpeedTrial {
    private static final long SEED = 1;
    private static final long WARM_NANOS = TimeUnit.MILLISECONDS.toNanos(700);
    private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

    private SpeedTrial() {}

    /** Positions per second, on the core of this thread; takes less than two seconds. */
    static long run() {
        Rules<?> rules = Games.installed().parse(TournamentOption.GAME.byDefault());
        positions(rules, WARM_NANOS);
        return positions(rules, NANOS);
    }

    private static <P extends Position<P>> long positions(Rules<P> rules, long nanos) {
        SplittableRandom random = new SplittableRandom(SEED);
        long begin = System.nanoTime();
        long count = 0;
        while (System.nanoTime() - begin < nanos) {
            P position = rules.deal(random);
            for (long move = position.randomMove(random); move != Position.NONE; move = position.randomMove(random)) {
                position = position.play(move);
                count++;
            }
        }
        return count * TimeUnit.SECONDS.toNanos(1) / (System.nanoTime() - begin);
    }
}
