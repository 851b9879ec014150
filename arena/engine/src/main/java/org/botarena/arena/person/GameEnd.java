package org.botarena.arena.person;

/** How a person's game ends. */
public enum GameEnd {
    WON,
    LOST,
    DRAW,
    RESIGNED,
    /** The person ran out of time. */
    TIME,
    /** The person has not moved for a long time. */
    LEFT,
    /** An agent's. */
    FAULT,
    /** No agent could be started. */
    FAILED
}
