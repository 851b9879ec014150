package org.botarena.api.picture;

/** The colour of a figure, or of the ground of a cell. */
public enum Colour {
    /** No colour. */
    NONE,
    /** The first player's colour, in games whose players have colours. */
    BLACK,
    /** The second player's. */
    WHITE,
    /** A red card, or a red figure. */
    RED,
    /** A yellow figure. */
    YELLOW,
    /** Felt. */
    GREEN,
    /** A dark square. */
    DARK,
    /** A light square. */
    LIGHT,
    /** A plain square. */
    PLAIN
}
