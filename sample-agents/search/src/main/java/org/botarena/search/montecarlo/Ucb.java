package org.botarena.search.montecarlo;

import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * UCB1 as a bandit at the root: the most promising moves get the most games.
 *
 * <ol>
 * <li>One random game after every move.
 * <li>Then, game by game, the move with the highest u_i + C sqrt(ln n / n_i): where u_i is the utility of its games so
 * far, n_i their number, n the number of all games, and C = {@value #C}.
 * <li>The first move with the highest utility, without the second term, is played.
 * </ol>
 *
 * <p>Source: the course on Matches, {@code UCB(nbSim)}: nbSim games a move, {@code Budget.units(nbSim * moves)}, with
 * {@link org.botarena.search.Scoring}; Auer, Cesa-Bianchi and Fischer, Finite-time Analysis of the Multiarmed Bandit
 * Problem, 2002.
 *
 * <p>Conventions: C is outside the root; utilities are in -1..1, from the side of the player to move; a unit of the
 * budget is a game. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class Ucb<P extends Position<P>> {
    /** The course's constant. */
    public static final double C = 0.3;

    private final Rules<P> rules;
    private final double c;
    private final RandomGenerator random;
    private Arms<P> arms;

    /** Makes a search with an exploration constant of at least 0. */
    public Ucb(Rules<P> rules, double c, RandomGenerator random) {
        this.rules = rules;
        this.c = c;
        this.random = random;
    }

    /** Chooses a move; {@link Position#NONE} if the budget does not allow a single game. */
    public long choose(P position, Budget games) {
        arms = new Arms<>(rules, position, random);
        for (long played = 0; games.takes(); played++) {
            arms.pull(played < arms.count() ? (int) played : mostPromising(played));
        }
        return arms.best(Utility.SCORING);
    }

    /** The value of a move of the last decision, from -1 to 1, from the results of its games; NaN without any. */
    public double mean(long move) {
        return arms.mean(move);
    }

    /** The games of the last decision, by move. */
    public SearchStatistics statistics() {
        return arms.statistics(Utility.SCORING);
    }

    private int mostPromising(long played) {
        double highest = Double.NEGATIVE_INFINITY;
        int best = 0;
        for (int arm = 0; arm < arms.count(); arm++) {
            double bound = bound(arms.utility(Utility.SCORING, arm), c, played, arms.pulls(arm));
            if (bound > highest) {
                highest = bound;
                best = arm;
            }
        }
        return best;
    }

    /** u + c sqrt(ln n / n_i). */
    static double bound(double utility, double c, long all, long own) {
        return utility + c * Math.sqrt(Math.log((double) all) / own);
    }
}
