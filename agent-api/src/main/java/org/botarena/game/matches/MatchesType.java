package org.botarena.game.matches;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Matches and its options as a service. */
public final class MatchesType implements GameType {
    @Override
    public String name() {
        return "matches";
    }

    @Override
    public String summary() {
        return "Matches: take 1, 2 or 3 from a heap; the last one wins, or loses";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.whole("n", 13, 1, MatchesRules.LARGEST, "matches at the start"),
                Setting.flag("take", true, "who takes the last match wins (true) or loses (false)"));
    }

    @Override
    public Rules<Matches> rules(Map<String, String> options) {
        return new MatchesRules(Integer.parseInt(options.get("n")), Boolean.parseBoolean(options.get("take")));
    }
}
