package org.botarena.arena.rating.simulation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.pool.Meeting;

/**
 * Entrants whose strengths are known, and how their games end: every chance to score is the model's. One thread at a time.
 */
public final class World {
    /**
     * How the two games of a pair end. Immutable.
     *
     * @param drawn how many of the games that could be drawn are, in 0..1
     * @param alike in how many pairs both games end alike for an entrant: the opening suits it, whoever begins; below 0: in
     *     how many the opening decides, and who wins one game loses the other
     * @param openings there are; on one of them, deterministic agents play the same games whenever they meet; 0: any
     *     number of openings, and agents that play at random
     */
    public record Games(double drawn, double alike, int openings) {
        static final Games INDEPENDENT = new Games(0, 0, 0);
    }

    private final List<String> names;
    private final double[] truth;
    private final Games games;
    private final RandomGenerator random;
    private final Map<String, double[]> known = new HashMap<>();
    private final Map<List<String>, Double> nemeses = new HashMap<>();
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

    /** Makes an entrant play so many points weaker against one opponent than against all others. Returns itself. */
    World withNemesis(int entrant, int opponent, double elo) {
        nemeses.put(List.of(names.get(entrant), names.get(opponent)), elo);
        return this;
    }

    boolean isNemesis(String entrant, String opponent) {
        return nemeses.containsKey(List.of(entrant, opponent));
    }

    /** How many there are. */
    int nemeses() {
        return nemeses.size();
    }

    /** The share of the points that one makes of its games with another. */
    double share(String one, String other) {
        double weaker = nemeses.getOrDefault(List.of(one, other), 0.0) - nemeses.getOrDefault(List.of(other, one), 0.0);
        return Elo.share(truth(one) - truth(other) - weaker);
    }

    public List<String> names() {
        return names;
    }

    public double truth(String name) {
        return truth[names.indexOf(name)];
    }

    /** One pair of games on the opening with this index. */
    List<Meeting.Game> meet(String one, String other, int pair) {
        int start = games.openings == 0 ? pair : pair % games.openings;
        double[] points = games.openings == 0
                ? drawn(one, other)
                : known.computeIfAbsent(one + " " + other + " " + start, key -> drawn(one, other));
        return List.of(
                new Meeting.Game(one, other, start, course(start, 0), points[0]),
                new Meeting.Game(one, other, start, course(start, 1), points[1]));
    }

    private long course(int start, int seating) {
        return games.openings == 0 ? played++ : 2L * start + seating;
    }

    private double[] drawn(String one, String other) {
        double share = share(one, other);
        double luck = random.nextDouble();
        boolean isTied = random.nextDouble() < Math.abs(games.alike);
        double again = isTied ? games.alike > 0 ? luck : 1 - luck : random.nextDouble();
        return new double[] {points(share, luck), points(share, again)};
    }

    /** Their mean is the share. */
    private double points(double share, double luck) {
        double draws = games.drawn * 2 * Math.min(share, 1 - share);
        double wins = share - draws / 2;
        return luck < wins ? 1 : luck < wins + draws ? 0.5 : 0;
    }
}
