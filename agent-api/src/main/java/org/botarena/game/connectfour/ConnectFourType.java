package org.botarena.game.connectfour;

import java.util.List;
import java.util.Map;
import org.botarena.api.GameType;
import org.botarena.api.Rules;
import org.botarena.api.Setting;

/** Provides Connect Four and its options as a service. */
public final class ConnectFourType implements GameType {
    @Override
    public String name() {
        return "connectfour";
    }

    @Override
    public String summary() {
        return "Connect Four: four in a row, stones fall to the bottom of their column";
    }

    @Override
    public List<Setting> settings() {
        return List.of(
                Setting.whole("rows", Board.STANDARD.rows(), Board.SMALLEST, Board.MOST_ROWS, "rows of the board"),
                Setting.whole(
                        "columns",
                        Board.STANDARD.columns(),
                        Board.SMALLEST,
                        Board.MOST_COLUMNS,
                        "columns of the board"));
    }

    @Override
    public Rules<ConnectFour> rules(Map<String, String> options) {
        return new ConnectFourRules(
                new Board(Integer.parseInt(options.get("rows")), Integer.parseInt(options.get("columns"))));
    }
}
