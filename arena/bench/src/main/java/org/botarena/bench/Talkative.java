package org.botarena.bench;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Position;
import org.pf4j.Extension;

/** Answers like {@link Instant} and reports an expectation; the additional time is the cost of the report. */
@Extension
public final class Talkative<P extends Position<P>> extends Agent<P> {
    private final long[] moves = new long[game.rules().maxMoves()];

    /** Takes the seat. */
    public Talkative(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        game.say(0.31, "f5 d6 c3 d3 c4");
        game.position().moves(moves);
        return moves[0];
    }
}
