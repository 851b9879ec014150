package org.botarena.search.montecarlo;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * Flat Monte-Carlo: the same number of random games after every move, then the first move with the highest utility.
 *
 * <p>By counts: {@code Budget.units(n)} gives each move n games ({@code Randy_MC} of the course on Matches with {@link
 * Utility#SCORING}; the flat agent of the course on Reversi with {@link Utility#RATIO}, which plays the best win
 * ratio). By time: {@code Budget.of(game.budget(share))}, asked before each round.
 *
 * <p>Conventions: a unit of the budget is a round, one game after every move. Games are seen from the side of the
 * player to move. Among equals the first move in the game's order is played. The search looks only one move ahead, so
 * it does not see good replies. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class FlatMonteCarlo<P extends Position<P>> {
    private final Rules<P> rules;
    private final Utility utility;
    private final RandomGenerator random;
    private Arms<P> arms;

    /** Makes a search for a game, a utility and a source of random numbers. */
    public FlatMonteCarlo(Rules<P> rules, Utility utility, RandomGenerator random) {
        this.rules = rules;
        this.utility = utility;
        this.random = random;
    }

    /** Chooses a move; {@link Position#NONE} if the budget does not allow a single round. */
    public long choose(P position, Budget rounds) {
        arms = new Arms<>(rules, position, random);
        while (rounds.takes()) {
            for (int arm = 0; arm < arms.count(); arm++) {
                arms.pull(arm);
            }
        }
        return arms.best(utility);
    }

    /** The value of a move of the last decision, from -1 to 1, from the results of its games; NaN without any. */
    public double mean(long move) {
        return arms.mean(move);
    }

    /** The games of the last decision, by move. */
    public SearchStatistics statistics() {
        return arms.statistics(utility);
    }
}
