package org.botarena.game.reversi;

import java.util.List;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.GtpBoard;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The rules of Reversi on an array of squares, on one size of board. Immutable.
 *
 * @param reversi the rules on bitboards, which provide text, picture, symmetries and notation
 */
record ArrayReversiRules(ReversiRules reversi) implements Rules<ArrayReversi> {
    @Override
    public String name() {
        return "array" + reversi.name();
    }

    @Override
    public int maxMoves() {
        return reversi.maxMoves();
    }

    @Override
    public ArrayReversi start() {
        return ArrayReversi.of(reversi.start());
    }

    @Override
    public ArrayReversi parse(String text) {
        return ArrayReversi.of(BoardText.position(name(), reversi.size(), text));
    }

    @Override
    public List<String> moves(ArrayReversi from, String line) {
        return BoardText.moves(name(), from.bitboards(), line);
    }

    @Override
    public long forced(ArrayReversi position) {
        return position.mustPass() ? Reversi.PASS : Position.NONE;
    }

    @Override
    public Picture picture(ArrayReversi view, long lastMove) {
        return reversi.picture(view.bitboards(), lastMove);
    }

    @Override
    public List<Integer> counts(ArrayReversi position) {
        return reversi.counts(position.bitboards());
    }

    @Override
    public Optional<Cell> piece(int player) {
        return reversi.piece(player);
    }

    @Override
    public Optional<String> tally(ArrayReversi over) {
        return reversi.tally(over.bitboards());
    }

    @Override
    public List<Place> cells(ArrayReversi position, long move) {
        return reversi.cells(position.bitboards(), move);
    }

    @Override
    public double worstScore() {
        return reversi.worstScore();
    }

    @Override
    public double bestScore() {
        return reversi.bestScore();
    }

    @Override
    public List<Symmetry<ArrayReversi>> symmetries() {
        return reversi.symmetries().stream()
                .<Symmetry<ArrayReversi>>map(OnArray::new)
                .toList();
    }

    @Override
    public int openingPlies() {
        return reversi.openingPlies();
    }

    @Override
    public Optional<GtpBoard> gtp() {
        return reversi.gtp();
    }

    @Override
    public List<GameNotation> notations() {
        return reversi.notations();
    }

    /** A symmetry of the board, shared by both engines. */
    private record OnArray(Symmetry<Reversi> symmetry) implements Symmetry<ArrayReversi> {
        @Override
        public ArrayReversi of(ArrayReversi position) {
            return ArrayReversi.of(symmetry.of(position.bitboards()));
        }

        @Override
        public long of(long move) {
            return symmetry.of(move);
        }
    }
}
