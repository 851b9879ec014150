package org.botarena.game.jass;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Jass as a service. It has no options. */
public final class JassType implements GameType {
    @Override
    public String name() {
        return "jass";
    }

    @Override
    public String summary() {
        return "Jass: a turn of nine tricks, two teams of two, hidden hands; most points";
    }

    @Override
    public Class<Jass> positionType() {
        return Jass.class;
    }

    @Override
    public List<Setting> settings() {
        return List.of();
    }

    @Override
    public Rules<Jass> rules(Map<String, String> options) {
        return new JassRules();
    }
}
