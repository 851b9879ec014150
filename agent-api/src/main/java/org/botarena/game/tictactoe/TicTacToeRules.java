package org.botarena.game.tictactoe;

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

/** The rules of tic-tac-toe: three in a row on nine cells; a full board without a line is a draw. Immutable. */
record TicTacToeRules() implements Rules<TicTacToe> {
    @Override
    public String name() {
        return "tictactoe";
    }

    @Override
    public int maxMoves() {
        return TicTacToe.CELLS;
    }

    @Override
    public TicTacToe start() {
        return new TicTacToe(0, 0, 0);
    }

    @Override
    public TicTacToe parse(String text) {
        GridText grid = GridText.of(this, text, TicTacToe.CELLS, TicTacToe.GLYPHS);
        int crosses = (int) grid.stones(0, cell -> 1L << cell);
        int noughts = (int) grid.stones(1, cell -> 1L << cell);
        checkCounts(Integer.bitCount(crosses), Integer.bitCount(noughts), grid.side(), text);
        return new TicTacToe(crosses, noughts, grid.side());
    }

    /** Sides alternate: with equal counts the side to move opened, otherwise it has one stone less. */
    private void checkCounts(int crosses, int noughts, int side, String text) {
        int lead = side == 0 ? noughts - crosses : crosses - noughts;
        if (lead != 0 && lead != 1) {
            throw refused(
                    text,
                    "with %d X and %d O it cannot be %c to move",
                    crosses,
                    noughts,
                    TicTacToe.GLYPHS.charAt(side));
        }
    }

    @Override
    public Picture picture(TicTacToe view, long lastMove) {
        return Picture.board(
                3,
                3,
                (row, column) -> cell(view.at(row, column))
                        .on(Colour.PLAIN)
                        .marked(lastMove == TicTacToe.move(row, column) ? Mark.LAST : Mark.NONE));
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
    public List<Place> cells(TicTacToe position, long move) {
        return List.of(new Place(TicTacToe.row(move), TicTacToe.column(move)));
    }

    @Override
    public List<Symmetry<TicTacToe>> symmetries() {
        return Rearrangement.ofSquare(3, 3).stream()
                .skip(1)
                .map(TicTacToeRules::symmetry)
                .toList();
    }

    private static Symmetry<TicTacToe> symmetry(Rearrangement cells) {
        return cells.symmetry(position -> new TicTacToe(
                (int) cells.set(position.crosses()), (int) cells.set(position.noughts()), position.side()));
    }

    /** Two plies give 72 openings; after none of them has a player a line. More plies would often decide the game. */
    @Override
    public int openingPlies() {
        return 2;
    }
}
