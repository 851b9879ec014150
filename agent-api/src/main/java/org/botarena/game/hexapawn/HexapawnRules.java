package org.botarena.game.hexapawn;

import java.util.List;
import java.util.Optional;
import org.botarena.api.GridText;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Colour;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The rules of Hexapawn on a board. Immutable.
 *
 * @param board the board and its variant rules
 */
record HexapawnRules(Board board) implements Rules<Hexapawn> {
    @Override
    public String name() {
        return new HexapawnType().nameWith(board.rows(), board.columns(), board.cylinder(), board.priority());
    }

    /** Three for each pawn: a step and two captures. */
    @Override
    public int maxMoves() {
        return 3 * board.columns();
    }

    @Override
    public Hexapawn start() {
        return new Hexapawn(board.cells() & Board.FIRST_ROW, board.cells() & board.lastRow(), 0, board);
    }

    @Override
    public Hexapawn parse(String text) {
        GridText grid = GridText.of(this, text, board.rows() * board.columns(), Hexapawn.GLYPHS);
        long[] pawns = {grid.stones(0, this::bit), grid.stones(1, this::bit)};
        checkPawns(pawns, grid.side(), text);
        return new Hexapawn(pawns[0], pawns[1], grid.side(), board);
    }

    private long bit(int cell) {
        return 1L << (8 * (cell / board.columns()) + cell % board.columns());
    }

    /** A pawn that has crossed the board ended the game, so the other side is next; both sides cannot have one. */
    private void checkPawns(long[] pawns, int side, String text) {
        for (int player = 0; player < 2; player++) {
            if (Long.bitCount(pawns[player]) > board.columns()) {
                throw refused(
                        text,
                        "there are %d %c: a side has at most %d pawns",
                        Long.bitCount(pawns[player]),
                        Hexapawn.GLYPHS.charAt(player),
                        board.columns());
            }
            long farRow = player == 0 ? board.lastRow() : Board.FIRST_ROW;
            if ((pawns[player] & farRow) != 0 && side == player) {
                char winner = Hexapawn.GLYPHS.charAt(player);
                throw refused(text, "%c has reached the far row, so it cannot be %c to move", winner, winner);
            }
        }
    }

    @Override
    public Picture picture(Hexapawn view, long lastMove) {
        List<Place> moved = lastMove == Position.NONE ? List.of() : cells(view, lastMove);
        return Picture.numbered(
                board.rows(),
                board.columns(),
                (row, column) -> cell(view.at(row, column))
                        .on((row + column) % 2 == 0 ? Colour.LIGHT : Colour.DARK)
                        .marked(Mark.of(new Place(row, column), moved)));
    }

    @Override
    public Optional<Cell> piece(int player) {
        return Optional.of(cell(player));
    }

    private static Cell cell(int owner) {
        return switch (owner) {
            case 0 -> Cell.of("X", Figure.PAWN).coloured(Colour.BLACK);
            case 1 -> Cell.of("O", Figure.PAWN).coloured(Colour.WHITE);
            default -> Cell.empty(".");
        };
    }

    @Override
    public List<Place> cells(Hexapawn position, long move) {
        return List.of(
                new Place(Hexapawn.fromRow(move), Hexapawn.fromColumn(move)),
                new Place(Hexapawn.toRow(move), Hexapawn.toColumn(move)));
    }

    @Override
    public List<Symmetry<Hexapawn>> symmetries() {
        return board.symmetries();
    }

    /** Two plies: 10 openings on 3x3; after none of them has a player won on any board. */
    @Override
    public int openingPlies() {
        return 2;
    }
}
