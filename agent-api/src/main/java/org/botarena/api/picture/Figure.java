package org.botarena.api.picture;

/** The contents of a cell. A terminal prints the cell's glyph; a page draws the figure. */
public enum Figure {
    /** Nothing; the glyph, if any, represents an empty cell. */
    NONE,
    /** The glyph itself. */
    TEXT,
    /** A disc of the cell's colour, such as a stone or a man. */
    DISC,
    /** A disc with a crown. */
    KING,
    /** A pawn of the cell's colour. */
    PAWN,
    /** A cross. */
    CROSS,
    /** A ring. */
    RING,
    /** A match, or another object that is only counted. */
    MATCH,
    /** A box with the glyph inside and the cell's name above. */
    BOX,
    /** A die; the glyph is the face on top, 1 to 6. */
    DIE,
    /** A bar; the glyph is {@code filled+more/whole}, for instance {@code 62+2/100}. */
    BAR,
    /** A card; the glyph is a letter for the suit, and the rank: {@code S10}. */
    CARD
}
