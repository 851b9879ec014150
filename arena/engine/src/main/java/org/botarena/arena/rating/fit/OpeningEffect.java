package org.botarena.arena.rating.fit;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.pool.Pool;

/**
 * How much entrants' strengths differ between start positions. An entrant that knows an opening does well on it
 * against everyone, so games against different opponents are not independent of each other. Immutable.
 */
final class OpeningEffect {
    /** An entrant with a larger share of its games on one position says too little about the others. */
    private static final double MOST_ON_ONE = 0.7;

    /** The most that a meeting may pull the fit towards itself. */
    private static final double MOST_LEVERAGE = 0.99;

    private static final int WORK = 5_000_000;
    private static final int FEWEST_SHUFFLES = 99;
    private static final int MOST_SHUFFLES = 999;

    private final int starts;
    private final List<PairFit> pairings;
    private final double variance;
    private final double[] added;

    /** The points of two entrants on each position beyond expectation, by the positions' numbers. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record PairFit(int one, int other, int[] starts, double[] beyond) {
        PairFit copy() {
            return new PairFit(one, other, starts, beyond.clone());
        }

        void shuffle(RandomGenerator random) {
            for (int i = beyond.length - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                double value = beyond[i];
                beyond[i] = beyond[other];
                beyond[other] = value;
            }
        }
    }

    private OpeningEffect(int starts, List<PairFit> pairings, double variance, double[] added) {
        this.starts = starts;
        this.pairings = pairings;
        this.variance = variance;
        this.added = added;
    }

    /**
     * Measures the effect: how far an entrant's results on one position against different opponents agree beyond
     * chance (the method of moments).
     *
     * @param dispersion the variance of a meeting relative to independent games
     */
    static OpeningEffect of(Pool pool, Firth fit, double dispersion) {
        int entrants = fit.ratings().length;
        Map<Long, Integer> numbers = new HashMap<>();
        pool.clusters().forEach(cluster -> numbers.putIfAbsent(cluster.start(), numbers.size()));
        int starts = numbers.size();
        Sums[][] sums = new Sums[entrants][starts];
        List<PairFit> pairings = pool.pairings().stream()
                .map(met -> pairing(met, numbers, fit, sums))
                .toList();
        double[] onOne = new double[entrants];
        double seen = 0;
        double expected = 0;
        for (int i = 0; i < entrants; i++) {
            List<Sums> own = Arrays.stream(sums[i]).filter(sum -> sum != null).toList();
            double all = own.stream().mapToDouble(sum -> sum.weight).sum();
            double beyond = own.stream().mapToDouble(sum -> sum.beyond).sum();
            for (Sums sum : own) {
                onOne[i] += sum.weight / all * sum.weight / all;
            }
            if (onOne[i] <= MOST_ON_ONE) {
                for (Sums sum : own) {
                    double off = sum.beyond - beyond * sum.weight / all;
                    seen += off * off / (1 - onOne[i]) - sum.squares;
                    expected += sum.weight * sum.weight - sum.weightSquares;
                }
            }
        }
        double variance = expected > 0 ? shrunk(seen / expected, dispersion * Math.sqrt(2 / expected)) : 0;
        return new OpeningEffect(
                starts,
                pairings,
                variance,
                Arrays.stream(onOne).map(share -> variance * share).toArray());
    }

    /** An estimate, shrunk towards 0 by the part that may be due to chance. */
    private static double shrunk(double estimate, double error) {
        double ratio = estimate / error;
        return ratio <= 0 ? 0 : estimate * ratio * ratio / (1 + ratio * ratio);
    }

    /** An entrant's results on one position against all opponents. */
    private static final class Sums {
        private double beyond;
        private double squares;
        private double weight;
        private double weightSquares;

        void add(double moreBeyond, double moreSquares, double moreWeight) {
            beyond += moreBeyond;
            squares += moreSquares;
            weight += moreWeight;
            weightSquares += moreWeight * moreWeight;
        }
    }

    private static PairFit pairing(List<Pool.Cluster> met, Map<Long, Integer> numbers, Firth fit, Sums[][] sums) {
        int one = met.get(0).one();
        int other = met.get(0).other();
        int[] starts = new int[met.size()];
        double[] beyond = new double[met.size()];
        for (int i = 0; i < starts.length; i++) {
            Pool.Cluster cluster = met.get(i);
            starts[i] = numbers.get(cluster.start());
            beyond[i] = cluster.points() - cluster.games() * fit.share(one, other);
            double weight = cluster.games() * fit.variance(one, other);
            double free = 1 - Math.min(MOST_LEVERAGE, weight * fit.difference(one, other));
            for (int entrant : new int[] {one, other}) {
                Sums[] own = sums[entrant];
                own[starts[i]] = own[starts[i]] == null ? new Sums() : own[starts[i]];
                own[starts[i]].add(entrant == one ? beyond[i] : -beyond[i], beyond[i] * beyond[i] / free, weight);
            }
        }
        return new PairFit(one, other, starts, beyond);
    }

    /** The variance of an entrant's strength between positions, in logits². */
    double variance() {
        return variance;
    }

    /** The increase of the variance of an entrant's rating, which was measured on only a few positions. */
    double added(int entrant) {
        return added[entrant];
    }

    /**
     * The p-value of a permutation test: the positions are shuffled among the meetings of each two entrants. It is
     * seeded, so the same games give the same result.
     */
    double chance() {
        if (variance == 0) {
            return 1;
        }
        int meetings =
                pairings.stream().mapToInt(pairing -> pairing.starts.length).sum();
        int shuffles = Math.max(FEWEST_SHUFFLES, Math.min(MOST_SHUFFLES, WORK / (meetings + 1)));
        double[][] sums = new double[added.length][starts];
        double seen = agreement(pairings, sums);
        List<PairFit> shuffled = pairings.stream().map(PairFit::copy).toList();
        RandomGenerator random = new SplittableRandom(meetings);
        int asLarge = 0;
        for (int i = 0; i < shuffles; i++) {
            shuffled.forEach(pairing -> pairing.shuffle(random));
            asLarge += agreement(shuffled, sums) >= seen ? 1 : 0;
        }
        return (asLarge + 1.0) / (shuffles + 1);
    }

    private static double agreement(List<PairFit> pairings, double[][] sums) {
        for (double[] own : sums) {
            Arrays.fill(own, 0);
        }
        for (PairFit pairing : pairings) {
            for (int i = 0; i < pairing.starts.length; i++) {
                sums[pairing.one][pairing.starts[i]] += pairing.beyond[i];
                sums[pairing.other][pairing.starts[i]] -= pairing.beyond[i];
            }
        }
        double squares = 0;
        for (double[] own : sums) {
            for (double sum : own) {
                squares += sum * sum;
            }
        }
        return squares;
    }
}
