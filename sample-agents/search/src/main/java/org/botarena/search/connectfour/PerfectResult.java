package org.botarena.search.connectfour;

/**
 * The result of perfect play, in which the winner wins as early and the loser loses as late as possible. Immutable.
 *
 * @param result 1 if the player to move wins, 0 for a draw, -1 if the opponent wins
 * @param plies from here to the end, 0 if the game has ended
 */
public record PerfectResult(int result, int plies) {
    /** The result one ply earlier, from the side of the player whose move leads here. */
    PerfectResult before() {
        return new PerfectResult(-result, plies + 1);
    }

    /** The text: {@code +3} for a win, {@code -4} for a loss, {@code =12} for a draw after this many plies. */
    @Override
    public String toString() {
        return "-=+".charAt(result + 1) + Integer.toString(plies);
    }
}
