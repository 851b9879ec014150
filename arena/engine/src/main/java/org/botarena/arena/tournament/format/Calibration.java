package org.botarena.arena.tournament.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import org.botarena.arena.rating.Elo;
import org.botarena.arena.rating.analysis.Ratings;
import org.botarena.arena.rating.pool.PairResult;
import org.botarena.arena.rating.pool.Pool;

/**
 * Computes how much wider intervals must be if a format draws its rounds from results. A lucky winner meets stronger
 * opponents, plays on, or ends the tournament, which no formula based only on the games covers. The format is therefore
 * simulated many times and rated like the original (a parametric bootstrap). The simulated strengths are drawn from the
 * uncertainty that the games leave. If all entrants may be equal, it is also simulated among equals, where only luck
 * decides the pairings. For one thread at a time.
 */
public final class Calibration {
    private static final int MOST_TOURNAMENTS = 100;
    private static final int FEWEST_TOURNAMENTS = 6;

    /**
     * The number of intervals to try. More would cost more time than they are worth, and fewer would miss the far end.
     */
    private static final int MOST_INTERVALS = 1600;

    private static final int FEWEST_INTERVALS = 40;

    /**
     * The budget in units of {@link Format#effort}; a number instead of a time, so that every machine gets the same
     * result.
     */
    private static final double WORK = 1e7;

    private static final double HELD = 0.95;

    private final Format format;
    private final Participants field;
    private final Ratings ratings;
    private final RandomGenerator random;

    private Calibration(Format format, Participants field, Ratings ratings) {
        this.format = format;
        this.field = field;
        this.ratings = ratings;
        random = new SplittableRandom(field.seed());
    }

    /**
     * The ratings with intervals of the required width. They never get narrower, stay unchanged where rounds are fixed,
     * and disappear if the tournament is too large to simulate.
     */
    public static Ratings of(Format format, Participants field, Ratings ratings) {
        if (format.isFixed() || !ratings.hasIntervals()) {
            return ratings;
        }
        int tournaments = tournaments(format, field);
        boolean isTooLarge = tournaments < FEWEST_TOURNAMENTS
                || tournaments * field.entrants().size() < FEWEST_INTERVALS;
        return isTooLarge
                ? ratings.withoutIntervals()
                : new Calibration(format, field, ratings).calibrated(tournaments);
    }

    private static int tournaments(Format format, Participants field) {
        int wanted =
                Math.max(FEWEST_TOURNAMENTS, MOST_INTERVALS / field.entrants().size());
        return (int) Math.min(Math.min(MOST_TOURNAMENTS, wanted), WORK / format.effort(field));
    }

    private Ratings calibrated(int tournaments) {
        double scale = reach(ratings.strengths(tournaments));
        if (ratings.mayBeOfEquals()) {
            Map<String, Double> equals = new HashMap<>();
            ratings.entrants().forEach(entrant -> equals.put(entrant, 0.0));
            scale = Math.max(scale, reach(Collections.nCopies(tournaments, equals)));
        }
        return ratings.scaled(Math.max(1, scale));
    }

    /** The factor by which the intervals must be widened to hold in these tournaments. */
    private double reach(List<Map<String, Double>> tournaments) {
        double[] reaches =
                tournaments.stream().flatMapToDouble(this::reaches).sorted().toArray();
        return reaches.length == 0 ? 1 : reaches[(int) (HELD * reaches.length)];
    }

    /** The distances of one tournament's ratings from these strengths, in multiples of their intervals. */
    private DoubleStream reaches(Map<String, Double> strengths) {
        List<PairResult> meetings = new ArrayList<>();
        List<List<Score>> played = new ArrayList<>();
        Participants drawn = new Participants(field.entrants(), field.pairs(), random.nextLong(), field.stays());
        for (List<GamePair> bouts = format.next(drawn, played); !bouts.isEmpty(); bouts = format.next(drawn, played)) {
            List<Score> round = new ArrayList<>();
            for (GamePair bout : bouts) {
                int[] results = pair(strengths.get(bout.one()) - strengths.get(bout.other()));
                meetings.add(new PairResult(bout.one(), bout.other(), results[2], results[1], results[0]));
                round.add(score(bout, results));
            }
            played.add(round);
        }
        Ratings found = Ratings.of(Pool.of(ratings.entrants(), meetings), field.seed());
        double mean =
                found.centre().stream().mapToDouble(strengths::get).average().orElseThrow();
        return found.entrants().stream()
                .filter(found::hasInterval)
                .mapToDouble(entrant -> Math.abs(found.reaches(entrant, strengths.get(entrant) - mean)));
    }

    private Score score(GamePair bout, int[] results) {
        int ahead = results[2] - results[0];
        return new Score(
                bout,
                new Score.Side(results[2], results[1], ahead, 0, random.nextDouble()),
                new Score.Side(results[0], results[1], -ahead, 0, random.nextDouble()));
    }

    /** Simulates two games with the same rate of draws and the same correlation as the real ones: lost, drawn, won. */
    private int[] pair(double difference) {
        double share = Elo.share(difference);
        double draws = ratings.drawn() * 2 * Math.min(share, 1 - share);
        double alike = Math.max(-1, Math.min(1, ratings.dispersion() / (1 - draws / 4 / share / (1 - share)) - 1));
        double luck = random.nextDouble();
        boolean isTied = random.nextDouble() < Math.abs(alike);
        double again = isTied ? alike > 0 ? luck : 1 - luck : random.nextDouble();
        int[] results = new int[3];
        for (double game : new double[] {luck, again}) {
            results[game < share - draws / 2 ? 2 : game < share + draws / 2 ? 1 : 0]++;
        }
        return results;
    }
}
