package org.botarena.search.evaluation;

import org.botarena.game.draughts.Draughts;

/** What counts in draughts before the end, in -1..1. */
public final class DraughtsFeatures {
    /** A king in men. */
    private static final double KING = 1.5;

    private DraughtsFeatures() {}

    /**
     * Material: men and kings (1.5 men each) against the opponent's. As a share of all, so that who leads gains by
     * exchanging.
     */
    public static Evaluation<Draughts> material() {
        return (position, player) -> Evaluation.lead(worth(position, player), worth(position, 1 - player));
    }

    private static double worth(Draughts position, int player) {
        return position.men(player) + KING * position.kings(player);
    }
}
