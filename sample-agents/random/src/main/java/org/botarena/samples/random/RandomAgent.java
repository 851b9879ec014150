package org.botarena.samples.random;

import java.util.Random;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.pf4j.Extension;

/** Plays any legal move of any game. It is the simplest agent and a template for new ones. */
@Extension
public class RandomAgent<P extends Position<P>> extends Agent<P> {
    private final Random random = new Random(game.seed());

    public RandomAgent(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long[] moves = game.position().moves();
        return moves[random.nextInt(moves.length)];
    }
}
