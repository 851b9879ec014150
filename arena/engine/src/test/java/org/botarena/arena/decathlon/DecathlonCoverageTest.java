package org.botarena.arena.decathlon;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.simulation.Chance;
import org.botarena.arena.rating.simulation.Played;
import org.botarena.arena.rating.simulation.Setting;
import org.botarena.arena.rating.simulation.World;
import org.botarena.arena.tournament.format.RoundRobin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Decathlons of five games and ten authors with known strengths, different in each game, rated by the arena. Each
 * test prints its figures; chance lets the suite fail once in a thousand builds.
 */
class DecathlonCoverageTest {
    private static final double LEAST = 0.93;
    private static final int AUTHORS = 10;

    /** Standard deviations in Elo: of an author's mean strength, and of its differences between games. */
    private static final double COMMON = 150;

    private static final double OF_A_GAME = 100;

    /** A game of the decathlon: its pairs, and how games end. */
    private record Kind(int pairs, World.Games games) {}

    private static final List<Kind> KINDS = List.of(
            new Kind(1, new World.Games(0, 0, 0)),
            new Kind(2, new World.Games(0.6, 0, 0)),
            new Kind(2, new World.Games(0, 0.5, 0)),
            new Kind(4, new World.Games(0, -0.5, 0)),
            new Kind(20, new World.Games(0.2, 0, 0)));

    @Test
    void theJointIntervalHoldsTheMeanOfTheStrengths() {
        assertHolds(20);
    }

    @Tag("full")
    @Test
    void theJointIntervalHoldsInThreeHundredDecathlons() {
        assertHolds(300);
    }

    private static void assertHolds(int decathlons) {
        RandomGenerator random = new SplittableRandom(2026);
        List<Double> held = new ArrayList<>();
        for (int i = 0; i < decathlons; i++) {
            held.add(held(random, i));
        }
        double mean = mean(held, one -> one);
        // The intervals of one decathlon are not independent of each other.
        double error = Math.max(0.002, Math.sqrt(mean(held, one -> Math.pow(one - mean, 2)) / held.size()));
        String told = String.format(
                Locale.ROOT, "%d decathlons: joint intervals hold %.3f (error %.3f)", decathlons, mean, error);
        System.out.println(told);
        assertTrue(mean + Chance.errors() * error >= LEAST, told);
    }

    /** The share of the authors whose interval holds the truth, in one decathlon. */
    private static double held(RandomGenerator random, long seed) {
        double[] common = strengths(new double[AUTHORS], COMMON, random);
        List<Discipline> disciplines = new ArrayList<>();
        Map<String, Double> truth = new HashMap<>();
        for (Kind kind : KINDS) {
            World world = new World(strengths(common, OF_A_GAME, random), kind.games, random);
            Setting setting = new Setting("round robin", new RoundRobin(), kind.pairs, false, any -> world);
            Ratings ratings = Ratings.of(Played.of(setting, world, seed).pool(), seed);
            double zero = mean(ratings.centre(), world::truth);
            world.names().forEach(name -> truth.merge(name, (world.truth(name) - zero) / KINDS.size(), Double::sum));
            disciplines.add(new Discipline("", "", "", 1, results(ratings), List.of()));
        }
        List<Decathlon.Row> rows = Decathlon.of(disciplines).ranking().rows().stream()
                .filter(row -> !row.joint().kind().equals("none"))
                .toList();
        return mean(rows, row -> holds(row.joint(), truth.get(row.author())) ? 1 : 0);
    }

    private static double[] strengths(double[] means, double deviation, RandomGenerator random) {
        return Arrays.stream(means)
                .map(mean -> mean + deviation * random.nextGaussian())
                .toArray();
    }

    private static Map<String, Discipline.Result> results(Ratings ratings) {
        return ratings.entrants().stream()
                .collect(Collectors.toMap(name -> name, name -> new Discipline.Result(1, 0.5, ratings.rating(name))));
    }

    private static boolean holds(Interval interval, double truth) {
        return interval.low() <= truth && truth <= interval.high();
    }

    private static <T> double mean(List<T> all, ToDoubleFunction<T> value) {
        return all.stream().mapToDouble(value).average().orElseThrow();
    }
}
