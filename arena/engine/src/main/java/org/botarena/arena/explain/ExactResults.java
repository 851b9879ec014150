package org.botarena.arena.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.search.evaluation.Estimation;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/**
 * Solves positions with two sides: won, drawn or lost with perfect play, without the margin. One thread.
 *
 * @param <P> the positions of the game
 */
public final class ExactResults<P extends Position<P>> {
    private final Optional<GameEvaluation<P>> known;
    private final Estimation<P> estimation;
    private final Oracle<P> oracle;

    /** Creates a solver for a game without chance or hidden information. */
    public ExactResults(Rules<P> rules) {
        Evaluation<P> suited = Evaluation.suited(rules);
        known = GameEvaluation.known(rules);
        estimation = Estimation.of(rules, suited);
        oracle = new Oracle<>(rules, estimation, suited);
    }

    /** Whether a position is likely to be solved within some seconds; always true for an unknown game. */
    public boolean isSmall(P position) {
        return known.map(game -> game.isSmall(position)).orElse(true);
    }

    /**
     * The result after each move in order, for the player who makes it: 1, 0 or -1, or empty if solving takes too long.
     */
    public Optional<List<Integer>> afterEach(P position) {
        List<Integer> results = new ArrayList<>();
        for (long move : position.moves()) {
            Oracle.Worth worth = oracle.worth(position.play(move), position.turn(), SolvingJudge.NODES);
            if (!worth.isExact()) {
                return Optional.empty();
            }
            results.add((int) Math.signum(worth.value()));
        }
        return Optional.of(results);
    }

    /** An estimate of a move's value to the player who makes it, without a search. */
    public double guess(P position, long move) {
        P child = position.play(move);
        return (child.turn() == Position.OVER ? estimation.ended() : estimation.unfinished())
                .of(child, position.turn());
    }
}
