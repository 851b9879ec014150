package org.botarena.search.evaluation;

import org.botarena.game.draughts.Draughts;

/** Features of unfinished games of draughts, in -1..1. */
public final class DraughtsFeatures {
    /** The value of a king in men. */
    private static final double KING = 1.5;

    private DraughtsFeatures() {}

    /**
     * Material: men and kings (1.5 men each) against the opponent's. It is a share of all pieces, so that the leading
     * side gains by exchanges.
     */
    public static Evaluation<Draughts> material() {
        return (position, player) -> Evaluation.lead(worth(position, player), worth(position, 1 - player));
    }

    private static double worth(Draughts position, int player) {
        return position.men(player) + KING * position.kings(player);
    }
}
