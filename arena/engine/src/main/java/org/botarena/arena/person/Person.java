package org.botarena.arena.person;

import org.botarena.arena.record.Verdict;

/** A person with a screen and a keyboard, or any other user interface. One thread. */
public interface Person {
    /** Shows a new view. */
    void show(PersonView view);

    /** Waits for the person's request during their turn. */
    Request ask() throws InterruptedException;

    /** Reports that the adviser committed a fault. */
    default void unadvised(Verdict fault) {}
}
