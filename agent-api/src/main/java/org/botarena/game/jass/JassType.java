package org.botarena.game.jass;

import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;

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
    public Rules<Jass> rules(Map<String, String> options) {
        return new JassRules();
    }
}
