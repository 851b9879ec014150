package org.botarena.search;

/** The utility of random games, by how they ended. */
public final class Scoring {
    private Scoring() {}

    /**
     * (w - l + 0.5 d)/(w + l + d), in -1..1; 0 for no game. A draw counts half a point for both sides, as the course has
     * it: this is not zero-sum, and with wins and losses exchanged it does not change its sign.
     */
    public static double scoring(long wins, long losses, long draws) {
        long games = wins + losses + draws;
        return games == 0 ? 0 : (wins - losses + 0.5 * draws) / games;
    }
}
