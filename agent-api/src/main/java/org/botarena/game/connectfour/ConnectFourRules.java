package org.botarena.game.connectfour;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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
 * The rules of Connect Four: four in a row on an upright board. Immutable.
 *
 * @param board the board
 */
record ConnectFourRules(Board board) implements Rules<ConnectFour> {
    private static final Pattern SCORED = Pattern.compile("([1-9]{2,})\\s+[-+]?[0-9]{1,2}");

    @Override
    public String name() {
        return new ConnectFourType().nameWith(board.rows(), board.columns());
    }

    @Override
    public int maxMoves() {
        return board.columns();
    }

    @Override
    public ConnectFour start() {
        return new ConnectFour(0, 0, 0, board);
    }

    @Override
    public ConnectFour parse(String text) {
        int cells = board.cells();
        GridText grid = GridText.of(this, text, cells, ConnectFour.GLYPHS);
        long[] stones = {grid.stones(0, this::bit), grid.stones(1, this::bit)};
        for (int cell = 0; cell < cells - board.columns(); cell++) {
            if (grid.owner(cell) >= 0 && grid.owner(cell + board.columns()) < 0) {
                throw refused(text, "the stone at character %d has nothing below it", cell + 1);
            }
        }
        checkSide(stones, grid.side(), text);
        return new ConnectFour(stones[0], stones[1], grid.side(), board);
    }

    private long bit(int cell) {
        return board.cell(cell / board.columns(), cell % board.columns());
    }

    /**
     * Sides alternate: with equal counts the side to move opened, otherwise it has one stone less. A line ends the
     * game.
     */
    private void checkSide(long[] stones, int side, String text) {
        char glyph = ConnectFour.GLYPHS.charAt(side);
        int lead = Long.bitCount(stones[1 - side]) - Long.bitCount(stones[side]);
        if (lead != 0 && lead != 1) {
            throw refused(
                    text,
                    "with %d X and %d O it cannot be %c to move",
                    Long.bitCount(stones[0]),
                    Long.bitCount(stones[1]),
                    glyph);
        }
        if (board.hasLine(stones[side])) {
            throw refused(text, "%c has four in a row, so it cannot be %c to move", glyph, glyph);
        }
    }

    /**
     * Columns with or without blanks between them, as solvers write them: {@code 44455554221}. Their test sets add the
     * score of the position, which is not a move.
     */
    @Override
    public List<String> moves(ConnectFour from, String line) {
        Matcher scored = SCORED.matcher(line.strip());
        String columns = scored.matches() ? scored.group(1) : line;
        return columns.chars()
                .filter(sign -> !Character.isWhitespace(sign))
                .mapToObj(sign -> from.show(from.parse("" + (char) sign)))
                .toList();
    }

    @Override
    public Picture picture(ConnectFour view, long lastMove) {
        Place last = lastMove == Position.NONE ? new Place(-1, -1) : place(view, lastMove, 0);
        Picture cells = Picture.board(
                board.rows(),
                board.columns(),
                (row, column) -> cell(view.at(row, column))
                        .on(Colour.PLAIN)
                        .marked(last.equals(new Place(row, column)) ? Mark.LAST : Mark.NONE));
        List<String> numbers = IntStream.rangeClosed(1, board.columns())
                .mapToObj(Integer::toString)
                .toList();
        return new Picture(numbers, cells.rows());
    }

    @Override
    public Optional<Cell> piece(int player) {
        return Optional.of(cell(player));
    }

    private static Cell cell(int owner) {
        return switch (owner) {
            case 0 -> Cell.of("X", Figure.DISC).coloured(Colour.RED);
            case 1 -> Cell.of("O", Figure.DISC).coloured(Colour.YELLOW);
            default -> Cell.empty(".");
        };
    }

    /** The cell that the stone falls to. */
    @Override
    public List<Place> cells(ConnectFour position, long move) {
        return List.of(place(position, move, 1));
    }

    /** The topmost cell of a column that holds a stone, or the cell this many above it. */
    private Place place(ConnectFour position, long move, int above) {
        int column = ConnectFour.column(move);
        return new Place(board.rows() - position.height(column) - above, column);
    }

    @Override
    public List<Symmetry<ConnectFour>> symmetries() {
        return List.of(new ConnectFourSymmetry(board, board.mirrored()));
    }

    /** Four plies: they lead to 1,120 positions, or 560 up to mirroring, and neither player can have won yet. */
    @Override
    public int openingPlies() {
        return 4;
    }
}
