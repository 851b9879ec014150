package org.botarena.game.pig;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Pig and its target as a service. */
public final class PigType implements GameType {
    @Override
    public String name() {
        return "pig";
    }

    @Override
    public String summary() {
        return "Pig: roll as often as you dare, hold before a 1; 100 points win";
    }

    @Override
    public List<Setting> settings() {
        return List.of(Setting.whole("target", 100, 1, PigRules.LARGEST, "the score that wins"));
    }

    @Override
    public Rules<Pig> rules(Map<String, String> options) {
        return new PigRules(Integer.parseInt(options.get("target")));
    }
}
