package org.botarena.search.evaluation;

import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The value of a position to a player, from the player's side. Small evaluations are added and weighted to form larger
 * ones: {@code mobility.times(30).plus(corners.times(60))}. This is the weighted sum of features of the Sherbrooke
 * course (search, "fonction d'évaluation"): Eval(s) = w1 f1(s) + w2 f2(s) + … Features are in -1..1, so that the
 * weights are comparable. The weights add up to less than {@link #WIN}, so a won game is worth more than any estimate.
 *
 * @param <P> the positions that it judges
 */
@FunctionalInterface
public interface Evaluation<P extends Position<P>> {
    /** The value of a won game; a lost one has the negative value. The Bordeaux course uses the same number. */
    double WIN = 100;

    /** The value of a position to a player, in -WIN..WIN. */
    double of(P position, int player);

    /** The sum of two evaluations. */
    default Evaluation<P> plus(Evaluation<P> other) {
        return (position, player) -> of(position, player) + other.of(position, player);
    }

    /** This one, weighted. */
    default Evaluation<P> times(double weight) {
        return (position, player) -> weight * of(position, player);
    }

    /** An evaluation that knows nothing before the end: 0. */
    static <P extends Position<P>> Evaluation<P> nothing() {
        return (position, player) -> 0;
    }

    /** The evaluation for agents that play all games, in -98..98; 0 in an {@linkplain GameEvaluation unknown} game. */
    static <P extends Position<P>> Evaluation<P> suited(Rules<P> rules) {
        return GameEvaluation.known(rules).map(known -> known.suited(rules)).orElse(nothing());
    }

    /** The lead of one number over another as a feature, in -1..1, or 0 if both are 0. */
    static double lead(double own, double others) {
        double all = own + others;
        return all == 0 ? 0 : (own - others) / all;
    }
}
