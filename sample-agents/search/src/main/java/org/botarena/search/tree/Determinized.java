package org.botarena.search.tree;

import java.util.List;
import java.util.random.RandomGenerator;
import org.botarena.api.Position;
import org.botarena.search.Budget;
import org.botarena.search.SearchStatistics;

/**
 * A search where something is hidden: it guesses what is hidden, searches the complete position that this gives with a new
 * tree, and does so again with other guesses; the move with the highest sum of shares over all of them is played.
 *
 * <p>Source: perfect information Monte-Carlo (Ginsberg, GIB, 2001), with a tree search at each guess; Cowling, Powley and
 * Whitehouse, Information Set Monte Carlo Tree Search, 2012, call it determinized UCT. Its known weakness: in each guess
 * the search knows all cards, so it never sees what a move would tell or find out, and plans what it could not do.
 *
 * <p>Conventions: guesses are drawn from {@link Position#guess}, so they agree with all that the player has seen. Nothing is
 * kept between decisions: what was seen since rules out the old guesses. Units of the budget are those of the search, and a guess
 * costs one as well. One thread at a time.
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
     * A search by guesses.
     *
     * @param search decides each guess; it is made to forget before
     * @param unitsPerGuess what it may spend on one
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

    /** The mean of what the guesses were worth. */
    @Override
    public double value() {
        return guesses == 0 ? Double.NaN : values / guesses;
    }

    /** The decision alone: behind it each guess expects something else. */
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
