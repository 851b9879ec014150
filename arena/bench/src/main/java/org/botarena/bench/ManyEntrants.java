package org.botarena.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.analysis.Cycle;
import org.botarena.arena.rating.analysis.Misfit;
import org.botarena.arena.rating.analysis.Nemesis;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.analysis.Separation;
import org.botarena.arena.rating.analysis.SmithSet;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;

/**
 * The statistics of very many entrants' games, without a store: the CPU seconds of each step from the results to the
 * chances of places. Arguments: entrants (300) and games of a round robin (1,000,000).
 */
public final class ManyEntrants {
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();
    private static final double SPREAD = 250;

    private final List<String> names = new ArrayList<>();
    private final List<PairResult.Game> games = new ArrayList<>();
    private double seconds;

    private ManyEntrants(int entrants, int number) {
        RandomGenerator random = new SplittableRandom(1);
        double[] strengths = new double[entrants];
        for (int i = 0; i < entrants; i++) {
            names.add(String.format(Locale.ROOT, "entrant%03d", i));
            strengths[i] = SPREAD * random.nextGaussian();
        }
        for (int pair = 0; games.size() < number; pair++) {
            for (int i = 0; i < entrants; i++) {
                for (int j = 0; j < i; j++) {
                    double share = Elo.share(strengths[i] - strengths[j]);
                    games.add(game(i, j, pair, random.nextDouble() < share ? 1 : 0));
                    games.add(game(j, i, pair, random.nextDouble() < share ? 0 : 1));
                }
            }
        }
    }

    private PairResult.Game game(int one, int other, int pair, double points) {
        return new PairResult.Game(names.get(one), names.get(other), pair, games.size(), points);
    }

    /** {@code [ENTRANTS [GAMES]]}. */
    public static void main(String[] arguments) {
        int entrants = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 300;
        int games = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1_000_000;
        new ManyEntrants(entrants, games).judge();
    }

    private void judge() {
        System.out.printf(Locale.ROOT, "%,d games of %d entrants%n", games.size(), names.size());
        Pool pool = timed("meetings", () -> Pool.of(names, PairResult.of(games)));
        Ratings ratings = timed("ratings", () -> Ratings.of(pool, 1));
        List<String> order = timed(
                "intervals",
                () -> names.stream()
                        .sorted(Comparator.comparingDouble(
                                        (String name) -> ratings.rating(name).value())
                                .reversed())
                        .toList());
        timed("gaps between places", () -> Separation.of(order, ratings));
        timed("chances of places", () -> ratings.bestPlace(order.get(0)));
        timed("nemeses and cycles", () -> List.of(Nemesis.of(pool, ratings), Cycle.of(pool, ratings, 10)));
        timed("warnings, Smith set", () -> List.of(Misfit.of(ratings), SmithSet.of(pool)));
        System.out.printf(Locale.ROOT, "%-22s %7.2f s%n", "all", seconds);
    }

    private <T> T timed(String step, Supplier<T> made) {
        long begin = THREAD.getCurrentThreadCpuTime();
        T result = made.get();
        double took = (THREAD.getCurrentThreadCpuTime() - begin) / 1e9;
        seconds += took;
        System.out.printf(Locale.ROOT, "%-22s %7.2f s%n", step, took);
        return result;
    }
}
