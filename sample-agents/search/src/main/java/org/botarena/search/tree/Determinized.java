package org.botarena.search.tree;

import java.util.List;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * A search for games with hidden information. It guesses the hidden part, searches the complete position with a new
 * tree, and repeats this with other guesses. The move with the highest sum of shares over all guesses is played.
 *
 * <p>Source: perfect information Monte-Carlo (Ginsberg, GIB, 2001), with a tree search at each guess; Cowling, Powley
 * and Whitehouse, Information Set Monte Carlo Tree Search, 2012, call it determinized UCT. Its known weakness: in each
 * guess the search knows all cards, so it ignores the information that a move reveals or gains, and makes plans that it
 * could not carry out.
 *
 * <p>Conventions: guesses are drawn from {@link Position#guess}, so they agree with everything that the player has
 * seen. Nothing is kept between decisions, because later observations rule out the old guesses. The units of the budget
 * are those of the search, and a guess also costs one. One thread at a time.
 *
 * @param <P> the positions of the game
 */
public final class Determinized<P extends Position<P>> implements TreeSearch<P> {
    private final TreeSearch<P> search;
    private final long unitsPerGuess;
    private final RandomGenerator random;
    private long[] moves = {};
    private double[] shares = {};
    private double values;
    private int guesses;

    /**
     * Makes a search by guesses.
     *
     * @param search decides each guess after forgetting the one before
     * @param unitsPerGuess the budget of one guess
     */
    public Determinized(TreeSearch<P> search, long unitsPerGuess, RandomGenerator random) {
        this.search = search;
        this.unitsPerGuess = unitsPerGuess;
        this.random = random;
    }

    @Override
    public long choose(P view, long[] history, Budget budget) {
        moves = view.moves();
        shares = new double[moves.length];
        guesses = 0;
        values = 0;
        while (moves.length > 1 && budget.takes()) {
            guesses++;
            search.forget();
            search.choose(view.guess(random), history, budget.atMost(unitsPerGuess));
            values += search.value();
            for (int i = 0; i < moves.length; i++) {
                shares[i] += search.share(moves[i]);
            }
        }
        return mostShared();
    }

    private long mostShared() {
        int best = 0;
        for (int i = 1; i < moves.length; i++) {
            best = shares[i] > shares[best] ? i : best;
        }
        return moves[best];
    }

    @Override
    public double share(long move) {
        double all = 0;
        double own = 0;
        for (int i = 0; i < moves.length; i++) {
            all += shares[i];
            own += moves[i] == move ? shares[i] : 0;
        }
        return all == 0 ? 0 : own / all;
    }

    /** The mean value of the guesses. */
    @Override
    public double value() {
        return guesses == 0 ? Double.NaN : values / guesses;
    }

    /** Only the decision: after it, each guess expects a different continuation. */
    @Override
    public List<Long> line(P view) {
        return guesses == 0 ? List.of() : List.of(mostShared());
    }

    /** A row for each move: its share of the searches of all guesses. */
    @Override
    public SearchStatistics statistics(P view) {
        SearchStatistics statistics = new SearchStatistics("move", "share");
        for (long move : moves) {
            statistics.row(view.show(move), SearchStatistics.decimal(share(move), 3));
        }
        return statistics.fact("guesses", guesses);
    }

    @Override
    public void forget() {
        search.forget();
    }
}
