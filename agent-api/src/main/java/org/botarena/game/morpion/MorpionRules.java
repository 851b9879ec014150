package org.botarena.game.morpion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Colour;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The rules of Morpion on a board. Immutable.
 *
 * @param board the board and its variant rules
 */
record MorpionRules(Board board) implements Rules<Morpion> {
    static final int SIZE = 3;

    @Override
    public String name() {
        String options = Stream.of(
                        board.size() == SIZE ? "" : "size=" + board.size(),
                        board.torus() ? "torus=true" : "",
                        board.phase() == 0 ? "" : "phase=" + board.phase())
                .filter(option -> !option.isEmpty())
                .collect(Collectors.joining(","));
        return options.isEmpty() ? "morpion" : "morpion:" + options;
    }

    @Override
    public Class<Morpion> positionType() {
        return Morpion.class;
    }

    @Override
    public int maxMoves() {
        return board.size() * board.size();
    }

    @Override
    public Morpion start() {
        return new Morpion(0, 0, 0, board);
    }

    @Override
    public Morpion parse(String text) {
        int cells = board.size() * board.size();
        if (text.length() < cells + 2) {
            throw refused(
                    String.format(
                            Locale.ROOT,
                            "it has %d characters, fewer than %d: the cells row by row, a blank, the plies played",
                            text.length(),
                            cells + 2),
                    text);
        }
        long[] stones = new long[2];
        for (int i = 0; i < cells; i++) {
            char glyph = text.charAt(i);
            int owner = Morpion.GLYPHS.indexOf(glyph);
            if (owner >= 0) {
                stones[owner] |= 1L << Morpion.move(i / board.size(), i % board.size());
            } else if (glyph != '.') {
                throw refused(
                        String.format(Locale.ROOT, "character %d is '%c': a cell is X, O or .", i + 1, glyph), text);
            }
        }
        String plies = text.substring(cells);
        if (!plies.matches(" (0|[1-9][0-9]?)")) {
            throw refused("it ends with '%s': a blank, then the plies played".formatted(plies), text);
        }
        Morpion position = new Morpion(stones[0], stones[1], Integer.parseInt(plies.substring(1)), board);
        checkCounts(position, text);
        return position;
    }

    /** X opens, sides alternate, and slides begin when only one cell is empty. */
    private void checkCounts(Morpion position, String text) {
        int crosses = Long.bitCount(position.crosses());
        int noughts = Long.bitCount(position.noughts());
        int stones = crosses + noughts;
        int plies = position.plies();
        if (stones > board.stones()) {
            throw refused(String.format(Locale.ROOT, "all %d cells are taken: one stays empty", stones), text);
        }
        if (crosses - noughts != stones % 2) {
            throw refused(
                    String.format(Locale.ROOT, "there are %d X and %d O: no plies lead to that", crosses, noughts),
                    text);
        }
        if (stones < board.stones() && plies != stones) {
            throw refused(
                    String.format(Locale.ROOT, "%d plies are played, but there are %d stones", plies, stones), text);
        }
        if (stones == board.stones() && (plies < stones || plies > board.lastPly())) {
            throw refused(
                    String.format(
                            Locale.ROOT,
                            "%d plies are played: with all stones placed there are %d to %d",
                            plies,
                            stones,
                            board.lastPly()),
                    text);
        }
    }

    private IllegalArgumentException refused(String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("%s: no position: %s: '%s'".formatted(name(), why, shown));
    }

    @Override
    public Picture picture(Morpion view, long lastMove) {
        return Picture.board(
                board.size(),
                board.size(),
                (row, column) -> cell(view.at(row, column))
                        .on(Colour.PLAIN)
                        .marked(lastMove == Morpion.move(row, column) ? Mark.LAST : Mark.NONE));
    }

    @Override
    public Optional<Cell> piece(int player) {
        return Optional.of(cell(player));
    }

    private static Cell cell(int owner) {
        return switch (owner) {
            case 0 -> Cell.of("X", Figure.CROSS);
            case 1 -> Cell.of("O", Figure.RING);
            default -> Cell.empty(".");
        };
    }

    @Override
    public List<Place> cells(Morpion position, long move) {
        return List.of(new Place(Morpion.row(move), Morpion.column(move)));
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
    public List<Symmetry<Morpion>> symmetries() {
        return board.symmetries().stream()
                .<Symmetry<Morpion>>map(MorpionSymmetry::new)
                .toList();
    }

    /** Two plies give 72, 600 or 2,352 openings; after none of them has a player a line. */
    @Override
    public int openingPlies() {
        return 2;
    }
}
