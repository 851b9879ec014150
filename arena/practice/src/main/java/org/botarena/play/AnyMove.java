package org.botarena.play;

import java.util.SplittableRandom;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;

/** A {@link Practice} opponent that plays any legal move. */
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
