package org.botarena.arena.serve.hosting.entry;

/** How people come to take part in an event. */
public enum Door {
    /** Only people on the organizer's list take part. */
    LISTED,
    /** People ask on the page, and the organizer admits them. */
    APPROVAL,
    /** People who ask on the page take part immediately, until a time; after that the organizer admits them. */
    OPEN
}
