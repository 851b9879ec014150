package org.botarena.game.tritactoe;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

/** The rules of tic-tac-toe for three: three in a row on three rows of four cells. Immutable. */
record TriTacToeRules() implements Rules<TriTacToe> {
    @Override
    public String name() {
        return "tritactoe";
    }

    @Override
    public int players() {
        return TriTacToe.SIDES;
    }

    @Override
    public int maxMoves() {
        return TriTacToe.CELLS;
    }

    @Override
    public TriTacToe start() {
        return new TriTacToe(0, 0, 0, 0);
    }

    @Override
    public TriTacToe parse(String text) {
        GridText grid = GridText.of(this, text, TriTacToe.CELLS, TriTacToe.GLYPHS);
        int[] stones = IntStream.range(0, TriTacToe.SIDES)
                .map(player -> (int) grid.stones(player, cell -> 1L << cell))
                .toArray();
        checkStones(stones, grid.side(), text);
        return new TriTacToe(stones[0], stones[1], stones[2], grid.side());
    }

    /**
     * X opens and the players take turns, so the side to move determines who has one stone more. Only the last stone
     * makes a line.
     */
    private void checkStones(int[] stones, int side, String text) {
        int last = (side + TriTacToe.SIDES - 1) % TriTacToe.SIDES;
        for (int player = 0; player < TriTacToe.SIDES; player++) {
            int rounds = Integer.bitCount(stones[TriTacToe.SIDES - 1]);
            if (Integer.bitCount(stones[player]) != rounds + (player < side ? 1 : 0)) {
                throw refused(
                        text,
                        "with %d X, %d O and %d T it cannot be %c to move",
                        Integer.bitCount(stones[0]),
                        Integer.bitCount(stones[1]),
                        rounds,
                        TriTacToe.GLYPHS.charAt(side));
            }
            if (player != last && TriTacToe.hasLine(stones[player])) {
                throw refused(
                        text,
                        "%c has three in a row, so it cannot be %c to move",
                        TriTacToe.GLYPHS.charAt(player),
                        TriTacToe.GLYPHS.charAt(side));
            }
        }
    }

    @Override
    public Picture picture(TriTacToe view, long lastMove) {
        return Picture.board(
                TriTacToe.ROWS,
                TriTacToe.COLUMNS,
                (row, column) -> cell(view.at(row, column))
                        .on(Colour.PLAIN)
                        .marked(lastMove == TriTacToe.move(row, column) ? Mark.LAST : Mark.NONE));
    }

    @Override
    public Optional<Cell> piece(int player) {
        return Optional.of(cell(player));
    }

    private static Cell cell(int owner) {
        return switch (owner) {
            case 0 -> Cell.of("X", Figure.CROSS);
            case 1 -> Cell.of("O", Figure.RING);
            case 2 -> Cell.of("T");
            default -> Cell.empty(".");
        };
    }

    @Override
    public List<Place> cells(TriTacToe position, long move) {
        return List.of(new Place(TriTacToe.row(move), TriTacToe.column(move)));
    }

    /** The sum of the two others' losses. */
    @Override
    public double bestScore() {
        return 2;
    }

    /** The board upside down, mirrored, and both. */
    @Override
    public List<Symmetry<TriTacToe>> symmetries() {
        return List.of(image(true, false), image(false, true), image(true, true));
    }

    private static Symmetry<TriTacToe> image(boolean isUpsideDown, boolean isMirrored) {
        Rearrangement cells = Rearrangement.ofBoard(
                TriTacToe.ROWS,
                TriTacToe.COLUMNS,
                TriTacToe.COLUMNS,
                (row, column) -> isUpsideDown ? TriTacToe.ROWS - 1 - row : row,
                (row, column) -> isMirrored ? TriTacToe.COLUMNS - 1 - column : column);
        return cells.symmetry(position -> new TriTacToe(
                (int) cells.set(position.crosses()),
                (int) cells.set(position.noughts()),
                (int) cells.set(position.triangles()),
                position.side()));
    }

    /** Three plies, one of each player, give 1,320 openings; after none of them has a player a line. */
    @Override
    public int openingPlies() {
        return TriTacToe.SIDES;
    }
}
