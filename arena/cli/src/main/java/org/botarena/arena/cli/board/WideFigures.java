package org.botarena.arena.cli.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.picture.Cell;

/** Figures that are wider than a character. Pure functions. */
final class WideFigures {
    private static final int BAR = 40;

    /** The spots of a die in its three rows, by face; they are between the edges. */
    private static final List<String> SPOTS = List.of(
            "     |  o  |     ",
            "o    |     |    o",
            "o    |  o  |    o",
            "o   o|     |o   o",
            "o   o|  o  |o   o",
            "o   o|o   o|o   o");

    private WideFigures() {}

    /** Draws a die, followed by the other cells. */
    static Stream<String> die(List<Cell> cells) {
        String[] spots = SPOTS.get(Integer.parseInt(cells.get(0).glyph()) - 1).split("\\|", -1);
        String beside = cells.stream().skip(1).map(cell -> "   " + cell.glyph()).collect(Collectors.joining());
        return Stream.of(
                "+-------+",
                "| %s |".formatted(spots[0]),
                "| %s |%s".formatted(spots[1], beside),
                "| %s |".formatted(spots[2]),
                "+-------+");
    }

    /** Draws boxes with their names above and their contents inside. */
    static Stream<String> boxes(List<Cell> cells) {
        StringBuilder names = new StringBuilder();
        StringBuilder boxes = new StringBuilder();
        StringBuilder floors = new StringBuilder();
        for (Cell cell : cells) {
            String box = "| %s |".formatted(cell.glyph());
            names.append(cell.name())
                    .append(" ".repeat(box.length() + 4 - cell.name().length()));
            boxes.append(box).append("    ");
            floors.append("+%s+    ".formatted("-".repeat(box.length() - 2)));
        }
        return Stream.of(names, boxes, floors).map(line -> line.toString().stripTrailing());
    }

    /** A bar: {@code filled+more/whole}. */
    static String bar(String glyph) {
        String[] parts = glyph.split("[+/]", -1);
        int filled = Integer.parseInt(parts[0]);
        int added = Integer.parseInt(parts[1]);
        int whole = Integer.parseInt(parts[2]);
        int full = Math.min(BAR, BAR * filled / whole);
        int more = Math.min(BAR - full, (BAR * added + whole - 1) / whole);
        return String.format(
                Locale.ROOT,
                "%3d |%s%s%s| %s",
                filled,
                "#".repeat(full),
                "+".repeat(more),
                " ".repeat(BAR - full - more),
                added == 0 ? "" : "+" + added);
    }
}
