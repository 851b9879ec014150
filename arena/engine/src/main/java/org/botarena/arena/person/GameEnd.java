package org.botarena.arena.person;

/** How a person's game ends. */
public enum GameEnd {
    WON,
    LOST,
    DRAW,
    RESIGNED,
    /** The person's clock has run out. */
    TIME,
    /** The person has not moved for long. */
    LEFT,
    /** An agent's. */
    FAULT,
    /** No agent could be started. */
    FAILED
}
