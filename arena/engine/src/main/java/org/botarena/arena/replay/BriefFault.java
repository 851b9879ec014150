package org.botarena.arena.replay;

import org.botarena.arena.record.Fault;

/**
 * A fault as commands print it for programs. Immutable.
 *
 * @param player who was at fault
 * @param ply that was owed
 * @param kind of the verdict: {@code late}
 * @param reason of the verdict
 */
public record BriefFault(int player, int ply, String kind, String reason) {
    /** A fault in brief. */
    public static BriefFault of(Fault fault) {
        return new BriefFault(
                fault.player(),
                fault.ply(),
                fault.verdict().kind(),
                fault.verdict().reason());
    }
}
