package org.botarena.api;

import org.pf4j.ExtensionPoint;

/**
 * The base class of every agent: a public class with a constructor that takes the game, and {@link #play}.
 *
 * <p>The constructor's parameter says which games the agent plays: {@code Game<Reversi>} means one game, a type
 * variable ({@code Game<P>} with {@code P extends Position<P>}) any game. An agent lives for one game, in one thread.
 *
 * @param <P> the positions that the agent understands
 */
public abstract class Agent<P extends Position<P>> implements ExtensionPoint {
    /** The agent's view of its game: position, rules and time left. */
    protected final Game<P> game;

    /** Stores the game. Every agent passes on the game that its own constructor received. */
    protected Agent(Game<P> game) {
        this.game = game;
    }

    /**
     * Chooses a move for {@code game.position()}.
     *
     * @param player the player to move for: {@code game.position().turn()}
     * @return one of {@code game.position().moves()}
     * @throws Exception anything thrown loses the game
     */
    public abstract long play(int player) throws Exception;
}
