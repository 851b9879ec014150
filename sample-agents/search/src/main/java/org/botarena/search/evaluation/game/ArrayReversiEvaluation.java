package org.botarena.search.evaluation.game;

import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.game.reversi.ArrayReversi;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.ReversiFeatures;

/**
 * Reversi on an array of squares: the knowledge about Reversi, except that no endgame is small enough for this engine.
 */
public final class ArrayReversiEvaluation implements GameEvaluation<ArrayReversi> {
    @Override
    public Class<ArrayReversi> positionType() {
        return ArrayReversi.class;
    }

    @Override
    public Evaluation<ArrayReversi> suited(Rules<ArrayReversi> rules) {
        Evaluation<Reversi> suited = ReversiFeatures.suited();
        return (position, player) -> suited.of(position.bitboards(), player);
    }

    @Override
    public Optional<String> unit() {
        return Optional.of("disc");
    }
}
