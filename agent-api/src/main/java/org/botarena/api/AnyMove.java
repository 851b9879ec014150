package org.botarena.api;

import java.util.SplittableRandom;

/** The opponent in {@link Practice} that plays anything. */
final class AnyMove<P extends Position<P>> extends Agent<P> {
    private final SplittableRandom random = new SplittableRandom(game.seed());

    public AnyMove(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().randomMove(random);
    }
}
