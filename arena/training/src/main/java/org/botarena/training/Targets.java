package org.botarena.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;

/**
 * The training targets of a finished game. Its positions are solved backwards from its end, within the limit: these are
 * exact and all are used, and the first of them determines the winner. Earlier positions are used if they were fully
 * searched. Their value is the mean of that result and the search's value, because a single result says little about a
 * much earlier position. One thread at a time.
 */
final class Targets<P extends Position<P>> {
    private final Rules<P> rules;
    private final Solver<P> solver;
    private final int limit;

    /**
     * Makes targets for games by these rules.
     *
     * @param limit the maximum number of positions for a solution; with 0 only proofs of the searches are exact
     */
    Targets(Rules<P> rules, Solver<P> solver, int limit) {
        this.rules = rules;
        this.solver = solver;
        this.limit = limit;
    }

    /** The positions of a game to learn from, the last one first. */
    List<Sample<P>> of(List<Turn<P>> turns, P over) {
        List<Sample<P>> samples = new ArrayList<>();
        int result = (int) Math.signum(rules.margin(over, 0)); // the result of the next position of the game, for player 0
        boolean isSolved = limit > 0;
        for (int i = turns.size() - 1; i >= 0; i--) {
            Turn<P> turn = turns.get(i);
            if (isSolved && !(turn.isFull() && turn.known().isPresent())) {
                Optional<Turn<P>> solved = solver.turn(turn.position(), limit);
                isSolved = solved.isPresent();
                turn = solved.orElse(turn);
            }
            result = turn.known().orElse(result);
            if (turn.isFull()) {
                samples.add(sample(turn, result, over));
            }
        }
        return samples;
    }

    /** The margin is that of the played game, for the winner under perfect play. */
    private Sample<P> sample(Turn<P> turn, int result, P over) {
        int own = turn.position().turn() == 0 ? result : -result;
        double value = turn.known().isPresent() ? own : (own + turn.value()) / 2;
        double margin = Math.abs(rules.margin(over, 0)) / (rules.bestScore() - rules.worstScore());
        return new Sample<>(turn.position(), turn.policy(), (float) value, (float) (own * margin));
    }
}
