package org.botarena.game.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.NotatedGame;
import org.botarena.api.notation.PlayedGame;

/**
 * Draughts games in Portable Draughts Notation, which draughts programs read: tags, moves, result, and a blank line.
 * Immutable.
 *
 * @param size rows and columns of the board
 * @see <a href="https://pdn.fmjd.org/">PDN 3.0</a>
 */
record Pdn(int size) implements GameNotation {
    private static final int WIDTH = 79;

    @Override
    public String suffix() {
        return "pdn";
    }

    /**
     * Writes a game. Its type is English draughts (21), in which White opens, on a board with square 1 at the top left
     * ({@code N2}). The start is a FEN, because no other program has the same start. A comment says how a game ended by
     * a fault.
     */
    @Override
    public String text(PlayedGame game) {
        String result = result(game);
        StringBuilder text = new StringBuilder();
        tag(text, "Event", "Bot Arena, " + game.game());
        tag(text, "Site", "?");
        tag(
                text,
                "Date",
                game.started().length() < 10
                        ? "????.??.??"
                        : game.started().substring(0, 10).replace('-', '.'));
        tag(text, "Round", "" + game.round());
        tag(text, "White", game.players().get(0));
        tag(text, "Black", game.players().get(1));
        tag(text, "Result", result);
        tag(text, "GameType", String.format(Locale.ROOT, "21,W,%d,%d,N2,0", size, size));
        tag(text, "GameId", game.id());
        tag(text, "SetUp", "1");
        String[] start = game.start().split(" ", -1);
        tag(text, "FEN", start[0]);
        text.append('\n');
        List<String> words = moves(game, start[0].startsWith("W"));
        fault(game).ifPresent(words::add);
        words.add(result);
        return text.append(wrapped(words)).append("\n\n").toString();
    }

    /**
     * Reads games of English draughts. Without a FEN they begin with the side that the tag GameType names, otherwise
     * with Black. Marks, variations and comments are skipped, except a comment on how the game ended. A capture gets
     * all of its squares, however another program writes it.
     */
    @Override
    public List<NotatedGame> games(String file) {
        return new PdnFile(file, size).games();
    }

    private static void tag(StringBuilder text, String name, String value) {
        String clean = value.replaceAll("\\p{Cntrl}", "_").replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(clean).append("\"]\n");
    }

    private static List<String> moves(PlayedGame game, boolean opensWhite) {
        List<String> words = new ArrayList<>();
        int half = opensWhite ? 0 : 1;
        for (PlayedGame.Ply ply : game.plies()) {
            boolean isFirst = words.isEmpty();
            if (half % 2 == 0) {
                words.add(half / 2 + 1 + ".");
            } else if (isFirst) {
                words.add(half / 2 + 1 + "...");
            }
            words.add(ply.move());
            half++;
        }
        return words;
    }

    private static Optional<String> fault(PlayedGame game) {
        return game.ending().isEmpty()
                ? Optional.of("{not played}")
                : game.ending()
                        .flatMap(PlayedGame.Ending::fault)
                        .map(fault -> "{%s: %s}".formatted(fault.player() == 0 ? "White" : "Black", fault.kind()));
    }

    private static String result(PlayedGame game) {
        List<Double> points = game.ending().map(PlayedGame.Ending::points).orElse(List.of(0.0, 0.0));
        if (points.get(0) == 1) {
            return "1-0";
        }
        if (points.get(1) == 1) {
            return "0-1";
        }
        return points.get(0) == 0.5 ? "1/2-1/2" : "*";
    }

    private static String wrapped(List<String> words) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
                text.append('\n');
                column = 0;
            } else if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }
        return text.toString();
    }
}
