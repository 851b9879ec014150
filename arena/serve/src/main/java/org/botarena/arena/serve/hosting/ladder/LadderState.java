package org.botarena.arena.serve.hosting.ladder;

/** What the ladder of an event does, or why it does not play. */
public enum LadderState {
    /** Its games are being played. */
    PLAYS,
    /** Another game would hardly tell more. */
    RESTS,
    /** Nobody's agent plays yet. */
    NOBODY,
    /** Somebody has played as many games today as a version may. */
    ENOUGH,
    /** The organizer has paused it. */
    PAUSED,
    /** It does not play at this time of day. */
    CLOSED,
    /** Somebody plays against an agent, and there are few cores. */
    VISITORS,
    /** Another arena on this machine plays on its cores. */
    YIELDS,
    /** It cannot play, and tries again. */
    FAILED
}
