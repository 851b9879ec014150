package org.botarena.arena.record;

/**
 * The measurements of a request, from outside the agent's process: who used its time. In milliseconds, to the
 * microsecond. The components are the fields of the JSON of published games. Immutable.
 *
 * @param wallMs from the request to the answer, or to the ruling without one
 * @param cpuMs CPU time of the agent's process, and of others that it has started
 * @param waitMs how long its threads were runnable while others than the game's own processes had the core
 * @param stealMs the time that a virtual machine's host took from the core
 * @param stallMs how long the referee was kept from running where that can make an answer late
 */
public record Evidence(double wallMs, double cpuMs, double waitMs, double stealMs, double stallMs) {
    /** Rounds to microseconds, like every record. */
    public Evidence {
        wallMs = Ply.rounded(wallMs);
        cpuMs = Ply.rounded(cpuMs);
        waitMs = Ply.rounded(waitMs);
        stealMs = Ply.rounded(stealMs);
        stallMs = Ply.rounded(stallMs);
    }

    /** The evidence of a request that only a clock measured. */
    public static Evidence ofClock(double wallMs) {
        return new Evidence(wallMs, 0, 0, 0, 0);
    }

    /** The machine's part: the amount by which an answer may be late. */
    public double machineMs() {
        return waitMs + stealMs + stallMs;
    }
}
