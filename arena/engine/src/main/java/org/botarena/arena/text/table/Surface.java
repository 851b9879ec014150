package org.botarena.arena.text.table;

/** A place where tables are shown. */
public enum Surface {
    /** Aligned text. */
    TERMINAL,
    /** Aligned text that is redrawn during play. */
    TICKER,
    /** HTML. */
    PAGE,
    /** A spreadsheet. */
    CSV,
    /** JSON of a published file. */
    FILE,
    /** JSON that a command prints. */
    COMMAND,
    /** A page of a tournament that is played. */
    LIVE,
    /** The projector. */
    SCREEN
}
