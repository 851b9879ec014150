package org.example.tricks;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** The tricks of two teams, for the service file. */
public final class TricksType implements GameType {
    @Override
    public String name() {
        return "tricks";
    }

    @Override
    public String summary() {
        return "four players, two teams, hidden hands";
    }

    @Override
    public Class<Tricks> positionType() {
        return Tricks.class;
    }

    @Override
    public List<Setting> settings() {
        return List.of();
    }

    @Override
    public Rules<Tricks> rules(Map<String, String> options) {
        return new TricksRules();
    }
}
