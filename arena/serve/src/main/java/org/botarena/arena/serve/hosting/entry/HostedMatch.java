package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import org.botarena.arena.duel.DuelResult;
import org.botarena.arena.text.OrNull;

/** A recorded match of two entrants of an event. The components are the JSON's fields. Immutable. */
public record HostedMatch(
        @JsonPropertyDescription("from 1") long number,

        @JsonPropertyDescription("UTC, ISO 8601") String begun,

        String first,
        String second,
        State state,

        @JsonPropertyDescription("so far, or null if no game has ended")
        @OrNull
        @JsonRawValue
        @JsonSubTypes(@JsonSubTypes.Type(DuelResult.class))
        String result,

        @JsonPropertyDescription("why it cannot be played, or empty if it can")
        String failure) {
    /** The states of a match. */
    public enum State {
        /** Its games are being played. */
        PLAYS,
        /** Its test has decided, or all its games have been played. */
        FINISHED,
        /** The organizer ended it. */
        STOPPED,
        /** The server ended while it was being played. Its record still has the state {@link #PLAYS}. */
        INTERRUPTED,
        /** An error prevents it from starting or continuing. */
        FAILED
    }

    /** This match with the right state if no process plays it, because the server ended meanwhile. */
    public HostedMatch unattended() {
        return state == State.PLAYS
                ? new HostedMatch(number, begun, first, second, State.INTERRUPTED, result, failure)
                : this;
    }
}
