package org.botarena.search.tree;

import java.util.SplittableRandom;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * An agent's decisions by a tree search. Hidden parts are guessed, each guess is searched, and the guesses vote on the
 * moves. The agent's options limit the search: {@code simulations} for each decision, or with 0 the {@code share} of
 * the time; each guess gets {@code guess} of them. With {@code explain} the statistics of the search are printed. One
 * thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class Decisions<P extends Position<P>> {
    /** The number of simulations before the first decision. */
    private static final int WARM_UP = 64;

    private final Game<P> game;
    private final SplittableRandom random;
    private final TreeSearch<P> search;
    private final TreeSearch<P> guessing;
    private final long simulations;
    private final double share;
    private final boolean isExplaining;

    /** Makes decisions in this game by a search, which is warmed up and then forgets the result. */
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

    /** The move of the side to move; the first legal one if there was no time for a simulation. */
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
