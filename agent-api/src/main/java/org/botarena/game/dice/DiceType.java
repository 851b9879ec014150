package org.botarena.game.dice;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Dice and its options as a service. */
public final class DiceType implements GameType {
    @Override
    public String name() {
        return "dice";
    }

    @Override
    public String summary() {
        return "Dice: turn the die to a side face and subtract it; below zero loses";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.whole("counter", 21, 1, DiceRules.LARGEST, "what is counted down from"),
                Setting.whole("face", Dice.FACES, 1, Dice.FACES, "the face on top at the start"));
    }

    @Override
    public Rules<Dice> rules(Map<String, String> options) {
        return new DiceRules(Integer.parseInt(options.get("counter")), Integer.parseInt(options.get("face")));
    }
}
