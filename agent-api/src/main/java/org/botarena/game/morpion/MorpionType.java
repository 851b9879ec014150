package org.botarena.game.morpion;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Morpion and its options as a service. */
public final class MorpionType implements GameType {
    @Override
    public String name() {
        return "morpion";
    }

    @Override
    public String summary() {
        return "Morpion: 3, 4 or 5 in a row; one cell stays empty, stones may slide into it";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.oneOf("size", 3, List.of(3, 5, 7), "rows and columns of the board"),
                Setting.flag("torus", false, "opposite edges touch, for lines and slides"),
                Setting.oneOf(
                        "phase", 0, List.of(0, 1, 2), "no slides; slides up, right, down, left; diagonal ones too"));
    }

    @Override
    public Rules<Morpion> rules(Map<String, String> options) {
        return new MorpionRules(new Board(
                Integer.parseInt(options.get("size")),
                Boolean.parseBoolean(options.get("torus")),
                Integer.parseInt(options.get("phase"))));
    }
}
