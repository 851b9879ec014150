package org.botarena.game.reversi;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.NotatedGame;
import org.botarena.api.notation.PlayedGame;

/**
 * Reversi games in the Generic Game Format, which Othello viewers read: a line for each game. Immutable.
 *
 * @see <a href="https://skatgame.net/mburo/ggsa/ggf">the format</a>
 */
record Ggf() implements GameNotation {
    @Override
    public String suffix() {
        return "ggf";
    }

    /**
     * Writes a game. Its result is black's discs minus white's, like the arena's score. A fault is marked as a lost
     * game: {@code t} for a late move, {@code r} otherwise. Times are in seconds. A game without a result has no result
     * property.
     */
    @Override
    public String text(PlayedGame game) {
        StringBuilder text = new StringBuilder("(;GM[Othello]PC[Bot Arena]");
        String[] start = game.start().split(" ", -1);
        int size = (int) Math.round(Math.sqrt(start[0].length()));
        text.append("DT[").append(date(game.started())).append(']');
        text.append("PB[")
                .append(name(game, 0))
                .append("]PW[")
                .append(name(game, 1))
                .append(']');
        text.append("TY[").append(size).append("]RE[").append(result(game)).append(']');
        text.append("BO[")
                .append(size)
                .append(' ')
                .append(board(start[0], size))
                .append(' ');
        text.append(start[1].equals("X") ? '*' : 'O').append(']');
        boolean isBlack = start[1].equals("X");
        for (PlayedGame.Ply ply : game.plies()) {
            String move = ply.move().equals("pass") ? "PA" : ply.move().toUpperCase(Locale.ROOT);
            text.append(isBlack ? 'B' : 'W').append('[').append(move);
            ply.seconds()
                    .ifPresent(seconds ->
                            text.append("//").append(BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP)));
            text.append(']');
            isBlack = !isBlack;
        }
        return text.append(";)\n").toString();
    }

    @Override
    public List<NotatedGame> games(String file) {
        return new GgfFile(file).games();
    }

    private static String board(String cells, int size) {
        String signs = cells.replace('X', '*');
        return IntStream.range(0, size)
                .mapToObj(row -> signs.substring(row * size, (row + 1) * size))
                .collect(Collectors.joining(" "));
    }

    private static String result(PlayedGame game) {
        if (game.ending().isEmpty()) {
            return "?";
        }
        BigDecimal discs = BigDecimal.valueOf(game.ending().get().scores().get(0));
        String plain = (discs.signum() < 0 ? "" : "+") + discs.setScale(3).toPlainString();
        return game.ending()
                .get()
                .fault()
                .map(fault -> plain + (fault.isTimeout() ? ":t" : ":r"))
                .orElse(plain);
    }

    /** {@code 2026.11.20_12:00:00.UTC}. */
    private static String date(String instant) {
        return instant.length() < 19
                ? "?"
                : instant.substring(0, 10).replace('-', '.') + "_" + instant.substring(11, 19) + ".UTC";
    }

    /** A bracket would end the property. */
    private static String name(PlayedGame game, int seat) {
        return game.players().get(seat).replaceAll("[\\[\\]\\\\;\\p{Cntrl}]", "_");
    }
}
