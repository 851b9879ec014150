package org.botarena.arena.rating.pool;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.Superiority;

/**
 * How strong the entrants of a pool are, and how sure that is. Immutable.
 *
 * <p>The errors of the ratings come from the meetings where they are enough: the pool is drawn anew {@value #DRAWS} times,
 * meeting by meeting, and rated again, which counts draws and the likeness of a pair's two games for what they are. With
 * more entrants, or fewer meetings, they come from the model, which takes every game for a throw of its own.
 */
public final class Ratings {
    /** The chance from which on one entrant counts as better than another: 95 % of both ends together. */
    public static final double SURE = 0.975;

    static final int DRAWS = 1000;
    static final int MOST_REFITTED = 50;
    static final int FEWEST_MEETINGS = 20;

    /** Virtual draws between two who met, where there is no best estimate: ten wins of ten count 10.25 of 10.5. */
    static final double PRIOR = 0.5;

    private static final double CLOSE = 1e-9;
    private static final double CLOSE_REFITTED = 1e-3;

    private final Pool pool;
    private final Map<Integer, Double> anchors = new HashMap<>();
    private final Connection connection;
    private final boolean isRefitted;
    private final double[] ratings;
    private final double[][] covariance;
    private final PlaceChances places;

    private Ratings(Pool pool, Map<String, Double> anchors, double prior, boolean mayRefit, RandomGenerator random) {
        this.pool = pool;
        anchors.forEach((entrant, rating) -> this.anchors.put(pool.number(entrant), rating));
        Scores scores = pool.scores();
        connection = Connection.of(scores);
        BradleyTerry model = model(scores, prior);
        ratings = model.ratings(new double[scores.entrants()], CLOSE);
        isRefitted = mayRefit
                && connection == Connection.STRONG
                && scores.entrants() <= MOST_REFITTED
                && pool.fewestMeetings() >= FEWEST_MEETINGS;
        double[][] drawn = new double[DRAWS][];
        if (isRefitted) {
            Arrays.setAll(drawn, i -> model(pool.drawn(random), prior).ratings(ratings, CLOSE_REFITTED));
            covariance = covariance(drawn);
        } else {
            Cholesky information = model.information(ratings);
            Arrays.setAll(drawn, i -> scattered(information, random));
            covariance = model.covariance(information);
        }
        places = PlaceChances.of(drawn);
    }

    /**
     * Rates a pool; the mean rating is 0.
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
        anchors.keySet().stream()
                .filter(name -> !pool.entrants().contains(name))
                .forEach(name -> {
                    throw new IllegalArgumentException("the anchor '%s' is not an entrant".formatted(name));
                });
        return new Ratings(pool, anchors, 0, true, new SplittableRandom(seed));
    }

    /** Rates a pool with the model's errors, however many met: quick enough to be asked before every round. */
    public static Ratings byModel(Pool pool, long seed) {
        return new Ratings(pool, Map.of(), 0, false, new SplittableRandom(seed));
    }

    /** With virtual draws between all who met. */
    static Ratings withPrior(Pool pool, double prior, long seed) {
        return new Ratings(pool, Map.of(), prior, true, new SplittableRandom(seed));
    }

    private BradleyTerry model(Scores scores, double prior) {
        Connection connected = Connection.of(scores);
        double draws = connected == Connection.STRONG ? prior : Math.max(prior, PRIOR);
        return new BradleyTerry(draws == 0 ? scores : scores.withDraws(draws, connected == Connection.BROKEN), anchors);
    }

    /** Drawn with the model's errors; without anchors all are shifted alike, which moves nobody to another place. */
    private double[] scattered(Cholesky information, RandomGenerator random) {
        double[] drawn = new double[ratings.length];
        Arrays.setAll(drawn, i -> anchors.containsKey(i) ? 0 : random.nextGaussian());
        double[] errors = information.backward(drawn);
        Arrays.setAll(drawn, i -> ratings[i] + errors[i]);
        return drawn;
    }

    private static double[][] covariance(double[][] draws) {
        int n = draws[0].length;
        double[] mean = new double[n];
        Arrays.setAll(
                mean,
                i -> Arrays.stream(draws)
                        .mapToDouble(drawn -> drawn[i])
                        .average()
                        .orElseThrow());
        double[][] covariance = new double[n][n];
        for (double[] drawn : draws) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    covariance[i][j] += (drawn[i] - mean[i]) * (drawn[j] - mean[j]) / (draws.length - 1);
                }
            }
        }
        return covariance;
    }

    /** The names of all. */
    public List<String> entrants() {
        return pool.entrants();
    }

    /** What the scores say of all together; unless it is strong, virtual draws were added. */
    public Connection connection() {
        return connection;
    }

    /** Whether the errors come from the meetings drawn anew, not from the model. */
    public boolean isRefitted() {
        return isRefitted;
    }

    /** The names of those whose ratings were given. */
    public List<String> anchors() {
        return anchors.keySet().stream().map(pool.entrants()::get).sorted().toList();
    }

    /** The rating of an entrant with its 95 % interval. */
    public Interval rating(String entrant) {
        int i = pool.number(entrant);
        return Interval.normal(ratings[i], Math.sqrt(Math.max(0, covariance[i][i])));
    }

    /** The standard error of the difference of two ratings. */
    public double deviation(String one, String other) {
        int i = pool.number(one);
        int j = pool.number(other);
        return Math.sqrt(Math.max(0, covariance[i][i] + covariance[j][j] - 2 * covariance[i][j]));
    }

    /** How likely the first is stronger than the second. */
    public double superiority(String one, String other) {
        return Superiority.ofDifference(ratings[pool.number(one)] - ratings[pool.number(other)], deviation(one, other));
    }

    /** How likely an entrant is to be the strongest, the second … of all. */
    public List<Double> placeChances(String entrant) {
        return DoubleStream.of(places.of(pool.number(entrant))).boxed().toList();
    }

    /** The best place that an entrant's strength can have, with 95 % confidence in the range to {@link #worstPlace}. */
    public int bestPlace(String entrant) {
        return places.best(pool.number(entrant));
    }

    /** The worst such place. */
    public int worstPlace(String entrant) {
        return places.worst(pool.number(entrant));
    }
}
