package org.botarena.arena.tournament.format;

/**
 * Two entrants who meet on one fixture, in both seatings. Immutable.
 *
 * @param one an entrant
 * @param other another entrant
 * @param pair the index of the fixture; no two entrants meet on the same fixture twice
 */
public record GamePair(String one, String other, int pair) {
    /** Whether the entrant is one of the two. */
    public boolean has(String entrant) {
        return one.equals(entrant) || other.equals(entrant);
    }

    /** Whether it is a meeting of these two. */
    public boolean isOf(String first, String second) {
        return has(first) && has(second);
    }
}
