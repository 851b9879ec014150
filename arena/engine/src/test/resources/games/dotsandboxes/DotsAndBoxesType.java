package org.example.dotsandboxes;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Dots and Boxes, for the service file. It has no options. */
public final class DotsAndBoxesType implements GameType {
    @Override
    public String name() {
        return "dotsandboxes";
    }

    @Override
    public String summary() {
        return "Dots and Boxes: who closes a box takes it and draws again";
    }

    @Override
    public Class<DotsAndBoxes> positionType() {
        return DotsAndBoxes.class;
    }

    @Override
    public List<Setting> settings() {
        return List.of();
    }

    @Override
    public Rules<DotsAndBoxes> rules(Map<String, String> options) {
        return new DotsAndBoxesRules();
    }
}
