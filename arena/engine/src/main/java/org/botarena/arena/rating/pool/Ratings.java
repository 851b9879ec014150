package org.botarena.arena.rating.pool;

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

/**
 * How strong the entrants of a pool are, and how sure that is. Immutable but for what is computed when it is first asked
 * for; one thread at a time.
 *
 * <p>Ratings are {@link Firth}'s. The errors are those of a sandwich: the model's information outside, what the
 * {@link Meeting}s vary inside, as {@link Dispersion} has it. An interval is where the {@link Profile} stays within the
 * quantile of Student's t. {@link #scaled} widens or narrows all of them by what playing a format anew has shown.
 */
public final class Ratings {
    /** The chance from which on one entrant counts as better than another: 95 % of both ends together. */
    public static final double SURE = 0.975;

    private static final int DRAWS = 1000;

    /** Of many entrants no single chance is told, only ranges of places. */
    private static final int FEWER_DRAWS = 250;

    private static final int MANY = 100;
    private static final int FITS = 2;

    /** The variance of where a part as a whole lies, in logits. */
    private static final double ANYWHERE = 4;

    private final Pool pool;
    private final Map<Integer, Double> anchors;
    private final long seed;
    private final double scale;
    private final Connection connection;
    private final Ends ends;
    private final Firth fit;
    private final Dispersion dispersion;
    private final double[][] covariance;
    private final double zero;
    private final Map<Integer, Interval> intervals = new HashMap<>();
    private PlaceChances places;

    private Ratings(Pool pool, Map<Integer, Double> anchors, long seed) {
        this.pool = pool;
        this.anchors = anchors;
        this.seed = seed;
        scale = 1;
        Scores scores = pool.scores();
        List<int[]> parts = pool.linked();
        connection = Connection.of(scores);
        ends = Ends.of(scores, parts, anchors.keySet());
        Firth found = new Firth(scores, anchors, parts, 1);
        Dispersion measured = Dispersion.of(pool.clusters(), found, 1);
        for (int i = 1; i < FITS; i++) {
            found = new Firth(scores, anchors, parts, measured.common());
            measured = Dispersion.of(pool.clusters(), found, 1);
        }
        fit = found;
        dispersion = measured;
        covariance = sandwich(parts);
        zero = anchors.isEmpty()
                ? IntStream.of(ends.centre())
                        .mapToDouble(i -> fit.ratings()[i])
                        .average()
                        .orElseThrow()
                : 0;
    }

    private Ratings(Ratings ratings, double scale) {
        pool = ratings.pool;
        anchors = ratings.anchors;
        seed = ratings.seed;
        this.scale = scale;
        connection = ratings.connection;
        ends = ratings.ends;
        fit = ratings.fit;
        dispersion = ratings.dispersion;
        covariance = ratings.covariance;
        zero = ratings.zero;
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
        return new Ratings(pool, byNumber, seed);
    }

    /**
     * The same with intervals that are so many times as far.
     *
     * @param factor of the quantile
     */
    public Ratings scaled(double factor) {
        return new Ratings(this, scale * factor);
    }

    /**
     * B·M·B: B the inverse information, M what the meetings vary. Parts that no game links may lie anywhere against each
     * other.
     */
    private double[][] sandwich(List<int[]> parts) {
        int n = fit.ratings().length;
        double[][] varied = new double[n][n];
        Scores scores = fit.scores();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                double games = scores.games(i)[j];
                if (games > 0) {
                    double variance = games * fit.variance(i, j) * dispersion.of(i, j);
                    varied[i][i] += variance;
                    varied[j][j] += variance;
                    varied[i][j] = -variance;
                    varied[j][i] = -variance;
                }
            }
        }
        double[][] bread = fit.covariance();
        double[][] errors = times(times(bread, varied), bread);
        for (int[] part : parts) {
            if (IntStream.of(part).noneMatch(anchors::containsKey)) {
                IntStream.of(part).forEach(i -> IntStream.of(part).forEach(j -> errors[i][j] += ANYWHERE));
            }
        }
        return errors;
    }

    private static double[][] times(double[][] left, double[][] right) {
        int n = left.length;
        double[][] product = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                double factor = left[i][k];
                for (int j = 0; j < n; j++) {
                    product[i][j] += factor * right[k][j];
                }
            }
        }
        return product;
    }

    /** The names of all. */
    public List<String> entrants() {
        return pool.entrants();
    }

    /** What the scores say of all together. */
    public Connection connection() {
        return connection;
    }

    /** The names of those whose ratings were given. */
    public List<String> anchors() {
        return anchors.keySet().stream().map(pool.entrants()::get).sorted().toList();
    }

    /** Those whose mean is 0: those whose ratings have two ends, or all if nobody's has; the anchors, if there are some. */
    public List<String> centre() {
        return IntStream.of(ends.centre()).mapToObj(pool.entrants()::get).toList();
    }

    /** Whether the intervals were {@link #scaled}: by what playing the format anew has shown. */
    public boolean isScaled() {
        return scale != 1;
    }

    /** Whether there is any interval: one meeting alone gives none. */
    public boolean hasIntervals() {
        return pool.clusters().size() > 1;
    }

    /** How much more a game varies than a throw of its own: draws make it less than 1, pairs that end alike more. */
    public double dispersion() {
        return dispersion.common();
    }

    /** The same of two who met. */
    double dispersion(int one, int other) {
        return dispersion.of(one, other);
    }

    /** How many of the games that could have been drawn were, in 0..1: of two equals every game can be. */
    public double drawn() {
        double draws = pool.meetings().stream().mapToDouble(Meeting::drawn).sum();
        double possible = pool.clusters().stream()
                .mapToDouble(met -> {
                    double share = fit.share(met.one(), met.other());
                    return 2 * met.games() * Math.min(share, 1 - share);
                })
                .sum();
        return possible == 0 ? 0 : Math.min(1, draws / possible);
    }

    /** Whether the games say anything of an entrant's rating, be it from one side. */
    public boolean hasInterval(String entrant) {
        int i = pool.number(entrant);
        return hasIntervals() && (ends.isBoundedBelow(i) || ends.isBoundedAbove(i));
    }

    /** The rating of an entrant with its 95 % interval; without an end where the games set none. */
    public Interval rating(String entrant) {
        return intervals.computeIfAbsent(pool.number(entrant), this::interval);
    }

    private Interval interval(int i) {
        double value = value(i);
        if (anchors.containsKey(i)) {
            return new Interval(value, value, value);
        }
        boolean hasInterval = ends.isLinked(i) && hasIntervals();
        Profile profile = Profile.of(fit, i, Math.sqrt(variance(i)));
        double reach = scale * dispersion.reach(i);
        return new Interval(
                value,
                hasInterval && ends.isBoundedBelow(i)
                        ? value + Elo.PER_LOGIT * profile.distance(-reach)
                        : Double.NEGATIVE_INFINITY,
                hasInterval && ends.isBoundedAbove(i)
                        ? value + Elo.PER_LOGIT * profile.distance(reach)
                        : Double.POSITIVE_INFINITY);
    }

    /** The rating alone. */
    double value(int entrant) {
        return Elo.PER_LOGIT * (fit.ratings()[entrant] - zero);
    }

    /** By how many of its reaches a strength lies off an entrant's rating: within 1 to each side is its interval. */
    public double reaches(String entrant, double strength) {
        int i = pool.number(entrant);
        double off = strength / Elo.PER_LOGIT - (fit.ratings()[i] - zero);
        boolean isOpen = off > 0 ? !ends.isBoundedAbove(i) : !ends.isBoundedBelow(i);
        return isOpen ? 0 : Profile.of(fit, i, Math.sqrt(variance(i))).root(off) / scale / dispersion.reach(i);
    }

    /** Of a rating against the mean of the centre, in logits. */
    private double variance(int entrant) {
        int[] centre = ends.centre();
        if (!anchors.isEmpty()) {
            return Math.max(0, covariance[entrant][entrant]);
        }
        double own = 0;
        double all = 0;
        for (int i : centre) {
            own += covariance[entrant][i];
            for (int j : centre) {
                all += covariance[i][j];
            }
        }
        return Math.max(
                0, covariance[entrant][entrant] - 2 * own / centre.length + all / centre.length / centre.length);
    }

    /** The standard error of the difference of two ratings. */
    public double deviation(String one, String other) {
        return Elo.PER_LOGIT * deviation(pool.number(one), pool.number(other));
    }

    private double deviation(int one, int other) {
        return Math.sqrt(Math.max(0, covariance[one][one] + covariance[other][other] - 2 * covariance[one][other]));
    }

    /** By how many standard errors the first is rated above the second, as the profile has it; below 0: the other way. */
    public double lead(String one, String other) {
        int i = pool.number(one);
        int j = pool.number(other);
        if (!ends.isLinked(i) || !ends.isLinked(j) || !hasIntervals()) {
            return 0;
        }
        double difference = fit.ratings()[i] - fit.ratings()[j];
        return -Profile.of(fit, i, j, deviation(i, j)).root(-difference) / scale;
    }

    /** How likely the first is stronger than the second; one half where nothing compares the two. */
    public double superiority(String one, String other) {
        double degrees = dispersion.degrees(pool.number(one), pool.number(other));
        return TDistribution.of(degrees).cumulativeProbability(lead(one, other));
    }

    /** How likely an entrant is to be the strongest, the second … of all. */
    public List<Double> placeChances(String entrant) {
        return DoubleStream.of(places().of(pool.number(entrant))).boxed().toList();
    }

    /** The best place that an entrant's strength can have, with 95 % confidence in the range to {@link #worstPlace}. */
    public int bestPlace(String entrant) {
        return places().best(pool.number(entrant));
    }

    /** The worst such place. */
    public int worstPlace(String entrant) {
        return places().worst(pool.number(entrant));
    }

    private PlaceChances places() {
        if (places == null) {
            places = PlaceChances.of(draws(covariance.length > MANY ? FEWER_DRAWS : DRAWS));
        }
        return places;
    }

    private double[][] draws(int number) {
        double heat = dispersion.common() * scale * scale;
        return new Strengths(fit, heat, anchors.keySet(), number, new SplittableRandom(seed)).draws(number);
    }

    /**
     * Strengths of all as the games leave them open, drawn again and again, in Elo points.
     *
     * @param number of draws
     */
    public List<Map<String, Double>> strengths(int number) {
        List<Map<String, Double>> drawn = new ArrayList<>();
        for (double[] draw : draws(number)) {
            Map<String, Double> byName = new HashMap<>();
            for (int i = 0; i < draw.length; i++) {
                byName.put(pool.entrants().get(i), Elo.PER_LOGIT * draw[i]);
            }
            drawn.add(byName);
        }
        return drawn;
    }
}
