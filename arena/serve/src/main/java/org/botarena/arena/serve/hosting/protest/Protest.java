package org.botarena.arena.serve.hosting.protest;

/**
 * What an author says against a game. Immutable.
 *
 * @param id that nobody can guess
 * @param person whose protest it is
 * @param tournament the folder's name
 * @param game its id
 * @param reason in his words: hostile text
 * @param made when
 * @param replays how many times the game is played again, fixed before the first; 0: not yet
 * @param state how far it is
 * @param found how each replay ended and what would change, a line each; empty: none yet
 * @param answer the organizer's, which stays; empty: none yet
 */
public record Protest(
        String id,
        int person,
        String tournament,
        String game,
        String reason,
        String made,
        int replays,
        State state,
        String found,
        String answer) {
    /** The same with something else found. */
    public Protest withFound(String other) {
        return new Protest(id, person, tournament, game, reason, made, replays, state, other, answer);
    }

    /** How far a protest is. */
    public enum State {
        OPEN,
        /** The game is being played again. */
        REPLAYING,
        /** All replays are on file; nothing is accepted yet. */
        REPLAYED,
        ACCEPTED,
        REJECTED
    }
}
