package org.botarena.arena.rating.simulation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.analysis.Misfit;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.analysis.Separation;
import org.botarena.arena.tournament.format.Calibration;

/**
 * Compares the ratings of many tournaments with the truth. Where the ratings warn that they do not fit, their
 * intervals and gaps are not counted. One thread while it is filled.
 */
final class Coverage {
    private static final double LEAST = 0.93;
    private static final double MOST = 0.97;
    private static final double FALSE_GAPS = 0.05;
    private static final double FALSE_WARNINGS = 0.05;
    private static final double TRUE_WARNINGS = 0.8;
    private static final double LIKELY = 0.5;

    /** With fewer tournaments, chance makes intervals look too wide. */
    private static final int MANY = 60;

    private final Setting setting;
    private final List<Double> held = new ArrayList<>();
    private int tournaments;
    private int warned;
    private int own;
    private int falseGaps;
    private double claimed;
    private double first;
    private double variance;

    private Coverage(Setting setting) {
        this.setting = setting;
    }

    /** Plays some tournaments from a seed. */
    static Coverage of(Setting setting, int tournaments) {
        Coverage coverage = new Coverage(setting);
        RandomGenerator random = new SplittableRandom(2026);
        for (int i = 0; i < tournaments; i++) {
            World world = setting.world().apply(random);
            Played played = Played.of(setting, world, i);
            Ratings ratings = Ratings.of(played.pool(), i);
            Ratings calibrated = Calibration.of(setting.format(), played.field(), ratings);
            coverage.tournaments++;
            if (Misfit.of(calibrated).isEmpty()) {
                coverage.judge(world, calibrated);
            } else {
                coverage.warned++;
            }
        }
        System.out.println(coverage);
        return coverage;
    }

    private void judge(World world, Ratings ratings) {
        Map<String, Double> truth = world.ratings();
        double mean =
                ratings.centre().stream().mapToDouble(truth::get).average().orElseThrow();
        held.add(world.names().stream()
                .filter(ratings::hasInterval)
                .mapToInt(name -> holds(ratings.rating(name), truth.get(name) - mean) ? 1 : 0)
                .average()
                .orElse(1));
        String watched = world.names().get(0);
        own += holds(ratings.rating(watched), truth.get(watched) - mean) ? 1 : 0;
        List<String> order = world.names().stream()
                .sorted(Comparator.comparingDouble(ratings::elo).reversed())
                .toList();
        falseGaps += hasFalseGap(world, Separation.of(order, ratings).groups()) ? 1 : 0;
        if (setting.hasBest()) {
            judgeFirst(world, ratings);
        }
    }

    private void judgeFirst(World world, Ratings ratings) {
        String best = world.names().stream()
                .max(Comparator.comparingDouble(world::truth))
                .orElseThrow();
        for (String name : world.names()) {
            double chance = ratings.placeChances(name).get(0);
            if (chance > LIKELY) {
                claimed += chance;
                variance += chance * (1 - chance);
                first += name.equals(best) ? 1 : 0;
            }
        }
    }

    private static boolean holds(Interval interval, double truth) {
        return interval.low() <= truth && truth <= interval.high();
    }

    private static boolean hasFalseGap(World world, List<List<String>> groups) {
        double least = Double.POSITIVE_INFINITY;
        boolean isFalse = false;
        for (List<String> group : groups) {
            double above = least;
            isFalse |= group.stream().anyMatch(name -> world.standing(name) >= above);
            least = Math.min(
                    least, group.stream().mapToDouble(world::standing).min().orElseThrow());
        }
        return isFalse;
    }

    private double mean() {
        return held.stream().mapToDouble(Double::doubleValue).average().orElse(1);
    }

    /** The error of the mean: the intervals of one tournament are not independent of each other. */
    private double error() {
        double mean = mean();
        double squares =
                held.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
        return Math.max(0.002, Math.sqrt(squares) / Math.max(1, held.size()));
    }

    /** The intervals contain the truth in at least 0.93 and, with enough games, at most 0.97 of the cases. */
    void assertHolds() {
        assertTrue(mean() + Chance.errors() * error() >= LEAST, this::toString);
        assertTrue(
                !setting.isFull() || held.size() < MANY || mean() - Chance.errors() * error() <= MOST, this::toString);
        assertTrue(own >= Chance.least(held.size(), LEAST), this::toString);
    }

    /** Unfounded warnings occur in at most 5 % of the tournaments. */
    void assertWarnsRarely() {
        assertTrue(warned <= Chance.most(tournaments, FALSE_WARNINGS), this::toString);
    }

    /** Founded warnings occur in at least 80 % of the tournaments. */
    void assertWarns() {
        assertTrue(warned >= Chance.least(tournaments, TRUE_WARNINGS), this::toString);
    }

    /** At least 95 % of the tournaments report no false gap. */
    void assertSeparatesTruly() {
        assertTrue(falseGaps <= Chance.most(tournaments, FALSE_GAPS), this::toString);
    }

    /** The entrants called the best with some chance are the best that often. */
    void assertFirstIsCalibrated() {
        assertTrue(Math.abs(first - claimed) <= Chance.errors() * Math.sqrt(variance) + 1, this::toString);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s, %d tournaments, %d with a warning; of the others intervals hold %.3f (error %.3f), that of the first entrant %.3f; false gaps %d;"
                        + " first: claimed %.1f, true %.0f",
                setting,
                tournaments,
                warned,
                mean(),
                error(),
                (double) own / Math.max(1, held.size()),
                falseGaps,
                claimed,
                first);
    }
}
