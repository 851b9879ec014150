package org.example.connectfour;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Connect Four, for the service file. It has no options. */
public final class ConnectFourType implements GameType {
    @Override
    public String name() {
        return "connectfour";
    }

    @Override
    public String summary() {
        return "Connect Four: four in a row, stones fall to the bottom";
    }

    @Override
    public Class<ConnectFour> positionType() {
        return ConnectFour.class;
    }

    @Override
    public List<Setting> settings() {
        return List.of();
    }

    @Override
    public Rules<ConnectFour> rules(Map<String, String> options) {
        return new ConnectFourRules();
    }
}
