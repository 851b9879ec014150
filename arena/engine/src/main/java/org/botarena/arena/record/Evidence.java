package org.botarena.arena.record;

/**
 * What was measured of a request, from outside the agent's process: who used its time. In milliseconds, to the microsecond.
 * The components are the fields of the JSON of published games. Immutable.
 *
 * @param wallMs from the request to the answer, or to the ruling where there was none
 * @param cpuMs CPU time of the agent's process, and of others that it has started
 * @param waitMs how long its threads could have run while others than the game's own processes had the core
 * @param stealMs what a virtual machine's host took from the core
 * @param stallMs how long the referee was kept from running where that can make an answer late
 */
public record Evidence(double wallMs, double cpuMs, double waitMs, double stealMs, double stallMs) {
    /** Rounds to microseconds, as every record holds them. */
    public Evidence {
        wallMs = Ply.rounded(wallMs);
        cpuMs = Ply.rounded(cpuMs);
        waitMs = Ply.rounded(waitMs);
        stealMs = Ply.rounded(stealMs);
        stallMs = Ply.rounded(stallMs);
    }

    /** Of a request that nothing but a clock measured. */
    public static Evidence ofClock(double wallMs) {
        return new Evidence(wallMs, 0, 0, 0, 0);
    }

    /** The machine's part: so much later than its deadline an answer may come. */
    public double machineMs() {
        return waitMs + stealMs + stallMs;
    }
}
