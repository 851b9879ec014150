package org.botarena.arena.person;

import org.botarena.arena.record.Verdict;

/** A person in front of a screen and a keyboard, of whatever kind. One thread. */
public interface Person {
    /** Shows what they see from now on. */
    void show(PersonView view);

    /** Waits for the person's request, when it is their turn. */
    Request ask() throws InterruptedException;

    /** The adviser that they have asked is at fault. */
    default void unadvised(Verdict fault) {}
}
