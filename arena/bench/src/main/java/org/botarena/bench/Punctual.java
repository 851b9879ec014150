package org.botarena.bench;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.pf4j.Extension;

/** Works until ten milliseconds before its deadline, and then answers. */
@Extension
public final class Punctual<P extends Position<P>> extends Agent<P> {
    private static final long KEPT = 10_000_000;

    public Punctual(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long[] moves = game.position().moves();
        while (game.timeLeft().toNanos() > KEPT) {
            Thread.onSpinWait();
        }
        return moves[0];
    }
}
