package org.example.connectfour;

import org.botarena.api.Rules;

/** Connect Four: four in a row on a board of seven columns and six rows that stands upright. Immutable. */
record ConnectFourRules() implements Rules<ConnectFour> {
    @Override
    public String name() {
        return "connectfour";
    }

    @Override
    public Class<ConnectFour> positionType() {
        return ConnectFour.class;
    }

    @Override
    public int maxMoves() {
        return ConnectFour.COLUMNS;
    }

    @Override
    public ConnectFour start() {
        return new ConnectFour(0, 0, 0);
    }

    @Override
    public ConnectFour parse(String text) {
        if (!text.matches("[XO.]{42} [XO]")) {
            throw refused("it is not 42 cells X, O or ., a blank, and X or O", text);
        }
        long[] stones = new long[2];
        for (int i = ConnectFour.CELLS - 1; i >= 0; i--) {
            int column = i % ConnectFour.COLUMNS;
            int height = ConnectFour.ROWS - 1 - i / ConnectFour.COLUMNS;
            int owner = ConnectFour.GLYPHS.indexOf(text.charAt(i));
            if (owner >= 0) {
                if (height > 0 && ((stones[0] | stones[1]) & ConnectFour.cell(column, height - 1)) == 0) {
                    throw refused("the stone at character %d has nothing below it".formatted(i + 1), text);
                }
                stones[owner] |= ConnectFour.cell(column, height);
            }
        }
        int side = ConnectFour.GLYPHS.indexOf(text.charAt(ConnectFour.CELLS + 1));
        int ahead = Long.bitCount(stones[1 - side]) - Long.bitCount(stones[side]);
        if (ahead != 0 && ahead != 1) {
            throw refused("the side to move must have as many stones as the other, or one less", text);
        }
        return new ConnectFour(stones[0], stones[1], side);
    }

    private static IllegalArgumentException refused(String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("connectfour: no position: %s: '%s'".formatted(why, shown));
    }

    @Override
    public double worstScore() {
        return -1;
    }

    @Override
    public double bestScore() {
        return 1;
    }

    @Override
    public int openingPlies() {
        return 2;
    }
}
