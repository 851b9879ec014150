package org.botarena.arena.serve.hosting.protest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** Games of a tournament that the organizer plays again as a set. Immutable. */
public record Reruns(
        @JsonPropertyDescription("random, so it cannot be guessed")
        String id,

        @JsonPropertyDescription("the folder's name") String tournament,
        @JsonPropertyDescription("how they were chosen") String chosen,
        @JsonPropertyDescription("when; UTC") String made,
        @JsonPropertyDescription("how many games") int games,

        @JsonPropertyDescription("how many were played again")
        int played,

        @JsonPropertyDescription("the rules by which marks are compared, or empty if only places are")
        String rules,

        @JsonPropertyDescription("how far it is") State state,

        @JsonPropertyDescription("which places and marks would change, a line each, or empty if not yet known")
        String found,

        @JsonPropertyDescription("the organizer's reason; empty: none yet")
        String answer) {
    /** The state of a set. */
    public enum State {
        /** The games are being played again. */
        PLAYING,
        /** All games have been played again; nothing is accepted yet. */
        PLAYED,
        ACCEPTED,
        REJECTED,
        /** A game could not be played again. */
        FAILED
    }

    /** Whether its games are being played, or the organizer can still accept or reject it. */
    public boolean isOpen() {
        return state == State.PLAYING || state == State.PLAYED;
    }
}
