package org.botarena.arena.report.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draughts games in Portable Draughts Notation, which draughts programs read: tags, moves, result, and a blank line.
 *
 * @see <a href="https://pdn.fmjd.org/">PDN 3.0</a>
 */
public final class Pdn {
    private static final int WIDTH = 79;

    private Pdn() {}

    /**
     * A game. Its type is English draughts (21) in which White opens, on a board that is written with square 1 at the top
     * left ({@code N2}); the start is a FEN, since nobody else starts so. How a game ended by a fault stands in a comment.
     *
     * @param game of draughts
     * @param started when the tournament began, as ISO 8601 has it in UTC
     */
    public static String of(SavedGame game, String started) {
        String result = result(game);
        StringBuilder text = new StringBuilder();
        tag(text, "Event", "Bot Arena, " + game.game());
        tag(text, "Site", "?");
        tag(
                text,
                "Date",
                started.length() < 10 ? "????.??.??" : started.substring(0, 10).replace('-', '.'));
        tag(text, "Round", "" + (game.fixture().pair() + 1));
        tag(text, "White", game.seats().get(0).entrant());
        tag(text, "Black", game.seats().get(1).entrant());
        tag(text, "Result", result);
        int size = size(game.game());
        tag(text, "GameType", "21,W,%d,%d,N2,0".formatted(size, size));
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

    private static void tag(StringBuilder text, String name, String value) {
        String clean = value.replaceAll("\\p{Cntrl}", "_").replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(clean).append("\"]\n");
    }

    /** The size is an option of the game: {@code draughts:size=10}. */
    private static int size(String game) {
        int at = game.indexOf("size=");
        return at < 0 ? 8 : Integer.parseInt(game.substring(at + 5).replaceAll("[^0-9].*", ""));
    }

    private static List<String> moves(SavedGame game, boolean opensWhite) {
        List<String> words = new ArrayList<>();
        int half = opensWhite ? 0 : 1;
        for (SavedGame.Ply ply : game.plies()) {
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

    private static Optional<String> fault(SavedGame game) {
        if (game.result() == null) {
            return Optional.of("{not played}");
        }
        return game.result().faults().stream()
                .findFirst()
                .map(fault -> "{%s: %s}".formatted(fault.player() == 0 ? "White" : "Black", fault.kind()));
    }

    private static String result(SavedGame game) {
        if (game.result() == null) {
            return "*";
        }
        List<Double> points = game.result().points();
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
