package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.botarena.arena.rating.Elo;

/** A tournament of entrants with true strengths, without games. For one thread. */
final class Simulated {
    final Participants field;
    final List<List<Score>> played = new ArrayList<>();
    private final Format format;
    private final Map<String, Double> truth;
    private final RandomGenerator random;

    /** The true ratings, by the numbers of the entrants: agent00, agent01 and so on. */
    Simulated(Format format, int pairs, long seed, double... truth) {
        List<String> names = IntStream.range(0, truth.length)
                .mapToObj("agent%02d"::formatted)
                .toList();
        this.format = format;
        this.field = new Participants(names, pairs, seed, Map.of());
        this.truth = new HashMap<>();
        IntStream.range(0, truth.length).forEach(i -> this.truth.put(names.get(i), truth[i]));
        random = new SplittableRandom(seed);
        format.check(field);
    }

    static double[] equal(int entrants) {
        return new double[entrants];
    }

    /** Each 400 above the next. */
    static double[] steps(int entrants) {
        double[] truth = new double[entrants];
        Arrays.setAll(truth, i -> -400.0 * i);
        return truth;
    }

    /** Plays the next round; returns whether there was one. */
    boolean round() {
        List<GamePair> bouts = format.next(field, played);
        if (!bouts.isEmpty()) {
            played.add(bouts.stream().map(this::play).toList());
        }
        return !bouts.isEmpty();
    }

    Simulated toTheEnd() {
        while (round()) {
            // each round needs the last
        }
        return this;
    }

    private Score play(GamePair bout) {
        double share = Elo.share(truth.get(bout.one()) - truth.get(bout.other()));
        int wins = (random.nextDouble() < share ? 1 : 0) + (random.nextDouble() < share ? 1 : 0);
        return new Score(
                bout,
                new Score.Side(wins, 0, 10 * (wins - 1), 0, 100),
                new Score.Side(2 - wins, 0, 10 * (1 - wins), 0, 100));
    }

    long games() {
        return 2 * played.stream().mapToLong(List::size).sum();
    }

    List<GamePair> bouts() {
        return played.stream().flatMap(List::stream).map(Score::bout).toList();
    }

    Map<String, Integer> tiers() {
        return format.tiers(field, played);
    }

    /** The entrants in the order of their tiers. */
    List<String> order() {
        Map<String, Integer> tiers = tiers();
        return field.entrants().stream()
                .sorted(Comparator.comparing(tiers::get))
                .toList();
    }
}
