package org.botarena.arena.decathlon;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.botarena.arena.rating.Interval;

/**
 * An author's strength over several games: the mean of the ratings, each relative to the field of its game. Each game
 * has its own Bradley-Terry fit, and all games have the same weight, whatever their number of pairs.
 *
 * <p>A single fit of all games' meetings would be biased. An author has a different strength in each game, and a
 * mixture of logistic curves is flatter than each of them, so one fit draws the strengths together. If an author's
 * strengths differ by 100 points, all differences become a tenth smaller. The intervals then cover the mean strength
 * in 0.92 of the cases with four pairs a pairing, and in 0.74 of them with twenty. A single fit would also lose the
 * intervals that a format gets from simulated rounds.
 *
 * <p>The fits of different games have no game in common, so their errors are independent. The ends are combined after
 * Zou and Donner (Statistics in Medicine 27, 2008): the squares of the distances to the lower ends add up, and so do
 * those to the upper ends. So an interval may be asymmetric, and an end that is open in one game is open in the mean.
 */
final class JointRating {
    private JointRating() {}

    /**
     * The mean of ratings, with a 95 % interval.
     *
     * @param ratings of one author in different games, at least one
     */
    static Interval of(List<Interval> ratings) {
        double mean = ratings.stream().mapToDouble(Interval::value).average().orElseThrow();
        return new Interval(
                mean,
                mean - distance(ratings, rating -> rating.value() - rating.low()),
                mean + distance(ratings, rating -> rating.high() - rating.value()));
    }

    private static double distance(List<Interval> ratings, ToDoubleFunction<Interval> end) {
        double squares = ratings.stream()
                .mapToDouble(rating -> Math.pow(end.applyAsDouble(rating), 2))
                .sum();
        return Math.sqrt(squares) / ratings.size();
    }
}
