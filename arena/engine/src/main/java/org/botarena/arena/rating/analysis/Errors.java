package org.botarena.arena.rating.analysis;

/** The sources of the ratings' errors, or the reason why they are unknown. */
public enum Errors {
    /** The variation of the games of two entrants on one position. */
    MEETINGS,
    /** That variation, and the error of the ratings in simulations of the format. */
    FORMAT,
    /** No intervals: the format is too large to be simulated. */
    TOO_LARGE,
    /** No intervals: all games start from one position. */
    NONE
}
