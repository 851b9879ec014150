package org.botarena.arena.rating.analysis;

/** Where the errors of ratings come from, or why there are none. */
public enum Errors {
    /** How the games of two on one position vary. */
    MEETINGS,
    /** That, and how far off the ratings were where the format was played anew. */
    FORMAT,
    /** There is no interval: the format would have to be played anew, and is too large for that. */
    TOO_LARGE,
    /** There is no interval: all games begin from one position. */
    NONE
}
