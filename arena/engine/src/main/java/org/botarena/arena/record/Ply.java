package org.botarena.arena.record;

import java.util.Optional;

/**
 * One ply of a game on record. Immutable.
 *
 * @param number from 0
 * @param player the seat that chose it; -1 for opening plies, chance outcomes and forced passes
 * @param move in the game's notation
 * @param wallMs milliseconds from the request to the answer; 0 without a player
 * @param cpuMs milliseconds of CPU time that the agent's process used for it; 0 where the system does not tell
 * @param stallMs milliseconds of it that the machine kept from the agent or the referee
 * @param excused what was measured of an answer that came after its deadline and is played, since the machine took as
 *     much time; empty for one that came in time
 */
public record Ply(
        int number, int player, String move, double wallMs, double cpuMs, double stallMs, Optional<Evidence> excused) {
    /** One in time. */
    public Ply(int number, int player, String move, double wallMs, double cpuMs, double stallMs) {
        this(number, player, move, wallMs, cpuMs, stallMs, Optional.empty());
    }

    /** Rounds the times to microseconds, as every record holds them: what is computed from a record is then the same. */
    public Ply {
        wallMs = rounded(wallMs);
        cpuMs = rounded(cpuMs);
        stallMs = rounded(stallMs);
    }

    static double rounded(double milliseconds) {
        return Math.rint(milliseconds * 1e3) / 1e3;
    }

    /** A ply without a player: of the opening, of chance, or forced. */
    public static Ply ofArena(int number, String move) {
        return new Ply(number, -1, move, 0, 0, 0);
    }
}
