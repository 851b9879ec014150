package org.botarena.arena.serve.hosting.entry;

/**
 * A game that an author has requested and that does not count. Immutable.
 *
 * @param number from 1
 * @param person who requested it
 * @param first the version or sample of the first side
 * @param second the one of the others
 * @param asked the time of the request
 * @param state of the game
 * @param result the played game as JSON, or the reason why it could not be played; empty before that
 */
public record TestGame(long number, int person, String first, String second, String asked, State state, String result) {
    /** The state of a test game. */
    public enum State {
        QUEUED,
        PLAYED,
        /** It could not be played. */
        FAILED
    }
}
