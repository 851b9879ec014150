package org.botarena.search.evaluation.game;

import java.util.List;
import org.botarena.api.Rules;
import org.botarena.game.connectfour.ConnectFour;
import org.botarena.search.evaluation.ConnectFourFeatures;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;

/** Connect Four: lines that can still be filled, and cells that would complete one. */
public final class ConnectFourEvaluation implements GameEvaluation<ConnectFour> {
    @Override
    public Class<ConnectFour> positionType() {
        return ConnectFour.class;
    }

    @Override
    public Evaluation<ConnectFour> suited(Rules<ConnectFour> rules) {
        return ConnectFourFeatures.openLines()
                .times(50)
                .plus(ConnectFourFeatures.threats().times(30));
    }

    @Override
    public List<Feature<ConnectFour>> features() {
        return List.of(
                new Feature<>("threats", ConnectFourFeatures.threats()),
                new Feature<>("lines", ConnectFourFeatures.openLines()));
    }
}
