package org.botarena.laws;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** The purse for the service file of the tests; its option chooses the defect. */
public final class PurseType implements GameType {
    @Override
    public String name() {
        return "purse";
    }

    @Override
    public String summary() {
        return "a purse with a coin that one player knows";
    }

    @Override
    public Class<Purse> positionType() {
        return Purse.class;
    }

    @Override
    public List<Setting> settings() {
        List<String> defects = Arrays.stream(Defect.values()).map(Enum::name).toList();
        return List.of(new Setting("defect", Setting.Type.WORD, "HEALTHY", "", "", defects, "what is wrong"));
    }

    @Override
    public Rules<Purse> rules(Map<String, String> options) {
        return new PurseRules(Defect.valueOf(options.get("defect")));
    }
}
