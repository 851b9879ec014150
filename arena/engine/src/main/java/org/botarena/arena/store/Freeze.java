package org.botarena.arena.store;

import java.util.Optional;

/**
 * The limit on what the public sees of a tournament, as recorded in the journal. Immutable.
 *
 * @param at the number of the line that froze it
 * @param whole whether the public sees no result
 * @param revealed the number of places from the bottom that it sees anyway
 * @param revealedAt the number of the line that revealed them
 */
public record Freeze(long at, boolean whole, int revealed, long revealedAt) {
    /** The number of the last line that the public sees. */
    public long upTo() {
        return whole ? 0 : at;
    }

    /** The freeze after one more line; empty: everything is revealed. */
    Optional<Freeze> after(Entry.Revealed entry, long seq) {
        return Optional.ofNullable(entry.places()).map(places -> new Freeze(at, whole, places, seq));
    }
}
