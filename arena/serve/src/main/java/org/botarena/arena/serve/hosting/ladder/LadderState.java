package org.botarena.arena.serve.hosting.ladder;

/** The state of an event's ladder; while it rests, the reason. */
public enum LadderState {
    /** Its games are being read after a start of the server. */
    READS,
    /** Its games are being played. */
    PLAYS,
    /** Another game would hardly tell more. */
    RESTS,
    /** No agent plays yet. */
    EMPTY,
    /** A version has played the most games allowed in a day. */
    ENOUGH,
    /** The organizer has paused it. */
    PAUSED,
    /** It does not play at this time of day. */
    CLOSED,
    /** A visitor plays against an agent, and the machine has few cores. */
    VISITORS,
    /** Another arena on this machine uses the cores. */
    YIELDS,
    /** An error stops it; it tries again. */
    FAILED
}
