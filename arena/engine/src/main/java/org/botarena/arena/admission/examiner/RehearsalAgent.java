package org.botarena.arena.admission.examiner;

import org.botarena.api.Agent;
import org.botarena.api.Game;
import org.botarena.api.Option;
import org.botarena.api.Position;
import org.botarena.api.Setting;

/**
 * What an examiner is shown in its rehearsal: it is read, never loaded, so that the archive holds whatever reads an agent.
 *
 * @param <P> whatever is played
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
