package org.botarena.arena.tournament.format;

/** A number by which a format places its entrants before the points of the standings do. */
public enum Criterion {
    /** Rounds of a Swiss tournament without an opponent. */
    BYES,
    /** Points, a bye as games won. */
    POINTS_WITH_BYES,
    /** The points of all opponents but the one with the fewest. */
    BUCHHOLZ,
    /** The points of each opponent, as much of them as was taken from it. */
    SONNEBORN_BERGER,
    /** The points from those who are equal on points with byes. */
    DIRECT_ENCOUNTER,
    /** Rounds of a knockout that were won, or in which the entrant had a rest. */
    ROUNDS_WON,
    /** The points in the final alone. */
    FINAL_POINTS,
    /** Those from finalists who are equal on points in the final. */
    FINAL_DIRECT_POINTS,
    /** The score difference in the final. */
    FINAL_SCORE_DIFFERENCE,
    /** The faults in the final. */
    FINAL_FAULTS
}
