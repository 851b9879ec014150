package org.botarena.arena.store;

import java.util.Locale;

/** How far a tournament is. */
public enum State {
    /** It was begun and has not ended: it is running, or it was killed. */
    BEGUN,
    /** It was stopped, its time ran out, or games are left that could not be played. */
    STOPPED,
    /** Every game has been played. */
    FINISHED;

    /** As it is written. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
