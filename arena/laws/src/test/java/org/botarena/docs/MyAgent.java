package org.botarena.docs;

import java.util.Random;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.game.reversi.Reversi;
import org.pf4j.Extension;

@Extension
public class MyAgent extends Agent<Reversi> {
    private final Random random = new Random(game.seed());

    public MyAgent(Game<Reversi> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long[] moves = game.position().moves();
        return moves[random.nextInt(moves.length)];
    }
}
