package org.botarena.arena.serve.hosting.entry;

import java.time.Instant;

/**
 * A tournament of an event. Its journal records what the public sees. Immutable.
 *
 * @param name of its folder
 * @param begun the time of its start
 * @param isToPlay whether it resumes when the server is started
 */
public record HostedTournament(String name, Instant begun, boolean isToPlay) {
    /** The states of a tournament, as the arena's pages name them. */
    public enum State {
        /** Its games are being played. */
        PLAYS,
        /** All its games have been played. */
        FINISHED,
        /** It may be resumed. */
        STOPPED,
        /** An error prevents it from starting or continuing. */
        FAILED,
        /** Part of it is hidden from the reader. */
        FROZEN
    }
}
