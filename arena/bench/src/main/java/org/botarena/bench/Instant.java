package org.botarena.bench;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.pf4j.Extension;

/** Answers immediately with the first move, so the rest of a move's time is the arena's. */
@Extension
public final class Instant<P extends Position<P>> extends Agent<P> {
    private final long[] moves = new long[game.rules().maxMoves()];

    /** Takes the seat. */
    public Instant(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        game.position().moves(moves);
        return moves[0];
    }
}
