package org.example.dotsandboxes;

import java.util.List;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/** Dots and Boxes with three boxes in three rows. Immutable. */
record DotsAndBoxesRules() implements Rules<DotsAndBoxes> {
    @Override
    public String name() {
        return "dotsandboxes";
    }

    @Override
    public Class<DotsAndBoxes> positionType() {
        return DotsAndBoxes.class;
    }

    @Override
    public int maxMoves() {
        return DotsAndBoxes.LINES;
    }

    @Override
    public DotsAndBoxes start() {
        return new DotsAndBoxes(0, 0, 0, 0);
    }

    @Override
    public DotsAndBoxes parse(String text) {
        if (!text.matches("[-.]{24} [0-9]:[0-9] [01]")) {
            throw refused("it is not 24 lines - or ., the boxes of both as in 2:0, and the side to move, 0 or 1", text);
        }
        int lines = 0;
        for (int line = 0; line < DotsAndBoxes.LINES; line++) {
            lines |= text.charAt(line) == '-' ? 1 << line : 0;
        }
        int first = text.charAt(25) - '0';
        int second = text.charAt(27) - '0';
        if (first + second != DotsAndBoxes.boxes(lines)) {
            throw refused("%d boxes are closed, not %d".formatted(DotsAndBoxes.boxes(lines), first + second), text);
        }
        return new DotsAndBoxes(lines, first, second, text.charAt(29) - '0');
    }

    private static IllegalArgumentException refused(String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("dotsandboxes: no position: %s: '%s'".formatted(why, shown));
    }

    /** Dots in every other row and column, the lines between them, and the boxes between those. */
    @Override
    public Picture picture(DotsAndBoxes view, long lastMove) {
        List<Place> drawn = lastMove == Position.NONE ? List.of() : cells(view, lastMove);
        int width = 2 * DotsAndBoxes.SIZE + 1;
        return Picture.board(
                        width,
                        width,
                        (row, column) -> cell(view, row, column).marked(Mark.of(new Place(row, column), drawn)))
                .with("boxes %d:%d".formatted(view.first(), view.second()));
    }

    private static Cell cell(DotsAndBoxes view, int row, int column) {
        if (row % 2 == column % 2) {
            return row % 2 == 0 ? Cell.of("o") : Cell.empty(" ");
        }
        boolean isDrawn = (view.lines() & 1 << line(row, column)) != 0;
        return isDrawn ? Cell.of(row % 2 == 0 ? "-" : "|") : Cell.empty(".");
    }

    private static int line(int row, int column) {
        return row % 2 == 0
                ? row / 2 * DotsAndBoxes.SIZE + column / 2
                : DotsAndBoxes.LYING + row / 2 * (DotsAndBoxes.SIZE + 1) + column / 2;
    }

    /** Where a person clicks: on the line. */
    @Override
    public List<Place> cells(DotsAndBoxes position, long move) {
        int line = (int) move;
        int standing = line - DotsAndBoxes.LYING;
        return List.of(
                standing < 0
                        ? new Place(2 * (line / DotsAndBoxes.SIZE), 2 * (line % DotsAndBoxes.SIZE) + 1)
                        : new Place(
                                2 * (standing / (DotsAndBoxes.SIZE + 1)) + 1,
                                2 * (standing % (DotsAndBoxes.SIZE + 1))));
    }

    @Override
    public double worstScore() {
        return -DotsAndBoxes.BOXES;
    }

    @Override
    public double bestScore() {
        return DotsAndBoxes.BOXES;
    }

    @Override
    public int openingPlies() {
        return 2;
    }
}
