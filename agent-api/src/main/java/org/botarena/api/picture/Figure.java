package org.botarena.api.picture;

/** What stands in a cell. A terminal prints the cell's glyph; where there is more room the figure is drawn. */
public enum Figure {
    /** Nothing: the glyph, if there is one, stands for an empty place. */
    NONE,
    /** The glyph itself. */
    TEXT,
    /** A disc of the cell's colour: a stone, a man. */
    DISC,
    /** A disc with a crown. */
    KING,
    /** A pawn of the cell's colour. */
    PAWN,
    /** A cross. */
    CROSS,
    /** A ring. */
    RING,
    /** A match, or another thing of which only the number counts. */
    MATCH,
    /** A box with what is in it: the glyph. The cell's name stands above it. */
    BOX,
    /** A die; the glyph is the face on top, 1 to 6. */
    DIE,
    /** A bar; the glyph is {@code filled+more/whole}, for instance {@code 62+2/100}. */
    BAR,
    /** A card; the glyph is a letter for the colour and the rank: {@code S10}. */
    CARD
}
