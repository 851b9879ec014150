package org.botarena.game.divide;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Divide and its options as a service. */
public final class DivideType implements GameType {
    @Override
    public String name() {
        return "divide";
    }

    @Override
    public String summary() {
        return "Divide: empty one of two boxes and split the other; who cannot, loses";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.whole("a", 13, 1, Divide.LARGEST, "counters in one box at the start"),
                Setting.whole("b", 17, 1, Divide.LARGEST, "counters in the other box"));
    }

    @Override
    public Rules<Divide> rules(Map<String, String> options) {
        return new DivideRules(Integer.parseInt(options.get("a")), Integer.parseInt(options.get("b")));
    }
}
