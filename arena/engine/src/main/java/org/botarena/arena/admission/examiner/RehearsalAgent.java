package org.botarena.arena.admission.examiner;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;

/**
 * A sample agent for the examiner's rehearsal. It is read and never loaded, so that the class archive contains all
 * classes needed to read an agent.
 *
 * @param <P> the positions of any game
 */
@Option(name = "k", type = Setting.Type.WHOLE, byDefault = "1", min = "0", max = "2", text = "nothing")
public final class RehearsalAgent<P extends Position<P>> extends Agent<P> {
    /** An agent for any game. */
    public RehearsalAgent(Game<P> game) {
        super(game);
    }

    @Override
    public long play(int player) {
        return game.position().moves()[0];
    }
}
