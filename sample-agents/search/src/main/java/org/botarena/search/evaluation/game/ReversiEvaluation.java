package org.botarena.search.evaluation.game;

import java.util.List;
import java.util.Optional;
import org.botarena.api.Rules;
import org.botarena.game.reversi.Reversi;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.ReversiFeatures;

/** Reversi: mobility and corners. The score counts discs. */
public final class ReversiEvaluation implements GameEvaluation<Reversi> {
    private static final int MOST_EMPTY = 16;

    @Override
    public Class<Reversi> positionType() {
        return Reversi.class;
    }

    @Override
    public Evaluation<Reversi> suited(Rules<Reversi> rules) {
        return ReversiFeatures.suited();
    }

    /** With at most 16 empty squares. */
    @Override
    public boolean isSmall(Reversi position) {
        return position.size() * position.size() - position.discs(0) - position.discs(1) <= MOST_EMPTY;
    }

    @Override
    public Optional<String> unit() {
        return Optional.of("disc");
    }

    @Override
    public List<Feature<Reversi>> features() {
        return List.of(
                new Feature<>("corners", ReversiFeatures.corners()),
                new Feature<>("mobility", ReversiFeatures.mobility()));
    }
}
