package org.botarena.game.draughts;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/**
 * Provides English draughts and its option as a service; {@code Games.installed().parse("draughts:size=10")} gives its
 * rules.
 */
public final class DraughtsType implements GameType {
    @Override
    public String name() {
        return "draughts";
    }

    @Override
    public String summary() {
        return "English draughts: capture all men, or leave them no move";
    }

    @Override
    public List<Setting> settings() {
        return List.of(Setting.oneOf("size", 8, List.of(6, 8, 10), "rows and columns of the board"));
    }

    @Override
    public Rules<Draughts> rules(Map<String, String> options) {
        return new DraughtsRules(Integer.parseInt(options.get("size")));
    }
}
