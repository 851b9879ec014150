package org.botarena.search.evaluation.game;

import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.game.jass.Jass;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/**
 * Jass: the points of the tricks taken, as a share of all points. Seats 0 and 2 are team 0, seats 1 and 3 are team 1.
 */
public final class JassEvaluation implements GameEvaluation<Jass> {
    @Override
    public Class<Jass> positionType() {
        return Jass.class;
    }

    @Override
    public Evaluation<Jass> suited(Rules<Jass> rules) {
        return (position, player) -> {
            int own = position.points(player % 2);
            int others = position.points(1 - player % 2);
            return 60.0 * (own - others) / 257;
        };
    }

    @Override
    public Optional<String> unit() {
        return Optional.of("point");
    }
}
