package org.botarena.game.hexapawn;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Hexapawn and its options as a service. */
public final class HexapawnType implements GameType {
    @Override
    public String name() {
        return "hexapawn";
    }

    @Override
    public String summary() {
        return "Hexapawn: get a pawn across, or leave the other side without a move";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.whole("rows", 3, Board.SMALLEST, Board.LARGEST, "rows of the board"),
                Setting.whole("columns", 3, Board.SMALLEST, Board.LARGEST, "columns, and pawns"),
                Setting.flag("cylinder", false, "captures go around from the first column to the last"),
                Setting.flag("priority", false, "who can capture must"));
    }

    @Override
    public Rules<Hexapawn> rules(Map<String, String> options) {
        return new HexapawnRules(new Board(
                Integer.parseInt(options.get("rows")),
                Integer.parseInt(options.get("columns")),
                Boolean.parseBoolean(options.get("cylinder")),
                Boolean.parseBoolean(options.get("priority"))));
    }
}
