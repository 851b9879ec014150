package org.botarena.arena.store;

import java.util.Locale;

/** The state of a tournament. */
public enum State {
    /** It has begun and not ended: it is running, or it was killed. */
    BEGUN,
    /** It was stopped, its time ran out, or some games could not be played. */
    STOPPED,
    /** Every game has been played. */
    FINISHED;

    /** As it is written. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
