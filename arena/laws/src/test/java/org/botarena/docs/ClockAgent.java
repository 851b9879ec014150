package org.botarena.docs;

import java.time.Duration;
import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.pf4j.Extension;

@Extension
public class ClockAgent<P extends Position<P>> extends Agent<P> {
    private static final int MOVES_TO_COME = 15;

    public ClockAgent(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        long end = System.nanoTime() + mine(player).toNanos();
        long[] moves = game.position().moves();
        int looked = 0;
        while (System.nanoTime() - end < 0 && looked < moves.length - 1) {
            looked++;
        }
        return moves[looked];
    }

    private Duration mine(int player) {
        return game.clock()
                .map(clock -> clock.left().get(player).dividedBy(MOVES_TO_COME).plus(clock.increment()))
                .orElse(game.timeLeft());
    }
}
