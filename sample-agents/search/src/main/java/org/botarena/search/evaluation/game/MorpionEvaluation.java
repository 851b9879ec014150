package org.botarena.search.evaluation.game;

import org.botarena.api.Rules;
import org.botarena.game.morpion.Morpion;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.OpenLines;

/** Morpion: open lines. */
public final class MorpionEvaluation implements GameEvaluation<Morpion> {
    @Override
    public Class<Morpion> positionType() {
        return Morpion.class;
    }

    @Override
    public Evaluation<Morpion> suited(Rules<Morpion> rules) {
        return OpenLines.ofMorpion(rules.start()).times(80);
    }

    @Override
    public boolean isSmall(Morpion position) {
        return true;
    }
}
