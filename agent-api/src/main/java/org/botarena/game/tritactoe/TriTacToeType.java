package org.botarena.game.tritactoe;

import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;

/** Provides tic-tac-toe for three as a service. It has no options. */
public final class TriTacToeType implements GameType {
    @Override
    public String name() {
        return "tritactoe";
    }

    @Override
    public String summary() {
        return "Tic-tac-toe for three: three in a row on twelve cells";
    }

    @Override
    public Rules<TriTacToe> rules(Map<String, String> options) {
        return new TriTacToeRules();
    }
}
