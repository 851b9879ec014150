package org.botarena.game.reversi;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Setting;

/** Provides Reversi and its options as a service; {@code Games.installed().parse("reversi:size=6")} gives its rules. */
public final class ReversiType implements GameType {
    @Override
    public String name() {
        return "reversi";
    }

    @Override
    public String summary() {
        return "Reversi: enclose discs to turn them; most discs win";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.oneOf("size", 8, List.of(4, 6, 8), "rows and columns of the board"),
                Setting.flag("mirrored", false, "the four discs of the start mirrored left to right"));
    }

    @Override
    public ReversiRules rules(Map<String, String> options) {
        return new ReversiRules(Integer.parseInt(options.get("size")), Boolean.parseBoolean(options.get("mirrored")));
    }
}
