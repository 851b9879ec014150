package org.example.race;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** The race, for the service file. */
public final class RaceType implements GameType {
    static final int TARGET = 7;

    @Override
    public String name() {
        return "race";
    }

    @Override
    public String summary() {
        return "a race with a small die and a large one";
    }

    @Override
    public Class<Race> positionType() {
        return Race.class;
    }

    @Override
    public List<Setting> settings() {
        return List.of(Setting.whole("target", TARGET, 1, 50, "steps to the end"));
    }

    @Override
    public Rules<Race> rules(Map<String, String> options) {
        return new RaceRules(Integer.parseInt(options.get("target")));
    }
}
