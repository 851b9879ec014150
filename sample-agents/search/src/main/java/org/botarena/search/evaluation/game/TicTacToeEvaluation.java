package org.botarena.search.evaluation.game;

import org.botarena.api.Rules;
import org.botarena.game.tictactoe.TicTacToe;
import org.botarena.search.evaluation.Evaluation;
import org.botarena.search.evaluation.GameEvaluation;
import org.botarena.search.evaluation.OpenLines;

/** Tic-tac-toe: open lines. */
public final class TicTacToeEvaluation implements GameEvaluation<TicTacToe> {
    @Override
    public Class<TicTacToe> positionType() {
        return TicTacToe.class;
    }

    @Override
    public Evaluation<TicTacToe> suited(Rules<TicTacToe> rules) {
        return OpenLines.ofTicTacToe().times(10);
    }

    @Override
    public boolean isSmall(TicTacToe position) {
        return true;
    }
}
