package org.botarena.arena.record;

import java.util.Optional;

/**
 * An agent's fault, which ended its game. Immutable.
 *
 * @param player the seat at fault
 * @param ply the number of the ply that it owed; a failure to start is at the first ply that this attempt has to play
 * @param verdict what it did
 * @param evidence what was measured of the request; empty where nothing was
 */
public record Fault(int player, int ply, Verdict verdict, Optional<Evidence> evidence) {
    /** One of which nothing was measured. */
    public Fault(int player, int ply, Verdict verdict) {
        this(player, ply, verdict, Optional.empty());
    }
}
