package org.botarena.arena.tournament.format;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A number that only some tournaments have; most of them place entrants before points do. Each has its name in {@code
 * results.json}.
 */
public enum Criterion {
    /** Rounds of a Swiss tournament without an opponent. */
    @JsonProperty("byes")
    BYES,
    /** Points, with a bye as games won. */
    @JsonProperty("pointsWithByes")
    POINTS_WITH_BYES,
    /** The points of all opponents except the one with the fewest. */
    @JsonProperty("buchholz")
    BUCHHOLZ,
    /** The points of each opponent, weighted by the share taken from it. */
    @JsonProperty("sonnebornBerger")
    SONNEBORN_BERGER,
    /** The points against entrants with equal points including byes. */
    @JsonProperty("directEncounter")
    DIRECT_ENCOUNTER,
    /** Rounds of a knockout that the entrant won or had a bye in. */
    @JsonProperty("roundsWon")
    ROUNDS_WON,
    /** The points in the final only. */
    @JsonProperty("finalPoints")
    FINAL_POINTS,
    /** The points against finalists with equal points in the final. */
    @JsonProperty("finalDirectPoints")
    FINAL_DIRECT_POINTS,
    /** The score difference in the final. */
    @JsonProperty("finalScoreDifference")
    FINAL_SCORE_DIFFERENCE,
    /** The faults in the final. */
    @JsonProperty("finalFaults")
    FINAL_FAULTS,
    /** The place if each family of copies counts once; the other members of a family have none. */
    @JsonProperty("placeOnce")
    PLACE_ONCE,
    /** Mistakes in 100 decided moves of judged games; no place depends on it. */
    @JsonProperty("mistakesPer100")
    MISTAKES
}
