package org.botarena.docs;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

public final class CountdownType implements GameType {
    @Override
    public String name() {
        return "countdown";
    }

    @Override
    public String summary() {
        return "Countdown: take 1, 2 or 3; who reaches 0 wins";
    }

    @Override
    public List<Setting> settings() {
        return List.of(Setting.whole("from", 21, 1, 100, "where the count begins"));
    }

    @Override
    public Rules<Countdown> rules(Map<String, String> options) {
        return new CountdownRules(Integer.parseInt(options.get("from")));
    }
}
