package org.botarena.search;

/** The utility of random games, by their results. */
public final class Scoring {
    private Scoring() {}

    /**
     * (w - l + 0.5 d)/(w + l + d), in -1..1; 0 without games. A draw counts half a point for both sides, as in the
     * course. The value is therefore not zero-sum, and swapping wins and losses does not flip its sign.
     */
    public static double scoring(long wins, long losses, long draws) {
        long games = wins + losses + draws;
        return games == 0 ? 0 : (wins - losses + 0.5 * draws) / games;
    }
}
