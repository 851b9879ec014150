package org.botarena.api;

import org.pf4j.ExtensionPoint;

/**
 * What a student writes: a public class with a constructor that takes the game, and {@link #play}.
 *
 * <p>The constructor's parameter says which games the agent plays: {@code Game<Reversi>} one game; a type variable
 * ({@code Game<P>} with {@code P extends Position<P>}) any. An agent lives for one game, in one thread.
 *
 * @param <P> the positions that the agent understands
 */
public abstract class Agent<P extends Position<P>> implements ExtensionPoint {
    /** The seat at the table: position, rules, time left. */
    protected final Game<P> game;

    /** Takes the seat; every agent passes on what its own constructor got. */
    protected Agent(Game<P> game) {
        this.game = game;
    }

    /**
     * Chooses a move for {@code game.position()}.
     *
     * @param player the seat to move for: {@code game.position().turn()}
     * @return one of {@code game.position().moves()}
     * @throws Exception anything thrown loses the game
     */
    public abstract long play(int player) throws Exception;
}
