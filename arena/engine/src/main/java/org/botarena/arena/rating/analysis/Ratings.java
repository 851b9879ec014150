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
 * How strong the entrants of a pool are, and how sure that is. Immutable but for what is computed when it is first asked
 * for; one thread at a time. {@link #scaled} widens all intervals by what playing a format anew has shown.
 */
public final class Ratings {
    private static final int DRAWS = 1000;

    /** Of many entrants no single chance is told, only ranges of places. */
    private static final int FEWER_DRAWS = 250;

    private static final int MANY = 100;

    /**
     * The chance below which entrants are not taken for equals. It is so low since winners who meet winners drive the ratings of equals
     * apart: half of all Swiss tournaments of 32 equals have one below 0.005.
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
     * Rates a pool; the mean rating of those with two ends is 0.
     *
     * @param seed of what is drawn
     */
    public static Ratings of(Pool pool, long seed) {
        return anchored(pool, Map.of(), seed);
    }

    /**
     * Rates a pool in which some entrants are anchors: their ratings are given, the others are relative to them.
     *
     * @param anchors the given ratings by entrant; none: the mean rating is 0
     * @param seed of what is drawn
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
     * The same with intervals that are so many times as far, as playing the format anew has shown.
     *
     * @param factor of the quantile, at least 1
     */
    public Ratings scaled(double factor) {
        return new Ratings(pool, estimate, seed, scale * factor, Errors.FORMAT);
    }

    /** The same without any interval, since the format is too large to be played anew. */
    public Ratings withoutIntervals() {
        return new Ratings(pool, estimate, seed, Double.POSITIVE_INFINITY, Errors.TOO_LARGE);
    }

    /** The names of all. */
    public List<String> entrants() {
        return pool.entrants();
    }

    /** What the scores say of all together. */
    public Connection connection() {
        return estimate.connection();
    }

    /** The names of those whose ratings were given. */
    public List<String> anchors() {
        return estimate.anchors().stream().map(pool.entrants()::get).sorted().toList();
    }

    /** Those whose mean is 0: those whose ratings have two ends, or all if nobody's has; the anchors, if there are some. */
    public List<String> centre() {
        return IntStream.of(estimate.centre()).mapToObj(pool.entrants()::get).toList();
    }

    /** Where the errors come from, or why there is no interval. */
    public Errors errors() {
        return errors;
    }

    /** Whether there is any interval: one meeting alone gives none. */
    public boolean hasIntervals() {
        return errors == Errors.MEETINGS || errors == Errors.FORMAT;
    }

    /** How much more a game varies than a throw of its own: draws make it less than 1, pairs that end alike more. */
    public double dispersion() {
        return estimate.dispersion().common();
    }

    /** The same of two who met. */
    double dispersion(int one, int other) {
        return estimate.dispersion().of(one, other);
    }

    /** Whether the results are those that the ratings lead to expect. */
    GoodnessOfFit goodnessOfFit() {
        return estimate.goodnessOfFit();
    }

    /** Whether the games leave open that nobody is stronger than anybody else; not where ratings are given. */
    public boolean mayBeOfEquals() {
        return anchors().isEmpty() && estimate.chanceOfEquals() > EQUALS;
    }

    /** How many of the games that could have been drawn were, in 0..1: of two equals every game can be. */
    public double drawn() {
        return estimate.drawn();
    }

    /** Whether the games say anything of an entrant's rating, be it from one side. */
    public boolean hasInterval(String entrant) {
        return hasIntervals() && estimate.hasInterval(pool.number(entrant));
    }

    /** The rating of an entrant with its 95 % interval; without an end where the games set none. */
    public Interval rating(String entrant) {
        return intervals.computeIfAbsent(pool.number(entrant), this::interval);
    }

    private Interval interval(int entrant) {
        return errors == Errors.TOO_LARGE && !estimate.anchors().contains(entrant)
                ? new Interval(elo(entrant), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : estimate.interval(entrant, scale);
    }

    /** The rating alone, in Elo points. */
    public double elo(String entrant) {
        return elo(pool.number(entrant));
    }

    double elo(int entrant) {
        return estimate.elo(entrant);
    }

    /** By how many of its reaches a strength lies off an entrant's rating: within 1 to each side is its interval. */
    public double reaches(String entrant, double strength) {
        return estimate.reaches(pool.number(entrant), strength) / scale;
    }

    /** The standard error of the difference of two ratings. */
    public double deviation(String one, String other) {
        return estimate.deviation(pool.number(one), pool.number(other));
    }

    /** By how many standard errors the first is rated above the second, as the profile has it; below 0: the other way. */
    public double lead(String one, String other) {
        return lead(pool.number(one), pool.number(other));
    }

    private double lead(int one, int other) {
        return estimate.lead(one, other) / scale;
    }

    /** How likely the first is stronger than the second; one half where nothing compares the two. */
    double superiority(String one, String other) {
        int i = pool.number(one);
        int j = pool.number(other);
        return TDistribution.of(estimate.dispersion().degrees(i, j)).cumulativeProbability(lead(i, j));
    }

    /**
     * How likely an entrant is to be the strongest, the second … of all. How the rounds were drawn does not matter to that, so it is
     * not {@link #scaled}: what the games say of the strengths is the same whoever was to meet next.
     */
    public List<Double> placeChances(String entrant) {
        return DoubleStream.of(chances().of(pool.number(entrant))).boxed().toList();
    }

    /** The best place that an entrant's strength can have, with 95 % confidence in the range to {@link #worstPlace}. */
    public int bestPlace(String entrant) {
        return errors == Errors.TOO_LARGE ? 1 : ranges().best(pool.number(entrant));
    }

    /** The worst such place. */
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
     * Strengths of all as the games leave them open, drawn again and again, in Elo points.
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
