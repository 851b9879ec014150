package org.example.dotsandboxes;

import org.botarena.api.Rules;

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
