package org.botarena.search.evaluation.game;

import org.botarena.api.Rules;
import org.botarena.game.pig.Pig;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/** Pig: the points, including those of the current turn, as a share of the target. */
public final class PigEvaluation implements GameEvaluation<Pig> {
    @Override
    public Class<Pig> positionType() {
        return Pig.class;
    }

    @Override
    public Evaluation<Pig> suited(Rules<Pig> rules) {
        return (position, player) -> {
            int lead = position.points(player) - position.points(1 - player);
            int turn = player == position.side() ? position.turnTotal() : -position.turnTotal();
            return 40.0 * (lead + turn) / position.target();
        };
    }
}
