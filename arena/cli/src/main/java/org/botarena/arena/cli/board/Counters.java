package org.botarena.arena.cli.board;

import java.util.ArrayList;
import java.util.List;
import org.botarena.api.Position;
import org.botarena.arena.report.Columns;
import org.botarena.game.dice.Dice;
import org.botarena.game.divide.Divide;
import org.botarena.game.matches.Matches;
import org.botarena.game.pig.Pig;

/** The games that are played with numbers. Pure functions. */
final class Counters {
    private static final int BAR = 40;
    private static final int NAME = 16;

    /** The spots of a die in its three rows, by face; between the edges. */
    private static final List<String> SPOTS = List.of(
            "     |  o  |     ",
            "o    |     |    o",
            "o    |  o  |    o",
            "o   o|     |o   o",
            "o   o|  o  |o   o",
            "o   o|o   o|o   o");

    private Counters() {}

    /** A stroke for each match that is left. */
    static List<String> matches(Position<?> position, Look look) {
        Matches heap = (Matches) position;
        String end = heap.take() ? "who takes the last one wins" : "who takes the last one loses";
        return List.of(
                "    " + "| ".repeat(heap.left()).stripTrailing(), "    %d left; %s".formatted(heap.left(), end));
    }

    /** Both boxes with what is in them. */
    static List<String> divide(Position<?> position, Look look) {
        Divide boxes = (Divide) position;
        String first = "| %d |".formatted(boxes.small());
        String second = "| %d |".formatted(boxes.large());
        return List.of(
                "    A" + " ".repeat(first.length() + 3) + "B",
                "    " + first + "    " + second,
                "    +%s+    +%s+".formatted("-".repeat(first.length() - 2), "-".repeat(second.length() - 2)));
    }

    /** The counter, and the die beside it. */
    static List<String> dice(Position<?> position, Look look) {
        Dice game = (Dice) position;
        List<String> rows = new ArrayList<>(die(game.face()));
        rows.set(2, rows.get(2) + "   counter " + game.counter());
        return rows;
    }

    /** Both scores as bars, what the turn has brought so far, and the die that was rolled. */
    static List<String> pig(Position<?> position, Look look) {
        Pig game = (Pig) position;
        List<String> rows = new ArrayList<>();
        String last = Sketch.last(position, look);
        if (last.matches("[1-6]")) {
            rows.addAll(die(Integer.parseInt(last)));
        }
        for (int player = 0; player < 2; player++) {
            int points = game.points(player);
            int turn = player == game.side() ? game.turnTotal() : 0;
            int full = Math.min(BAR, BAR * points / game.target());
            int more = Math.min(BAR - full, (BAR * turn + game.target() - 1) / game.target());
            rows.add("    %s %3d |%s%s%s| %s"
                    .formatted(
                            Columns.left(look.seats().get(player), NAME),
                            points,
                            "#".repeat(full),
                            "+".repeat(more),
                            " ".repeat(BAR - full - more),
                            turn == 0 ? "" : "+" + turn));
        }
        rows.add("    %d points win%s".formatted(game.target(), game.isRolling() ? "; the die rolls" : ""));
        return rows.stream().map(String::stripTrailing).toList();
    }

    private static List<String> die(int face) {
        String[] spots = SPOTS.get(face - 1).split("\\|", -1);
        return List.of(
                "    +-------+",
                "    | %s |".formatted(spots[0]),
                "    | %s |".formatted(spots[1]),
                "    | %s |".formatted(spots[2]),
                "    +-------+");
    }
}
