package org.botarena.arena.serve.hosting.play;

/** What a tournament of an event does. */
public enum TournamentState {
    /** Its games are being played. */
    PLAYS,
    /** All its games have been played. */
    FINISHED,
    /** It may be resumed. */
    STOPPED,
    /** It cannot be played, or no further. */
    FAILED,
    /** Something is hidden from whoever asks. */
    FROZEN
}
