package org.botarena.arena.rating.simulation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.PairResult;

/**
 * Entrants with known strengths, and how their games end. All chances to score follow the model, unless the world has
 * a feature that no rating can express. One thread at a time.
 */
public final class World {
    /**
     * How the two games of a pair end. Immutable.
     *
     * @param drawn the share of possible draws that are drawn, in 0..1
     * @param alike the share of pairs in which both games end alike for an entrant, because the opening suits it in
     *     either seat. Below 0 it is the share in which the opening decides, so each entrant wins one game.
     * @param openings the number of openings, on each of which deterministic agents always repeat their games. 0
     *     means unlimited openings and random agents.
     */
    public record Games(double drawn, double alike, int openings) {
        static final Games INDEPENDENT = new Games(0, 0, 0);
    }

    /** The number of quantiles for an opening's effect, on each side of its mean. */
    private static final int QUANTILES = 20;

    private static final int STEPS = 200;

    private final List<String> names;
    private final double[] truth;
    private final Games games;
    private final RandomGenerator random;
    private final Map<String, double[]> known = new HashMap<>();
    private final Map<List<String>, Double> nemeses = new HashMap<>();
    private final Map<List<Object>, Double> onOpenings = new HashMap<>();
    private double luck;
    private double openings;
    private boolean isDrawnByStrength;
    private long played;

    public World(double[] truth, Games games, RandomGenerator random) {
        this.truth = truth.clone();
        this.games = games;
        this.random = random;
        names = IntStream.range(0, truth.length)
                .mapToObj("agent%03d"::formatted)
                .toList();
    }

    /** Entrants with normally distributed strengths. */
    static World spread(int entrants, double elo, Games games, RandomGenerator random) {
        double[] truth = new double[entrants];
        Arrays.setAll(truth, i -> elo * random.nextGaussian());
        return new World(truth, games, random);
    }

    /** Makes an entrant play this many points weaker against one opponent than against all others. Returns itself. */
    World withNemesis(int entrant, int opponent, double elo) {
        nemeses.put(List.of(names.get(entrant), names.get(opponent)), elo);
        return this;
    }

    /**
     * Makes every pairing deviate from the strengths, normally distributed with this deviation in points. Returns
     * itself.
     */
    World withCycles(double elo) {
        for (int one = 0; one < truth.length; one++) {
            for (int other = 0; other < one; other++) {
                withNemesis(one, other, elo * random.nextGaussian());
            }
        }
        return this;
    }

    /** Decides this share of the games by luck, with equal chances. Returns itself. */
    World withLuck(double share) {
        luck = share;
        return this;
    }

    /**
     * Makes every entrant better or worse on each opening, normally distributed with this deviation in points.
     * Returns itself.
     */
    World withOpenings(double elo) {
        openings = elo;
        return this;
    }

    /** Makes strong entrants draw more of the possible draws than weak ones. Returns itself. */
    World withDrawsByStrength() {
        isDrawnByStrength = true;
        return this;
    }

    boolean isNemesis(String entrant, String opponent) {
        return nemeses.containsKey(List.of(entrant, opponent));
    }

    /** The number of nemeses. */
    int nemeses() {
        return nemeses.size();
    }

    /** The share of the points of the first against the second, over all openings. */
    double share(String one, String other) {
        return openings == 0
                ? share(one, other, 0)
                : IntStream.rangeClosed(-QUANTILES, QUANTILES)
                        .mapToDouble(i -> NormalDistribution.of(0, 1)
                                .inverseCumulativeProbability((i + QUANTILES + 0.5) / (2 * QUANTILES + 1)))
                        .map(z -> share(one, other, z * openings * Math.sqrt(2)))
                        .average()
                        .orElseThrow();
    }

    private double share(String one, String other, double better) {
        double weaker = nemeses.getOrDefault(List.of(one, other), 0.0) - nemeses.getOrDefault(List.of(other, one), 0.0);
        return luck / 2 + (1 - luck) * Elo.share(truth(one) - truth(other) - weaker + better);
    }

    private double on(int start, String name) {
        return onOpenings.computeIfAbsent(List.of(start, name), key -> openings * random.nextGaussian());
    }

    /** The share of the points against all others: the result of an endless round robin. */
    double standing(String name) {
        return names.stream()
                .filter(other -> !other.equals(name))
                .mapToDouble(other -> share(name, other))
                .average()
                .orElseThrow();
    }

    /** The ratings from an endless round robin; in a world that follows the model, its strengths. */
    Map<String, Double> ratings() {
        if (nemeses.isEmpty() && luck == 0 && openings == 0) {
            return names.stream().collect(Collectors.toMap(name -> name, this::truth));
        }
        double[] strength = new double[truth.length];
        Arrays.fill(strength, 1);
        double[] standings = names.stream().mapToDouble(this::standing).toArray();
        for (int step = 0; step < STEPS; step++) {
            for (int i = 0; i < strength.length; i++) {
                double sum = 0;
                for (int j = 0; j < strength.length; j++) {
                    sum += i == j ? 0 : 1 / (strength[i] + strength[j]);
                }
                strength[i] = (strength.length - 1) * standings[i] / sum;
            }
        }
        double mean = Arrays.stream(strength).map(Math::log).average().orElseThrow();
        Map<String, Double> ratings = new HashMap<>();
        for (int i = 0; i < strength.length; i++) {
            ratings.put(names.get(i), Elo.PER_LOGIT * (Math.log(strength[i]) - mean));
        }
        return ratings;
    }

    public List<String> names() {
        return names;
    }

    public double truth(String name) {
        return truth[names.indexOf(name)];
    }

    /** One pair of games on the opening with this index. */
    List<PairResult.Game> meet(String one, String other, int pair) {
        int start = games.openings == 0 ? pair : pair % games.openings;
        double[] points = games.openings == 0
                ? drawn(one, other, start)
                : known.computeIfAbsent(one + " " + other + " " + start, key -> drawn(one, other, start));
        return List.of(
                new PairResult.Game(one, other, start, course(start, 0), points[0]),
                new PairResult.Game(one, other, start, course(start, 1), points[1]));
    }

    private long course(int start, int seating) {
        return games.openings == 0 ? played++ : 2L * start + seating;
    }

    private double[] drawn(String one, String other, int start) {
        double share = share(one, other, openings == 0 ? 0 : on(start, one) - on(start, other));
        double drawn = isDrawnByStrength ? Elo.share(truth(one) + truth(other)) : games.drawn;
        double chance = random.nextDouble();
        boolean isTied = random.nextDouble() < Math.abs(games.alike);
        double again = isTied ? games.alike > 0 ? chance : 1 - chance : random.nextDouble();
        return new double[] {points(share, drawn, chance), points(share, drawn, again)};
    }

    /** Their mean is the share. */
    private static double points(double share, double drawn, double chance) {
        double draws = drawn * 2 * Math.min(share, 1 - share);
        double wins = share - draws / 2;
        return chance < wins ? 1 : chance < wins + draws ? 0.5 : 0;
    }
}
