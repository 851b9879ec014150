package org.botarena.search.tree;

import java.util.SplittableRandom;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * An agent's decisions by a tree search. What is hidden is guessed, each guess searched, and the moves put to the vote. How
 * much is searched the agent's options say: {@code simulations} for each decision, or with 0 the {@code share} of the time;
 * {@code guess} of them go into each guess. With {@code explain} what the search saw is printed. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class Decisions<P extends Position<P>> {
    /** Simulations before the first decision. */
    private static final int WARM_UP = 64;

    private final Game<P> game;
    private final SplittableRandom random;
    private final TreeSearch<P> search;
    private final TreeSearch<P> guessing;
    private final long simulations;
    private final double share;
    private final boolean isExplaining;

    /** Decisions in this game by that search, which is warmed up and forgets it again. */
    public Decisions(Game<P> game, TreeSearch<P> search, SplittableRandom random) {
        this.game = game;
        this.random = random;
        this.search = search;
        this.guessing = new Determinized<>(search, game.option("guess", long.class), random);
        this.simulations = game.option("simulations", long.class);
        this.share = game.option("share", double.class);
        this.isExplaining = game.option("explain", boolean.class);
        P start = game.rules().deal(random);
        if (start.turn() >= 0) {
            search.choose(start, new long[0], Budget.warmUp(game, WARM_UP));
            search.forget();
        }
    }

    /** The move of the side to move; the first there is if there was no time for a simulation. */
    public long next() {
        P position = game.position();
        boolean isHidden = !position.guess(random).equals(position);
        Budget budget = simulations > 0 ? Budget.units(simulations) : Budget.of(game.budget(share));
        TreeSearch<P> decider = isHidden ? guessing : search;
        long move = decider.choose(position, game.history(), budget);
        game.say(decider.value(), SearchStatistics.line(position, decider.line(position)));
        if (isExplaining) {
            System.out.println(decider.statistics(position));
        }
        return move == Position.NONE ? position.moves()[0] : move;
    }
}
