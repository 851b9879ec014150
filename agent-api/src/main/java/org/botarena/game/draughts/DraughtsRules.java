package org.botarena.game.draughts;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.botarena.api.Symmetry;
import org.botarena.api.notation.GameNotation;
import org.botarena.api.notation.NotationException;
import org.botarena.api.picture.Cell;
import org.botarena.api.picture.Colour;
import org.botarena.api.picture.Figure;
import org.botarena.api.picture.Mark;
import org.botarena.api.picture.Picture;
import org.botarena.api.picture.Place;

/**
 * The rules of English draughts on one size of board. Immutable.
 *
 * @param size rows and columns: 6, 8 or 10
 */
record DraughtsRules(int size) implements Rules<Draughts> {
    @Override
    public String name() {
        return new DraughtsType().nameWith(size);
    }

    /**
     * Steps: at most one for each pair of neighbouring squares, if one is the mover's and the other is empty: (n - 1)².
     * This is the maximum on 6x6, 25. Captures: a capturing piece lands only on squares of one row parity, one
     * column parity and one colour of the chessboard they form. Between the squares of such a class there are 4, 9 or
     * 16 squares to jump over. More opposing pieces to jump, or fewer own pieces in the way, never reduce the number of
     * routes. So assume that all squares between hold opponents, and that the mover's pieces are on some squares of the
     * class, with the rest empty. The best choice for each class gives 17 routes in each of four classes on 8x8. On
     * 10x10 it gives 272 in two classes and 200 in two. A test tries all choices.
     */
    @Override
    public int maxMoves() {
        return switch (size) {
            case 6 -> 25;
            case 8 -> 4 * 17;
            default -> 2 * 272 + 2 * 200;
        };
    }

    /** Each side has n/2 - 1 rows of men: Black's from square 1, White's up to the last one; White is to move. */
    @Override
    public Draughts start() {
        int men = size / 2 * (size / 2 - 1);
        int squares = size * size / 2;
        long black = 0;
        long white = 0;
        for (int number = 1; number <= men; number++) {
            black |= 1L << DraughtsSquares.placeOf(number, size);
            white |= 1L << DraughtsSquares.placeOf(squares + 1 - number, size);
        }
        return new Draughts(white, black, 0, (byte) 0, (byte) 0, (byte) size);
    }

    @Override
    public Draughts parse(String text) {
        return new PositionText(text, size).read();
    }

    /** Reads the move text between the tags and the result in PDN. */
    @Override
    public List<String> moves(Draughts from, String line) {
        PdnWords words = new PdnWords(line);
        PlyReader reader = new PlyReader(from);
        int number = 0;
        try {
            for (PdnWords.Word word = words.next(); !word.is(PdnWords.Kind.END); word = words.next()) {
                switch (word.kind()) {
                    case COMMENT -> {}
                    case NUMBER -> number = number(word, number, words);
                    case MOVE -> reader.add(word.move());
                    default -> throw new NotationException(word.at(), "only moves are wanted in a line");
                }
            }
            reader.requireWhole();
        } catch (NotationException e) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "%s: character %d: %s", name(), e.at() + 1, e.getMessage()), e);
        }
        return reader.plies();
    }

    /**
     * The number of the next move. A number without a dot must be the expected one; otherwise it is a misspelt move.
     */
    private static int number(PdnWords.Word word, int last, PdnWords words) {
        int at = words.at();
        boolean isDue = word.text().equals("" + (last + 1)) && words.next().is(PdnWords.Kind.MOVE);
        words.resume(at);
        if (word.text().matches("[0-9]+") && !isDue) {
            throw PdnFile.noMove(word);
        }
        return Integer.parseInt(word.text().replaceAll("[^0-9]", ""));
    }

    @Override
    public Picture picture(Draughts view, long lastMove) {
        List<Place> route = lastMove == Position.NONE ? List.of() : cells(view, lastMove);
        return Picture.board(
                        size,
                        size,
                        (row, column) -> (row + column) % 2 == 0
                                ? Cell.empty("").on(Colour.LIGHT)
                                : cell(view, view.square(row, column)).marked(Mark.of(new Place(row, column), route)))
                .with("w {0} up, b {1} down; kings W B");
    }

    /** Men and kings. */
    @Override
    public List<Integer> counts(Draughts position) {
        return List.of(position.men(0) + position.kings(0), position.men(1) + position.kings(1));
    }

    @Override
    public Optional<Cell> piece(int player) {
        return Optional.of(
                Cell.of(player == 0 ? "w" : "b", Figure.DISC).coloured(player == 0 ? Colour.WHITE : Colour.BLACK));
    }

    private static Cell cell(Draughts view, int square) {
        int owner = view.at(square);
        boolean isKing = view.isKing(square);
        Cell cell = owner == Draughts.EMPTY
                ? Cell.empty(square + ".")
                : Cell.of(
                                square + (isKing ? "WB" : "wb").substring(owner, owner + 1),
                                isKing ? Figure.KING : Figure.DISC)
                        .coloured(owner == 0 ? Colour.WHITE : Colour.BLACK);
        return cell.named("" + square).on(Colour.DARK);
    }

    /** The squares of the route: the start, those passed, and the end. */
    @Override
    public List<Place> cells(Draughts position, long move) {
        return Arrays.stream(position.squares(move))
                .mapToObj(square -> new Place(position.row(square), position.column(square)))
                .toList();
    }

    @Override
    public List<Symmetry<Draughts>> symmetries() {
        return List.of(DraughtsSymmetry.of(size));
    }

    /** Four plies give 369, 1,469 and 4,265 sequences; after none of them is a side more than one man ahead. */
    @Override
    public int openingPlies() {
        return 4;
    }

    @Override
    public List<GameNotation> notations() {
        return List.of(new Pdn(size));
    }
}
