package org.botarena.arena.tune;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.api.Setting;
import org.botarena.arena.rating.Counts;
import org.botarena.arena.rating.Elo;

/**
 * An agent with a known strength at every point. A tenth of the games against the start are draws, and openings
 * favour a side (standard deviation 60 Elo). Immutable.
 *
 * @param start the agent's current values; each option has the range 0..1
 * @param strength in Elo at a point, up to a constant
 */
record Worlds(List<String> start, ToDoubleFunction<double[]> strength) {
    private static final double DRAWS = 0.1;
    private static final double OPENINGS = 60;
    private static final Counts NONE = Counts.pairs(0, 0, 0, 0, 0);

    /** An agent whose two options have no effect. */
    static final Worlds OF_NO_EFFECT = new Worlds(List.of("0.1", "0.9"), point -> 0);

    /**
     * The end of a tuning.
     *
     * @param gain of the best over the start, in Elo
     * @param isStronger whether the match has shown it
     */
    record End(List<Trial> trials, ResponseSurface surface, List<String> best, double gain, boolean isStronger) {}

    SearchSpace space() {
        return new SearchSpace(
                IntStream.range(0, start.size())
                        .mapToObj(i -> new TunedOption(
                                new Setting("o" + i, Setting.Type.DECIMAL, "0.5", "0", "1", List.of(), "unknown"),
                                BigDecimal.ZERO,
                                BigDecimal.ONE))
                        .toList(),
                start);
    }

    /** The Elo difference to the start. */
    double gain(List<String> values) {
        return strength.applyAsDouble(space().point(values)) - strength.applyAsDouble(space().point(start));
    }

    /** Runs a whole tuning with this number of games. */
    End tuned(int games, long seed) {
        SearchSpace space = space();
        Search search = new Search(space, seed);
        GamesPlan plan = GamesPlan.of(games);
        RandomGenerator luck = new SplittableRandom(-seed - 1);
        List<Trial> trials = new ArrayList<>();
        for (int round = 0; round < plan.rounds(); round++) {
            for (List<String> values : search.candidates(round, trials, GamesPlan.CANDIDATES)) {
                trials.add(new Trial(values, played(gain(values), plan.pairs() / GamesPlan.CANDIDATES, luck)));
            }
        }
        ResponseSurface surface = ResponseSurface.of(space, trials);
        List<String> best = search.best(surface, trials);
        Counts match = best.equals(start) ? NONE : played(gain(best), plan.finalPairs(), luck);
        return new End(trials, surface, best, gain(best), match.elo().low() > 0);
    }

    private static Counts played(double elo, int pairs, RandomGenerator luck) {
        Counts played = NONE;
        for (int i = 0; i < pairs; i++) {
            double opening = OPENINGS * luck.nextGaussian();
            played = played.and(points(elo + opening, luck) + points(elo - opening, luck));
        }
        return played;
    }

    private static double points(double elo, RandomGenerator luck) {
        double lucky = luck.nextDouble() - Elo.share(elo) + DRAWS / 2;
        return lucky < 0 ? 1 : lucky < DRAWS ? 0.5 : 0;
    }
}
