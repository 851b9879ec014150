package org.botarena.arena.rating.simulation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.botarena.arena.rating.Interval;
import org.botarena.arena.rating.pool.Evidence;
import org.botarena.arena.rating.pool.Meeting;
import org.botarena.arena.rating.pool.Pool;
import org.botarena.arena.rating.pool.Ratings;
import org.botarena.arena.tournament.format.Bout;
import org.botarena.arena.tournament.format.Calibration;
import org.botarena.arena.tournament.format.Field;
import org.botarena.arena.tournament.format.Score;

/** What the ratings of many tournaments say, against the truth. One thread while it is filled. */
final class Coverage {
    /** Of 99.9 % to one side. */
    private static final double SURE = 3.09;

    /** To both sides. */
    private static final double SURE_BOTH = 3.29;

    private static final double LIKELY = 0.5;

    /** With fewer tournaments chance alone makes intervals look too wide. */
    private static final int MANY = 60;

    private final Setting setting;
    private final List<Double> held = new ArrayList<>();
    private int falseGaps;
    private int rivalries;
    private double claimed;
    private double first;
    private double variance;

    private Coverage(Setting setting) {
        this.setting = setting;
    }

    /** Plays some tournaments; seeded. */
    static Coverage of(Setting setting, int tournaments) {
        Coverage coverage = new Coverage(setting);
        RandomGenerator random = new SplittableRandom(2026);
        for (int i = 0; i < tournaments; i++) {
            coverage.play(setting.world().apply(random), i);
        }
        System.out.println(coverage);
        return coverage;
    }

    private void play(World world, long seed) {
        Field field = new Field(world.names(), setting.pairs(), seed);
        List<Meeting.Game> games = new ArrayList<>();
        List<List<Score>> played = new ArrayList<>();
        for (List<Bout> bouts = setting.format().next(field, played);
                !bouts.isEmpty();
                bouts = setting.format().next(field, played)) {
            List<Score> round = new ArrayList<>();
            for (Bout bout : bouts) {
                List<Meeting.Game> pair = world.meet(bout.one(), bout.other(), bout.pair());
                games.addAll(pair);
                round.add(score(bout, pair));
            }
            played.add(round);
        }
        Pool pool = Pool.of(world.names(), Meeting.of(games));
        judge(world, pool, Calibration.of(setting.format(), field, Ratings.of(pool, seed)));
    }

    private static Score score(Bout bout, List<Meeting.Game> pair) {
        int wins = (int) pair.stream().filter(game -> game.points() == 1).count();
        int losses = (int) pair.stream().filter(game -> game.points() == 0).count();
        int draws = pair.size() - wins - losses;
        return new Score(
                bout,
                new Score.Side(wins, draws, wins - losses, 0, 1),
                new Score.Side(losses, draws, losses - wins, 0, 1));
    }

    private void judge(World world, Pool pool, Ratings ratings) {
        double mean =
                ratings.centre().stream().mapToDouble(world::truth).average().orElseThrow();
        held.add(world.names().stream()
                .filter(ratings::hasInterval)
                .mapToInt(name -> holds(ratings.rating(name), world.truth(name) - mean) ? 1 : 0)
                .average()
                .orElse(1));
        List<String> order = world.names().stream()
                .sorted(Comparator.comparingDouble(
                                (String name) -> ratings.rating(name).value())
                        .reversed())
                .toList();
        Evidence evidence = Evidence.of(order, pool, ratings);
        falseGaps += hasFalseGap(world, evidence.separation().groups()) ? 1 : 0;
        rivalries += evidence.cycles().isEmpty() && evidence.nemeses().isEmpty() ? 0 : 1;
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
            isFalse |= group.stream().anyMatch(name -> world.truth(name) >= above);
            least = Math.min(
                    least, group.stream().mapToDouble(world::truth).min().orElseThrow());
        }
        return isFalse;
    }

    private double mean() {
        return held.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    /** Of the mean: the intervals of one tournament are not independent of each other. */
    private double error() {
        double mean = mean();
        double squares =
                held.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
        return Math.max(0.002, Math.sqrt(squares) / held.size());
    }

    /** The intervals hold the truth in 0.93 at least, and where there are games enough in 0.97 at most. */
    void assertHolds() {
        assertTrue(mean() + SURE * error() >= 0.93, this::toString);
        assertTrue(!setting.isFull() || held.size() < MANY || mean() - SURE * error() <= 0.97, this::toString);
    }

    /** No gap is told where there is none, in 95 % of the tournaments. */
    void assertSeparatesTruly() {
        assertRare(falseGaps);
    }

    /** No nemesis and no cycle is told, in 95 % of the tournaments. */
    void assertTellsNoRivalry() {
        assertRare(rivalries);
    }

    private void assertRare(int times) {
        int most = BinomialDistribution.of(held.size(), 0.05).inverseSurvivalProbability(0.001);
        assertTrue(times <= most, () -> "%d of %d, at most %d: %s".formatted(times, held.size(), most, this));
    }

    /** Who is called the best with some chance is the best so often. */
    void assertFirstIsCalibrated() {
        assertTrue(Math.abs(first - claimed) <= SURE_BOTH * Math.sqrt(variance) + 1, this::toString);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s, %d tournaments: intervals hold %.3f (error %.3f); false gaps %d, rivalries %d; first: claimed %.1f, true %.0f",
                setting,
                held.size(),
                mean(),
                error(),
                falseGaps,
                rivalries,
                claimed,
                first);
    }
}
