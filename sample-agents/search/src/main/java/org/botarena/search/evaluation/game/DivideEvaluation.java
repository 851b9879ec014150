package org.botarena.search.evaluation.game;

import org.botarena.api.Rules;
import org.botarena.game.divide.Divide;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.Theory;

/** Divide: the formula of lost positions. */
public final class DivideEvaluation implements GameEvaluation<Divide> {
    @Override
    public Class<Divide> positionType() {
        return Divide.class;
    }

    @Override
    public Evaluation<Divide> suited(Rules<Divide> rules) {
        return Theory.divide().times(0.9);
    }

    @Override
    public boolean isSmall(Divide position) {
        return true;
    }
}
