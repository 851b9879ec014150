package org.botarena.search.evaluation.game;

import java.util.List;
import org.botarena.api.Rules;
import org.botarena.game.draughts.Draughts;
import org.botarena.search.evaluation.DraughtsFeatures;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/** Draughts: material. Endings with five pieces or fewer are small. */
public final class DraughtsEvaluation implements GameEvaluation<Draughts> {
    private static final int FEW_PIECES = 5;

    @Override
    public Class<Draughts> positionType() {
        return Draughts.class;
    }

    @Override
    public Evaluation<Draughts> suited(Rules<Draughts> rules) {
        return DraughtsFeatures.material().times(90);
    }

    @Override
    public boolean isSmall(Draughts position) {
        return position.men(0) + position.men(1) + position.kings(0) + position.kings(1) <= FEW_PIECES;
    }

    @Override
    public List<Feature<Draughts>> features() {
        return List.of(new Feature<>("material", DraughtsFeatures.material()));
    }
}
