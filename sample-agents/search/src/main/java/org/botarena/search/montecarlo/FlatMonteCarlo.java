package org.botarena.search.montecarlo;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * Flat Monte-Carlo: the same number of random games behind every move, then the first move of the highest utility.
 *
 * <p>By counts: {@code Budget.units(n)} gives each move n games ({@code Randy_MC} of the course on Matches with
 * {@link Utility#SCORING}; the flat agent of the course on Reversi with {@link Utility#RATIO}, which plays the best win
 * ratio). By time: {@code Budget.of(game.budget(share))}, asked before each round.
 *
 * <p>Conventions: a unit of the budget is a round, one game behind every move; games are seen by the player to move; among
 * equals the first move in the game's order is played. It looks one move ahead: it does not see that the opponent answers
 * well. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class FlatMonteCarlo<P extends Position<P>> {
    private final Rules<P> rules;
    private final Utility utility;
    private final RandomGenerator random;
    private Arms<P> arms;

    /** Plays by these rules for this utility, with these random numbers. */
    public FlatMonteCarlo(Rules<P> rules, Utility utility, RandomGenerator random) {
        this.rules = rules;
        this.utility = utility;
        this.random = random;
    }

    /** The move to play; {@link Position#NONE} if the budget allows not one round. */
    public long choose(P position, Budget rounds) {
        arms = new Arms<>(rules, position, random);
        while (rounds.takes()) {
            for (int arm = 0; arm < arms.count(); arm++) {
                arms.pull(arm);
            }
        }
        return arms.best(utility);
    }

    /** What a move of the last decision is worth, from -1 to 1, as its games went; not a number without any. */
    public double mean(long move) {
        return arms.mean(move);
    }

    /** The games of the last decision, by move. */
    public SearchStatistics statistics() {
        return arms.statistics(utility);
    }
}
