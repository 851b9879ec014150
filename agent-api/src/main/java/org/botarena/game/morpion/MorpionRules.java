package org.botarena.game.morpion;

import java.util.List;
import java.util.Optional;
import org.botarena.api.GridText;
import org.botarena.api.Rearrangement;
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
    @Override
    public String name() {
        return new MorpionType().nameWith(board.size(), board.torus(), board.phase());
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
                    text,
                    "it has %d characters, fewer than %d: the cells row by row, a blank, the plies played",
                    text.length(),
                    cells + 2);
        }
        GridText grid = GridText.ofCells(this, text, cells, Morpion.GLYPHS);
        String plies = text.substring(cells);
        if (!plies.matches(" (0|[1-9][0-9]?)")) {
            throw refused(text, "it ends with '%s': a blank, then the plies played", plies);
        }
        Morpion position = new Morpion(
                grid.stones(0, this::bit), grid.stones(1, this::bit), Integer.parseInt(plies.substring(1)), board);
        checkCounts(position, text);
        return position;
    }

    private long bit(int cell) {
        return 1L << Morpion.move(cell / board.size(), cell % board.size());
    }

    /** X opens, sides alternate, and slides begin when only one cell is empty. */
    private void checkCounts(Morpion position, String text) {
        int crosses = Long.bitCount(position.crosses());
        int noughts = Long.bitCount(position.noughts());
        int stones = crosses + noughts;
        int plies = position.plies();
        if (stones > board.stones()) {
            throw refused(text, "all %d cells are taken: one stays empty", stones);
        }
        if (crosses - noughts != stones % 2) {
            throw refused(text, "there are %d X and %d O: no plies lead to that", crosses, noughts);
        }
        if (stones < board.stones() && plies != stones) {
            throw refused(text, "%d plies are played, but there are %d stones", plies, stones);
        }
        if (stones == board.stones() && (plies < stones || plies > board.lastPly())) {
            throw refused(
                    text,
                    "%d plies are played: with all stones placed there are %d to %d",
                    plies,
                    stones,
                    board.lastPly());
        }
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
    public List<Symmetry<Morpion>> symmetries() {
        return board.symmetries().stream().map(MorpionRules::symmetry).toList();
    }

    private static Symmetry<Morpion> symmetry(Rearrangement cells) {
        return cells.symmetry(position -> new Morpion(
                cells.set(position.crosses()), cells.set(position.noughts()), position.plies(), position.board()));
    }

    /** Two plies give 72, 600 or 2,352 openings; after none of them has a player a line. */
    @Override
    public int openingPlies() {
        return 2;
    }
}
