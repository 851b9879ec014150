package org.botarena.arena.replay;

import org.botarena.arena.record.Fault;

/**
 * A fault in the JSON output of commands. Immutable.
 *
 * @param player at fault
 * @param ply the ply that the player owed
 * @param kind of the verdict: {@code late}
 * @param reason of the verdict
 */
public record BriefFault(int player, int ply, String kind, String reason) {
    /** Converts a fault. */
    public static BriefFault of(Fault fault) {
        return new BriefFault(
                fault.player(),
                fault.ply(),
                fault.verdict().kind(),
                fault.verdict().reason());
    }
}
