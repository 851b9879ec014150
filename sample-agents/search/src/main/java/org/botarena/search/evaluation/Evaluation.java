package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * What a position is worth to a player, from his own side. Small ones are added and weighted to larger ones:
 * {@code mobility.times(30).plus(corners.times(60))}, the weighted sum of features of the course of Sherbrooke (search,
 * "fonction d'évaluation"): Eval(s) = w1 f1(s) + w2 f2(s) + … Features are in -1..1, so that the weights compare, and the
 * weights add up to less than {@link #WIN}: a game that is won is worth more than any promise.
 *
 * @param <P> the positions that it judges
 */
@FunctionalInterface
public interface Evaluation<P extends Position<P>> {
    /** What a won game is worth; a lost one is worth the negative (the course of Bordeaux has the same number). */
    double WIN = 100;

    /** The worth of a position to a player, in -WIN..WIN. */
    double of(P position, int player);

    /** The sum of two. */
    default Evaluation<P> plus(Evaluation<P> other) {
        return (position, player) -> of(position, player) + other.of(position, player);
    }

    /** This one, weighted. */
    default Evaluation<P> times(double weight) {
        return (position, player) -> weight * of(position, player);
    }

    /** Nothing is known before the end: 0. */
    static <P extends Position<P>> Evaluation<P> nothing() {
        return (position, player) -> 0;
    }

    /** What an agent that plays all games takes, in -98..98; 0 in a game that is not {@linkplain GameEvaluation known}. */
    static <P extends Position<P>> Evaluation<P> suited(Rules<P> rules) {
        return GameEvaluation.known(rules).map(known -> known.suited(rules)).orElse(nothing());
    }

    /** The lead of one number over another as a feature: 0 where both are 0, never outside -1..1. */
    static double lead(double own, double others) {
        double all = own + others;
        return all == 0 ? 0 : (own - others) / all;
    }
}
