package org.botarena.api.picture;

/**
 * A place of a picture and what stands there. Immutable.
 *
 * @param glyph what a terminal prints: ASCII, a character or a few
 * @param name what moves call the place, where that is to be read in the cell itself; else empty
 * @param figure what is drawn where there is room
 * @param colour of the figure
 * @param ground the colour of the place
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

    /** Whether it is a square of a board, below and beside others. */
    public boolean isSquare() {
        return ground != Colour.NONE && figure != Figure.CARD;
    }

    /** The same of a colour. */
    public Cell coloured(Colour other) {
        return new Cell(glyph, name, figure, other, ground, mark);
    }

    /** The same on a ground. */
    public Cell on(Colour other) {
        return new Cell(glyph, name, figure, colour, other, mark);
    }

    /** The same with the name of its place. */
    public Cell named(String other) {
        return new Cell(glyph, other, figure, colour, ground, mark);
    }

    /** The same with a mark. */
    public Cell marked(Mark other) {
        return new Cell(glyph, name, figure, colour, ground, other);
    }
}
