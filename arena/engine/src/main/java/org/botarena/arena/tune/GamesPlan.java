package org.botarena.arena.tune;

/**
 * Divides the games of a tuning. Two thirds go to the search, in rounds of candidates that each play pairs against
 * the start; the others go to the match at the end. Immutable.
 *
 * @param rounds of the search
 * @param pairs of a round
 * @param finalPairs of the match at the end
 */
record GamesPlan(int rounds, int pairs, int finalPairs) {
    /** The candidates of a round. */
    static final int CANDIDATES = 8;

    /** With fewer games a tuning finds nothing. */
    static final int FEWEST = 60;

    private static final int MOST_ROUNDS = 10;

    /**
     * The plan for a number of games.
     *
     * @param games from {@value #FEWEST}
     */
    static GamesPlan of(int games) {
        int search = games / 2 * 2 / 3;
        int rounds = Math.min(MOST_ROUNDS, search / CANDIDATES);
        int pairs = search / rounds / CANDIDATES * CANDIDATES;
        return new GamesPlan(rounds, pairs, games / 2 - rounds * pairs);
    }
}
