package org.botarena.arena.match;

import java.util.List;
import org.botarena.arena.roster.Entrant;

/**
 * One moment that one agent is to be asked about. Immutable.
 *
 * @param entrant who is asked; it plays whichever side is to move then
 * @param seed the agent's seed
 * @param start the text of the position where the game began
 * @param plies the plies up to the moment: the agent is asked for its own earlier ones too, so that it lives through
 *     them, but the recorded ones are played
 */
public record Question(Entrant entrant, long seed, String start, List<Ply> plies) {
    /** Copies the list. */
    public Question {
        plies = List.copyOf(plies);
    }
}
