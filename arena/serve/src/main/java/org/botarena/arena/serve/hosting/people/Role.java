package org.botarena.arena.serve.hosting.people;

/** What somebody may do. */
public enum Role {
    /** Hands in agents. */
    AUTHOR,
    /** Everything. */
    ORGANIZER,
    /** Looks at checks, settles protests; gives no grades or links, and withdraws nobody. */
    ASSISTANT,
    /** Shows the public pages in a room. */
    SCREEN;

    /** Whether this role may do what that one may. */
    public boolean includes(Role other) {
        return this == ORGANIZER || this == other;
    }
}
