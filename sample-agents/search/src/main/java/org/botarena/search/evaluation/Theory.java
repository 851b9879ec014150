package org.botarena.search.evaluation;

import org.botarena.game.divide.Divide;
import org.botarena.game.matches.Matches;

/** Games whose lost positions have a formula: ±WIN if the formula decides. */
public final class Theory {
    private Theory() {}

    /**
     * Matches in the Bordeaux course (jalon 03, section 5.4). The player to move has lost if the number left is a
     * multiple of 4 and the last match wins, or one more if the last match loses. The value is 0 elsewhere, although
     * those positions are won.
     */
    public static Evaluation<Matches> matches() {
        return (position, player) -> {
            boolean isLost = position.left() % 4 == (position.take() ? 0 : 1);
            return isLost ? forTheMover(-Evaluation.WIN, position.side(), player) : 0;
        };
    }

    /** Divide: the player to move has lost iff both boxes are odd, and has won otherwise. */
    public static Evaluation<Divide> divide() {
        return (position, player) -> {
            boolean isLost = position.small() % 2 == 1 && position.large() % 2 == 1;
            return forTheMover(isLost ? -Evaluation.WIN : Evaluation.WIN, position.side(), player);
        };
    }

    private static double forTheMover(double value, int side, int player) {
        return player == side ? value : -value;
    }
}
