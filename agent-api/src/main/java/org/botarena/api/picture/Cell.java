package org.botarena.api.picture;

/**
 * A cell of a picture and its contents. Immutable.
 *
 * @param glyph the text that a terminal prints, one or a few ASCII characters
 * @param name the name of the cell in moves, if it is shown in the cell; else empty
 * @param figure the figure drawn if there is room
 * @param colour of the figure
 * @param ground the colour of the cell
 * @param mark what the last move did here
 */
public record Cell(String glyph, String name, Figure figure, Colour colour, Colour ground, Mark mark) {
    /** An empty place. */
    public static Cell empty(String glyph) {
        return of(glyph, Figure.NONE);
    }

    /** A text. */
    public static Cell of(String glyph) {
        return of(glyph, Figure.TEXT);
    }

    /** A figure. */
    public static Cell of(String glyph, Figure figure) {
        return new Cell(glyph, "", figure, Colour.NONE, Colour.NONE, Mark.NONE);
    }

    /** Whether it is a square of a board, next to others. */
    public boolean isSquare() {
        return ground != Colour.NONE && figure != Figure.CARD;
    }

    /** A copy of this cell in another colour. */
    public Cell coloured(Colour other) {
        return new Cell(glyph, name, figure, other, ground, mark);
    }

    /** A copy of this cell on another ground. */
    public Cell on(Colour other) {
        return new Cell(glyph, name, figure, colour, other, mark);
    }

    /** A copy of this cell with a name. */
    public Cell named(String other) {
        return new Cell(glyph, other, figure, colour, ground, mark);
    }

    /** A copy of this cell with a mark. */
    public Cell marked(Mark other) {
        return new Cell(glyph, name, figure, colour, ground, other);
    }
}
