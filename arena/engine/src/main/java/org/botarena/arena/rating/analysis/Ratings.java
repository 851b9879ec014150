package org.botarena.arena.rating.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.fit.Estimate;
import org.botarena.arena.rating.fit.GoodnessOfFit;
import org.botarena.arena.rating.fit.Strengths;
import org.botarena.arena.rating.pool.Connection;
import org.botarena.arena.rating.pool.Pool;

/**
 * The strengths of the entrants of a pool, and their errors. Immutable except for values computed on first use; one
 * thread at a time. {@link #scaled} widens all intervals by a factor from simulations of a format.
 */
public final class Ratings {
    private static final int DRAWS = 1000;

    /** With more entrants no single chance is reported, only ranges of places. */
    private static final int FEWER_DRAWS = 250;

    private static final int MANY = 100;

    /**
     * Below this chance entrants do not count as equals. It is so low because winners who meet winners drive the
     * ratings of equals apart. Half of all Swiss tournaments of 32 equals have a chance below 0.005.
     */
    private static final double EQUALS = 1e-5;

    private final Pool pool;
    private final Estimate estimate;
    private final long seed;
    private final double scale;
    private final Errors errors;
    private final Map<Integer, Interval> intervals = new HashMap<>();
    private PlaceChances chances;
    private PlaceChances ranges;

    private Ratings(Pool pool, Estimate estimate, long seed, double scale, Errors errors) {
        this.pool = pool;
        this.estimate = estimate;
        this.seed = seed;
        this.scale = scale;
        this.errors = errors;
    }

    /**
     * Rates a pool; the mean rating of entrants with both bounds is 0.
     *
     * @param seed of the random draws
     */
    public static Ratings of(Pool pool, long seed) {
        return anchored(pool, Map.of(), seed);
    }

    /**
     * Rates a pool with anchors: entrants with given ratings to which the others are relative.
     *
     * @param anchors the given ratings by entrant, or empty if the mean rating is 0
     * @param seed of the random draws
     * @throws IllegalArgumentException if an anchor is not in the pool
     */
    public static Ratings anchored(Pool pool, Map<String, Double> anchors, long seed) {
        Map<Integer, Double> byNumber = new HashMap<>();
        anchors.forEach((name, rating) -> {
            if (!pool.entrants().contains(name)) {
                throw new IllegalArgumentException("the anchor '%s' is not an entrant".formatted(name));
            }
            byNumber.put(pool.number(name), rating);
        });
        Estimate estimate = new Estimate(pool, byNumber);
        return new Ratings(pool, estimate, seed, 1, estimate.hasIntervals() ? Errors.MEETINGS : Errors.NONE);
    }

    /**
     * Returns these ratings with intervals widened by a factor from simulations of the format.
     *
     * @param factor of the quantile, at least 1
     */
    public Ratings scaled(double factor) {
        return new Ratings(pool, estimate, seed, scale * factor, Errors.FORMAT);
    }

    /** Returns these ratings without any interval, for a format too large to be simulated. */
    public Ratings withoutIntervals() {
        return new Ratings(pool, estimate, seed, Double.POSITIVE_INFINITY, Errors.TOO_LARGE);
    }

    /** The names of all. */
    public List<String> entrants() {
        return pool.entrants();
    }

    /** How the scores link the entrants. */
    public Connection connection() {
        return estimate.connection();
    }

    /** The names of the entrants with given ratings. */
    public List<String> anchors() {
        return estimate.anchors().stream().map(pool.entrants()::get).sorted().toList();
    }

    /**
     * The entrants whose mean is 0: those with both bounds, or all if none has both; the anchors, if there are any.
     */
    public List<String> centre() {
        return IntStream.of(estimate.centre()).mapToObj(pool.entrants()::get).toList();
    }

    /** The sources of the errors, or the reason why intervals are missing. */
    public Errors errors() {
        return errors;
    }

    /** Whether there is any interval: a single meeting gives none. */
    public boolean hasIntervals() {
        return errors == Errors.MEETINGS || errors == Errors.FORMAT;
    }

    /**
     * The variance of a game compared with that of an independent win-or-loss game: draws make it less than 1, and
     * pairs with equal results more.
     */
    public double dispersion() {
        return estimate.dispersion().common();
    }

    /** The variance compared with independent games, for two entrants who met. */
    double dispersion(int one, int other) {
        return estimate.dispersion().of(one, other);
    }

    /** Whether the results are those that the ratings predict. */
    GoodnessOfFit goodnessOfFit() {
        return estimate.goodnessOfFit();
    }

    /** Whether all entrants may be equally strong according to the games; false with given ratings. */
    public boolean mayBeOfEquals() {
        return anchors().isEmpty() && estimate.chanceOfEquals() > EQUALS;
    }

    /** The share of possible draws that were drawn, in 0..1: between two equals every game can be drawn. */
    public double drawn() {
        return estimate.drawn();
    }

    /** Whether the games bound an entrant's rating on at least one side. */
    public boolean hasInterval(String entrant) {
        return hasIntervals() && estimate.hasInterval(pool.number(entrant));
    }

    /** The rating of an entrant with its 95 % interval, without a bound where the games set none. */
    public Interval rating(String entrant) {
        return intervals.computeIfAbsent(pool.number(entrant), this::interval);
    }

    private Interval interval(int entrant) {
        return errors == Errors.TOO_LARGE && !estimate.anchors().contains(entrant)
                ? new Interval(elo(entrant), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : estimate.interval(entrant, scale);
    }

    /** The rating without its interval, in Elo points. */
    public double elo(String entrant) {
        return elo(pool.number(entrant));
    }

    double elo(int entrant) {
        return estimate.elo(entrant);
    }

    /**
     * The distance between a strength and an entrant's rating, as a multiple of the half interval on that side: up to
     * 1 is inside.
     */
    public double reaches(String entrant, double strength) {
        return estimate.reaches(pool.number(entrant), strength) / scale;
    }

    /** The standard error of the difference of two ratings. */
    public double deviation(String one, String other) {
        return estimate.deviation(pool.number(one), pool.number(other));
    }

    /**
     * The lead of the first over the second in standard errors, by the profile, or a negative number if the second is
     * ahead.
     */
    public double lead(String one, String other) {
        return lead(pool.number(one), pool.number(other));
    }

    private double lead(int one, int other) {
        return estimate.lead(one, other) / scale;
    }

    /** The probability that the first is stronger than the second; one half if nothing links the two. */
    double superiority(String one, String other) {
        int i = pool.number(one);
        int j = pool.number(other);
        return TDistribution.of(estimate.dispersion().degrees(i, j)).cumulativeProbability(lead(i, j));
    }

    /**
     * The probability of an entrant to be the strongest, the second and so on. It does not depend on how the rounds
     * were drawn and is not {@link #scaled}: the games say the same about strengths, whatever pairing was next.
     */
    public List<Double> placeChances(String entrant) {
        return DoubleStream.of(chances().of(pool.number(entrant))).boxed().toList();
    }

    /** The best place that an entrant's strength may have; the range to {@link #worstPlace} has 95 % confidence. */
    public int bestPlace(String entrant) {
        return errors == Errors.TOO_LARGE ? 1 : ranges().best(pool.number(entrant));
    }

    /** The worst place that an entrant's strength may have. */
    public int worstPlace(String entrant) {
        return errors == Errors.TOO_LARGE ? pool.entrants().size() : ranges().worst(pool.number(entrant));
    }

    private PlaceChances chances() {
        if (chances == null) {
            chances = places(1);
        }
        return chances;
    }

    private PlaceChances ranges() {
        if (ranges == null) {
            ranges = scale == 1 ? chances() : places(scale);
        }
        return ranges;
    }

    private PlaceChances places(double wider) {
        return PlaceChances.of(draws(pool.entrants().size() > MANY ? FEWER_DRAWS : DRAWS, wider));
    }

    private double[][] draws(int number, double wider) {
        double heat = estimate.heat() * wider * wider;
        return new Strengths(estimate.fit(), heat, estimate.anchors(), number, new SplittableRandom(seed))
                .draws(number);
    }

    /**
     * Draws the strengths of all entrants from their distribution given the games, in Elo points.
     *
     * @param number of draws
     */
    public List<Map<String, Double>> strengths(int number) {
        List<Map<String, Double>> drawn = new ArrayList<>();
        for (double[] draw : draws(number, scale)) {
            Map<String, Double> byName = new HashMap<>();
            for (int i = 0; i < draw.length; i++) {
                byName.put(pool.entrants().get(i), Elo.PER_LOGIT * draw[i]);
            }
            drawn.add(byName);
        }
        return drawn;
    }
}
