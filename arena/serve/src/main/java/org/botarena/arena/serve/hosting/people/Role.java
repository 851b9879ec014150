package org.botarena.arena.serve.hosting.people;

/** The rights of a person. */
public enum Role {
    /** Hands in agents. */
    AUTHOR,
    /** Everything. */
    ORGANIZER,
    /** Reviews checks and settles protests; cannot grade, create links or withdraw anyone. */
    ASSISTANT,
    /** Shows the public pages in a room. */
    SCREEN;

    /** Whether this role has the rights of another one. */
    public boolean includes(Role other) {
        return this == ORGANIZER || this == other;
    }
}
