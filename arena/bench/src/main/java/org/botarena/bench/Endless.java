package org.botarena.bench;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.pf4j.Extension;

/** Never answers, and keeps its core busy. */
@Extension
public final class Endless<P extends Position<P>> extends Agent<P> {
    /** Takes the seat. */
    public Endless(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
