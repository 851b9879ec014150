package org.botarena.search.connectfour;

/**
 * How a game ends if both sides play perfectly: who wins does so as early, who loses as late as possible. Immutable.
 *
 * @param result 1 if the player to move wins, 0 for a draw, -1 if the other one wins
 * @param plies from here to the end, 0 if the game is over
 */
public record PerfectResult(int result, int plies) {
    /** As the player sees it whose move leads here: one ply earlier, from the other side. */
    PerfectResult before() {
        return new PerfectResult(-result, plies + 1);
    }

    /** Its text: {@code +3} for a win, {@code -4} for a loss, {@code =12} for a draw after so many plies. */
    @Override
    public String toString() {
        return "-=+".charAt(result + 1) + Integer.toString(plies);
    }
}
