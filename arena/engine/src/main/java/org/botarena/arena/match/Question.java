package org.botarena.arena.match;

import java.util.List;
import java.util.OptionalInt;
import org.botarena.arena.record.Ply;
import org.botarena.arena.roster.Entrant;

/**
 * One moment that one agent is to be asked about. Immutable.
 *
 * @param entrant who is asked; it plays whichever side is to move then
 * @param seed the agent's seed
 * @param start the text of the position where the game began
 * @param plies the plies up to the moment: the agent is asked for its own earlier ones too, so that it lives through
 *     them, but the recorded ones are played
 * @param started the seat whose start alone is wanted, since it is not that seat's turn; empty: whoever is to move
 */
public record Question(Entrant entrant, long seed, String start, List<Ply> plies, OptionalInt started) {
    /** What the side to move would play. */
    public Question(Entrant entrant, long seed, String start, List<Ply> plies) {
        this(entrant, seed, start, plies, OptionalInt.empty());
    }

    public Question {
        plies = List.copyOf(plies);
    }
}
