package org.botarena.game.reversi;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Reversi on an array of squares as a service, with the options of Reversi. */
public final class ArrayReversiType implements GameType {
    private final ReversiType reversi = new ReversiType();

    @Override
    public String name() {
        return "arrayreversi";
    }

    @Override
    public String summary() {
        return "Reversi without bitboards, square by square: slow, to be compared";
    }

    @Override
    public List<Setting> settings() {
        return reversi.settings();
    }

    @Override
    public Rules<ArrayReversi> rules(Map<String, String> options) {
        return new ArrayReversiRules(reversi.rules(options));
    }
}
