package org.botarena.game.tictactoe;

import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;

/** Provides tic-tac-toe as a service. It has no options. */
public final class TicTacToeType implements GameType {
    @Override
    public String name() {
        return "tictactoe";
    }

    @Override
    public String summary() {
        return "Tic-tac-toe: three in a row on nine cells";
    }

    @Override
    public Rules<TicTacToe> rules(Map<String, String> options) {
        return new TicTacToeRules();
    }
}
