package org.botarena.search.evaluation.game;

import org.botarena.api.Rules;
import org.botarena.game.tritactoe.TriTacToe;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.OpenLines;

/** Tic-tac-toe for three: open lines. */
public final class TriTacToeEvaluation implements GameEvaluation<TriTacToe> {
    @Override
    public Class<TriTacToe> positionType() {
        return TriTacToe.class;
    }

    @Override
    public Evaluation<TriTacToe> suited(Rules<TriTacToe> rules) {
        return OpenLines.ofTriTacToe().times(6);
    }
}
