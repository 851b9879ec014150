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
 * What a pool says of its entrants, who are numbers here: the fit, and how far off it may be. Immutable.
 *
 * <p>Ratings are {@link Firth}'s, errors those of a {@link SandwichEstimator} with what the {@link PairResult}s vary as {@link Dispersion}
 * has it, and the start positions as {@link OpeningEffect} has it. An interval is where the {@link LikelihoodProfile} stays within the quantile of Student's t.
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
     * Of a pool.
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

    /** By how much start positions and meetings make the ratings vary more than independent games would, on average. */
    public double heat() {
        return dispersion.common() * errors.inflation();
    }

    /** Whether the results are those that the ratings lead to expect. */
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

    /** Whether the games say anything of a rating, be it from one side. */
    public boolean hasInterval(int entrant) {
        return hasIntervals() && (ends.isBoundedBelow(entrant) || ends.isBoundedAbove(entrant));
    }

    /** Whether there is any interval: one meeting alone gives none. */
    public boolean hasIntervals() {
        return pool.clusters().size() > 1;
    }

    /** With ends that are so many times as far, in the root of the deviance, as the quantile says. */
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

    /** By how many of its reaches a strength lies off a rating: within 1 to each side is its interval. */
    public double reaches(int entrant, double strength) {
        double off = strength / Elo.PER_LOGIT - (fit.ratings()[entrant] - zero);
        boolean isOpen = off > 0 ? !ends.isBoundedAbove(entrant) : !ends.isBoundedBelow(entrant);
        return isOpen ? 0 : profile(entrant).root(off) / dispersion.reach(entrant);
    }

    private LikelihoodProfile profile(int entrant) {
        return LikelihoodProfile.of(fit, entrant, Math.sqrt(errors.variance(entrant)));
    }

    /** The standard error of the difference of two, in Elo points. */
    public double deviation(int one, int other) {
        return Elo.PER_LOGIT * errors.deviation(one, other);
    }

    /** By how many standard errors the first is rated above the second, as the profile has it; 0 if nothing compares them. */
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

    /** How many of the games that could have been drawn were, in 0..1: of two equals every game can be. */
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
