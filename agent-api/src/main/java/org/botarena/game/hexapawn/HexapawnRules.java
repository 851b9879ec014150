package org.botarena.game.hexapawn;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    static final int BY_DEFAULT = 3;

    @Override
    public String name() {
        String options = Stream.of(
                        board.rows() == BY_DEFAULT ? "" : "rows=" + board.rows(),
                        board.columns() == BY_DEFAULT ? "" : "columns=" + board.columns(),
                        board.cylinder() ? "cylinder=true" : "",
                        board.priority() ? "priority=true" : "")
                .filter(option -> !option.isEmpty())
                .collect(Collectors.joining(","));
        return options.isEmpty() ? "hexapawn" : "hexapawn:" + options;
    }

    @Override
    public Class<Hexapawn> positionType() {
        return Hexapawn.class;
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
        int cells = board.rows() * board.columns();
        if (text.length() != cells + 2) {
            throw refused(
                    String.format(
                            Locale.ROOT,
                            "it has %d characters, not %d: the cells row by row, a blank, the side to move",
                            text.length(),
                            cells + 2),
                    text);
        }
        long[] pawns = new long[2];
        for (int i = 0; i < cells; i++) {
            char glyph = text.charAt(i);
            int owner = Hexapawn.GLYPHS.indexOf(glyph);
            if (owner >= 0) {
                pawns[owner] |= 1L << (8 * (i / board.columns()) + i % board.columns());
            } else if (glyph != '.') {
                throw refused(
                        String.format(Locale.ROOT, "character %d is '%c': a cell is X, O or .", i + 1, glyph), text);
            }
        }
        int side = Hexapawn.GLYPHS.indexOf(text.charAt(cells + 1));
        if (text.charAt(cells) != ' ' || side < 0) {
            throw refused(
                    "it ends with '%s': a blank, then the side to move, X or O".formatted(text.substring(cells)), text);
        }
        checkPawns(pawns, side, text);
        return new Hexapawn(pawns[0], pawns[1], side, board);
    }

    /** A pawn that has crossed the board ended the game, so the other side is next; both sides cannot have one. */
    private void checkPawns(long[] pawns, int side, String text) {
        for (int player = 0; player < 2; player++) {
            if (Long.bitCount(pawns[player]) > board.columns()) {
                throw refused(
                        String.format(
                                Locale.ROOT,
                                "there are %d %c: a side has at most %d pawns",
                                Long.bitCount(pawns[player]),
                                Hexapawn.GLYPHS.charAt(player),
                                board.columns()),
                        text);
            }
            long farRow = player == 0 ? board.lastRow() : Board.FIRST_ROW;
            if ((pawns[player] & farRow) != 0 && side == player) {
                char winner = Hexapawn.GLYPHS.charAt(player);
                throw refused("%c has reached the far row, so it cannot be %c to move".formatted(winner, winner), text);
            }
        }
    }

    private IllegalArgumentException refused(String why, String text) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return new IllegalArgumentException("%s: no position: %s: '%s'".formatted(name(), why, shown));
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
    public double worstScore() {
        return -1;
    }

    @Override
    public double bestScore() {
        return 1;
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
