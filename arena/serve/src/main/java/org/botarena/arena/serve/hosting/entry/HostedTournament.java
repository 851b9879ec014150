package org.botarena.arena.serve.hosting.entry;

import java.time.Instant;
import java.util.OptionalLong;

/**
 * A tournament of an event. Immutable.
 *
 * @param name of its folder
 * @param begun when it began
 * @param isToPlay whether it plays on when the server is started
 * @param frozen the number of the journal's line up to which the public sees results; empty: it sees all
 * @param revealed places from the bottom that the public sees all the same
 */
public record HostedTournament(String name, Instant begun, boolean isToPlay, OptionalLong frozen, int revealed) {
    /** Whether the public does not see all of it. */
    public boolean isFrozen() {
        return frozen.isPresent();
    }
}
