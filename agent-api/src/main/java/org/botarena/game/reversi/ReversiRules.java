package org.botarena.game.reversi;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rearrangement;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.GtpBoard;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Colour;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The rules of Reversi on one size of board. Immutable.
 *
 * @param size rows and columns: 4, 6 or 8
 * @param isMirrored whether the four discs of the start are mirrored left to right
 */
record ReversiRules(int size, boolean isMirrored) implements Rules<Reversi> {
    /** The name of the game that begins at a position; mirrored if the position is the mirrored start. */
    static String name(Reversi start) {
        ReversiRules mirrored = new ReversiRules(start.size(), true);
        return start.equals(mirrored.start()) ? mirrored.name() : new ReversiRules(start.size(), false).name();
    }

    @Override
    public String name() {
        return new ReversiType().nameWith(size, isMirrored);
    }

    @Override
    public int maxMoves() {
        return size * size;
    }

    /** Black owns d5 and e4, white d4 and e5 (on 8x8); the mirrored start has them the other way round. */
    @Override
    public Reversi start() {
        int low = size / 2 - 1;
        int high = size / 2;
        long rising = 1L << Reversi.move(high, low) | 1L << Reversi.move(low, high);
        long falling = 1L << Reversi.move(low, low) | 1L << Reversi.move(high, high);
        return isMirrored
                ? new Reversi(falling, rising, (byte) 0, (byte) size)
                : new Reversi(rising, falling, (byte) 0, (byte) size);
    }

    @Override
    public Reversi parse(String text) {
        return BoardText.position(name(), size, text);
    }

    @Override
    public List<String> moves(Reversi from, String line) {
        return BoardText.moves(name(), from, line);
    }

    @Override
    public long forced(Reversi position) {
        return position.mustPass() ? Reversi.PASS : Position.NONE;
    }

    @Override
    public Picture picture(Reversi view, long lastMove) {
        return Picture.lettered(
                        size,
                        size,
                        (row, column) -> cell(view.at(row, column))
                                .on(Colour.GREEN)
                                .marked(lastMove == Reversi.move(row, column) ? Mark.LAST : Mark.NONE))
                .with(String.format(Locale.ROOT, "X {0}: %d   O {1}: %d", view.discs(0), view.discs(1)));
    }

    @Override
    public Optional<Cell> piece(int player) {
        return Optional.of(cell(player));
    }

    @Override
    public List<Integer> counts(Reversi position) {
        return List.of(position.discs(0), position.discs(1));
    }

    /** The discs. */
    @Override
    public Optional<String> tally(Reversi over) {
        return Optional.of(String.format(Locale.ROOT, "%d-%d", over.discs(0), over.discs(1)));
    }

    private static Cell cell(int owner) {
        return switch (owner) {
            case 0 -> Cell.of("X", Figure.DISC).coloured(Colour.BLACK);
            case 1 -> Cell.of("O", Figure.DISC).coloured(Colour.WHITE);
            default -> Cell.empty(".");
        };
    }

    @Override
    public List<Place> cells(Reversi position, long move) {
        return move == Reversi.PASS ? List.of() : List.of(new Place(Reversi.row(move), Reversi.column(move)));
    }

    @Override
    public double worstScore() {
        return -size * size;
    }

    @Override
    public double bestScore() {
        return size * size;
    }

    @Override
    public List<Symmetry<Reversi>> symmetries() {
        return Rearrangement.ofSquare(size, 8).stream()
                .skip(1)
                .<Symmetry<Reversi>>map(ReversiSymmetry::new)
                .toList();
    }

    /**
     * The same number of plies as the board's width: 390,216 sequences on 8x8, 7,604 on 6x6 and 128 on 4x4. The agents
     * still play most of the game.
     */
    @Override
    public int openingPlies() {
        return size;
    }

    /** Board programs also begin with black on d5 and e4 (on 8x8); none knows the mirrored start. */
    @Override
    public Optional<GtpBoard> gtp() {
        return isMirrored ? Optional.empty() : Optional.of(new GtpBoard("Othello", size, List.of("b", "w")));
    }

    @Override
    public List<GameNotation> notations() {
        return List.of(new Ggf());
    }
}
