package org.botarena.arena.rating.fit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.pool.Connection;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.rating.pool.Scores;

/**
 * The fit of a pool, whose entrants are numbers here, and its errors. Immutable.
 *
 * <p>{@link Firth} gives the ratings, and a {@link SandwichEstimator} their errors. The errors include the variation
 * of {@link PairResult}s by {@link Dispersion}, and that of start positions by {@link OpeningEffect}. An interval is
 * where the {@link LikelihoodProfile} stays within the quantile of Student's t.
 */
public final class Estimate {
    private final Pool pool;
    private final Set<Integer> anchors;
    private final Connection connection;
    private final RatingBounds ends;
    private final Firth fit;
    private final Dispersion dispersion;
    private final OpeningEffect openings;
    private final SandwichEstimator errors;
    private final int parameters;
    private final double zero;
    private final double drawn;

    /**
     * Fits a pool.
     *
     * @param given ratings of the anchors, in Elo points
     */
    public Estimate(Pool pool, Map<Integer, Double> given) {
        this.pool = pool;
        anchors = Set.copyOf(given.keySet());
        Scores scores = pool.scores();
        List<int[]> parts = pool.linked();
        connection = Connection.of(scores);
        ends = RatingBounds.of(scores, parts, anchors);
        Firth independent = new Firth(scores, given, parts, 1);
        fit = independent.withDispersion(
                Dispersion.of(pool.clusters(), independent).common());
        dispersion = Dispersion.of(pool.clusters(), fit);
        openings = OpeningEffect.of(pool, fit, dispersion.common());
        errors = new SandwichEstimator(fit, dispersion, openings, parts, anchors, ends.centre());
        long free = parts.stream()
                .filter(part -> IntStream.of(part).noneMatch(anchors::contains))
                .count();
        parameters = pool.entrants().size() - anchors.size() - (int) free;
        zero = anchors.isEmpty()
                ? IntStream.of(ends.centre())
                        .mapToDouble(i -> fit.ratings()[i])
                        .average()
                        .orElseThrow()
                : 0;
        drawn = shareDrawn();
    }

    public Set<Integer> anchors() {
        return anchors;
    }

    public Connection connection() {
        return connection;
    }

    public Firth fit() {
        return fit;
    }

    public Dispersion dispersion() {
        return dispersion;
    }

    /**
     * The mean factor by which start positions and meetings raise the ratings' variance above that of independent
     * games.
     */
    public double heat() {
        return dispersion.common() * errors.inflation();
    }

    /** Whether the results are those that the ratings predict. */
    public GoodnessOfFit goodnessOfFit() {
        return GoodnessOfFit.of(pool, fit, openings, parameters);
    }

    public int[] centre() {
        return ends.centre();
    }

    /** The rating in Elo points. */
    public double elo(int entrant) {
        return Elo.PER_LOGIT * (fit.ratings()[entrant] - zero);
    }

    /** Whether the games bound a rating on at least one side. */
    public boolean hasInterval(int entrant) {
        return hasIntervals() && (ends.isBoundedBelow(entrant) || ends.isBoundedAbove(entrant));
    }

    /** Whether there is any interval: a single meeting gives none. */
    public boolean hasIntervals() {
        return pool.clusters().size() > 1;
    }

    /** The interval, with its ends moved to {@code scale} times the quantile in the root of the deviance. */
    public Interval interval(int entrant, double scale) {
        double value = elo(entrant);
        if (anchors.contains(entrant)) {
            return new Interval(value, value, value);
        }
        boolean hasInterval = ends.isLinked(entrant) && hasIntervals();
        LikelihoodProfile profile = profile(entrant);
        double reach = scale * dispersion.reach(entrant);
        return new Interval(
                value,
                hasInterval && ends.isBoundedBelow(entrant)
                        ? value + Elo.PER_LOGIT * profile.distance(-reach)
                        : Double.NEGATIVE_INFINITY,
                hasInterval && ends.isBoundedAbove(entrant)
                        ? value + Elo.PER_LOGIT * profile.distance(reach)
                        : Double.POSITIVE_INFINITY);
    }

    /**
     * The distance between a strength and a rating, as a multiple of the half interval on that side: up to 1 is
     * inside.
     */
    public double reaches(int entrant, double strength) {
        double off = strength / Elo.PER_LOGIT - (fit.ratings()[entrant] - zero);
        boolean isOpen = off > 0 ? !ends.isBoundedAbove(entrant) : !ends.isBoundedBelow(entrant);
        return isOpen ? 0 : profile(entrant).root(off) / dispersion.reach(entrant);
    }

    private LikelihoodProfile profile(int entrant) {
        return LikelihoodProfile.of(fit, entrant, Math.sqrt(errors.variance(entrant)));
    }

    /** The standard error of the difference between two ratings, in Elo points. */
    public double deviation(int one, int other) {
        return Elo.PER_LOGIT * errors.deviation(one, other);
    }

    /** The lead of the first over the second in standard errors, by the profile, or 0 if nothing links them. */
    public double lead(int one, int other) {
        if (!ends.isLinked(one) || !ends.isLinked(other) || !hasIntervals()) {
            return 0;
        }
        double difference = fit.ratings()[one] - fit.ratings()[other];
        return -LikelihoodProfile.of(fit, one, other, errors.deviation(one, other))
                .root(-difference);
    }

    /** The p-value of the likelihood-ratio test that all are equal. */
    public double chanceOfEquals() {
        double better = pool.clusters().stream()
                .mapToDouble(met -> {
                    double share = fit.share(met.one(), met.other());
                    return met.points() * Math.log(2 * share)
                            + (met.games() - met.points()) * Math.log(2 * (1 - share));
                })
                .sum();
        return parameters < 1
                ? 1
                : ChiSquaredDistribution.of(parameters)
                        .survivalProbability(Math.max(0, 2 * better / dispersion.common()));
    }

    /** The share of possible draws that were drawn, in 0..1: between two equals every game can be drawn. */
    public double drawn() {
        return drawn;
    }

    private double shareDrawn() {
        double draws = pool.meetings().stream().mapToDouble(PairResult::drawn).sum();
        double possible = pool.clusters().stream()
                .mapToDouble(met -> {
                    double share = fit.share(met.one(), met.other());
                    return 2 * met.games() * Math.min(share, 1 - share);
                })
                .sum();
        return possible == 0 ? 0 : Math.min(1, draws / possible);
    }
}
