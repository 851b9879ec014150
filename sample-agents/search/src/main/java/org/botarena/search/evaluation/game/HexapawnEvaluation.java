package org.botarena.search.evaluation.game;

import java.util.List;
import org.botarena.api.Rules;
import org.botarena.game.hexapawn.Hexapawn;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.HexapawnFeatures;

/** Hexapawn: the number of pawns, and the progress of the foremost. */
public final class HexapawnEvaluation implements GameEvaluation<Hexapawn> {
    @Override
    public Class<Hexapawn> positionType() {
        return Hexapawn.class;
    }

    @Override
    public Evaluation<Hexapawn> suited(Rules<Hexapawn> rules) {
        return HexapawnFeatures.pawns()
                .times(40)
                .plus(HexapawnFeatures.advance().times(20));
    }

    @Override
    public boolean isSmall(Hexapawn position) {
        return true;
    }

    @Override
    public List<Feature<Hexapawn>> features() {
        return List.of(
                new Feature<>("pawns", HexapawnFeatures.pawns()), new Feature<>("advance", HexapawnFeatures.advance()));
    }
}
