package org.botarena.search.evaluation;

import org.botarena.game.divide.Divide;
import org.botarena.game.matches.Matches;

/** Games whose lost positions have a formula: ±WIN where it says so. */
public final class Theory {
    private Theory() {}

    /**
     * Matches as the course of Bordeaux has it (jalon 03, section 5.4): who is to move has lost if the number left is a
     * multiple of 4 (the last one wins), or one more (the last one loses); 0 elsewhere, though it is won there.
     */
    public static Evaluation<Matches> matches() {
        return (position, player) -> {
            boolean isLost = position.left() % 4 == (position.take() ? 0 : 1);
            return isLost ? forTheMover(-Evaluation.WIN, position.side(), player) : 0;
        };
    }

    /** Divide: who is to move has lost iff both boxes are odd, and won elsewhere. */
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
