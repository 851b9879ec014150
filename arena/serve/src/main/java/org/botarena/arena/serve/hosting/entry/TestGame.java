package org.botarena.arena.serve.hosting.entry;

/**
 * A game that an author has asked for and that counts for nothing. Immutable.
 *
 * @param number from 1
 * @param person who asked
 * @param first what plays the first side: a version or a sample
 * @param second what plays the others
 * @param asked when
 * @param state how far it is
 * @param result the game that was played, as JSON; why it could not be played, as a sentence; empty: nothing yet
 */
public record TestGame(long number, int person, String first, String second, String asked, State state, String result) {
    /** How far a test game is. */
    public enum State {
        QUEUED,
        PLAYED,
        /** It could not be played. */
        FAILED
    }
}
