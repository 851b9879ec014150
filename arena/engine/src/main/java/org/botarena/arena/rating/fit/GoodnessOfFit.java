package org.botarena.arena.rating.fit;

import java.util.List;
import org.apache.commons.statistics.distribution.FDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.Pool;

/**
 * Tests whether the pairings ended as the ratings predict, by an analysis of variance. Points may not vary more
 * between pairings than between the meetings of one pairing. Immutable.
 *
 * <p>Luck is tested separately, by the score test of a lapse rate in the logistic curve: the farther apart two
 * entrants are, the more points it takes from the stronger one.
 *
 * @param farApart of entrants who are far apart: points in 100 games that the stronger one makes beyond expectation;
 *     below 0: fewer
 * @param pairings the standard deviation, in Elo points, of an entrant's strength between opponents
 * @param openings the standard deviation, in Elo points, of an entrant's strength between start positions
 */
public record GoodnessOfFit(Finding farApart, Finding pairings, Finding openings) {
    /** The expected variance below which a pairing is left out, as in every chi-square test. */
    private static final double LEAST_WEIGHT = 2;

    /** Shares closer to 0 or 1 count as this one, so that a single upset is not decisive. */
    private static final double EDGE = 0.03;

    /** Entrants are far apart if the stronger one is expected to make this share of the points. */
    private static final double FAR = 0.75;

    /**
     * The result of a test.
     *
     * @param size of the difference
     * @param chance of a difference this large if the ratings are complete, in 0..1
     */
    public record Finding(double size, double chance) {
        private static final Finding NOTHING = new Finding(0, 1);
    }

    /**
     * The meetings of two: points beyond expectation, the expected variance, and the variation among the meetings.
     */
    private record PairFit(
            int one, int other, double share, double beyond, double weight, double within, int meetings) {
        /** How the points change with a lapse rate, per unit of the variance. */
        double lapse() {
            double bounded = Math.max(EDGE, Math.min(1 - EDGE, share));
            return (0.5 - bounded) / (bounded * (1 - bounded));
        }

        double square() {
            return beyond * beyond / weight;
        }
    }

    /**
     * Tests a fit.
     *
     * @param parameters the number of ratings that the games determined
     */
    static GoodnessOfFit of(Pool pool, Firth fit, OpeningEffect effect, int parameters) {
        List<PairFit> met = pool.pairings().stream()
                .map(meetings -> pairing(meetings, fit))
                .filter(pairing -> pairing.weight >= LEAST_WEIGHT)
                .toList();
        double lapse = 0;
        double ofLapse = 0;
        double between = 0;
        double within = 0;
        double free = 0;
        double[] explains = ratings(met, fit);
        for (PairFit pairing : met) {
            double direction = pairing.lapse() - (explains[pairing.one] - explains[pairing.other]);
            lapse += pairing.beyond * direction;
            ofLapse += pairing.weight * direction * direction;
            between += pairing.square();
            within += pairing.within;
            free += pairing.meetings - 1;
        }
        double explained = ofLapse > 0 ? lapse * lapse / ofLapse : 0;
        int rest = met.size() - parameters - 1;
        double noise = free > 0 ? within / free : 0;
        double restNoise = rest > 0 ? Math.max(0, between - explained) / rest : 0;
        Finding farApart = rest > 0 && Math.max(noise, restNoise) > 0
                ? new Finding(
                        farApart(met),
                        FDistribution.of(1, noise > restNoise ? free : rest)
                                .survivalProbability(explained / Math.max(noise, restNoise)))
                : Finding.NOTHING;
        Finding pairings = rest > 0 && noise > 0
                ? new Finding(
                        Elo.PER_LOGIT * Math.sqrt(Math.max(0, restNoise - noise) * met.size() / weight(met)),
                        FDistribution.of(rest, free).survivalProbability(restNoise / noise))
                : Finding.NOTHING;
        return new GoodnessOfFit(
                farApart, pairings, new Finding(Elo.PER_LOGIT * Math.sqrt(effect.variance()), effect.chance()));
    }

    private static PairFit pairing(List<Pool.Cluster> met, Firth fit) {
        int one = met.get(0).one();
        int other = met.get(0).other();
        double share = fit.share(one, other);
        double beyond = 0;
        double weight = 0;
        double squares = 0;
        for (Pool.Cluster cluster : met) {
            double off = cluster.points() - cluster.games() * share;
            double variance = cluster.games() * fit.variance(one, other);
            beyond += off;
            weight += variance;
            squares += off * off / variance;
        }
        return new PairFit(one, other, share, beyond, weight, squares - beyond * beyond / weight, met.size());
    }

    /** The ratings that explain as much of a lapse as ratings can: only the rest is evidence of one. */
    private static double[] ratings(List<PairFit> met, Firth fit) {
        double[] sums = new double[fit.ratings().length];
        for (PairFit pairing : met) {
            sums[pairing.one] += pairing.weight * pairing.lapse();
            sums[pairing.other] -= pairing.weight * pairing.lapse();
        }
        double[] ratings = new double[sums.length];
        for (int i = 0; i < ratings.length; i++) {
            for (int j = 0; j < sums.length; j++) {
                ratings[i] += fit.covariance()[i][j] * sums[j];
            }
        }
        return ratings;
    }

    private static double weight(List<PairFit> met) {
        return met.stream().mapToDouble(PairFit::weight).sum();
    }

    /** Points in 100 games that the stronger of two far apart made beyond expectation. */
    private static double farApart(List<PairFit> met) {
        double beyond = 0;
        double games = 0;
        for (PairFit pairing : met) {
            if (Math.max(pairing.share, 1 - pairing.share) >= FAR) {
                beyond += pairing.share > 0.5 ? pairing.beyond : -pairing.beyond;
                games += pairing.weight / (pairing.share * (1 - pairing.share));
            }
        }
        return games == 0 ? 0 : 100 * beyond / games;
    }
}
