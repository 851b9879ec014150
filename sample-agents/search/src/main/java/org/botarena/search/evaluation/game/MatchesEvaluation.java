package org.botarena.search.evaluation.game;

import org.botarena.api.Rules;
import org.botarena.game.matches.Matches;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.Theory;

/** Matches: the formula of lost positions. */
public final class MatchesEvaluation implements GameEvaluation<Matches> {
    @Override
    public Class<Matches> positionType() {
        return Matches.class;
    }

    @Override
    public Evaluation<Matches> suited(Rules<Matches> rules) {
        return Theory.matches().times(0.9);
    }

    @Override
    public boolean isSmall(Matches position) {
        return true;
    }
}
