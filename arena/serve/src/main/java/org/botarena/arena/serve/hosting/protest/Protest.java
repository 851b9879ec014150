package org.botarena.arena.serve.hosting.protest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** An author's protest against a game. Immutable. */
public record Protest(
        @JsonPropertyDescription("random, so it cannot be guessed")
        String id,

        @JsonPropertyDescription("whose protest it is") int person,
        @JsonPropertyDescription("the folder's name") String tournament,
        @JsonPropertyDescription("its id") String game,

        @JsonPropertyDescription("in the author's words: hostile text")
        String reason,

        @JsonPropertyDescription("when") String made,

        @JsonPropertyDescription("how many times the game is played again, fixed before the first; 0: not yet")
        int replays,

        @JsonPropertyDescription("how far it is") State state,

        @JsonPropertyDescription("how each replay ended and what would change, a line each; empty: none yet")
        String found,

        @JsonPropertyDescription("the organizer's, which stays; empty: none yet")
        String answer) {
    /** A copy with other findings. */
    public Protest withFound(String other) {
        return new Protest(id, person, tournament, game, reason, made, replays, state, other, answer);
    }

    /** The state of a protest. */
    public enum State {
        OPEN,
        /** The game is being played again. */
        REPLAYING,
        /** All replays are recorded; nothing is accepted yet. */
        REPLAYED,
        ACCEPTED,
        REJECTED
    }
}
