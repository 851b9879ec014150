package org.botarena.arena.match;

import java.util.List;
import java.util.Optional;

/**
 * One playing of a game. Immutable.
 *
 * @param plies from the recorded start, in order
 * @param scores by player, in the game's unit; empty if the attempt gave no result
 * @param faults the faults that ended it, if any
 * @param idleCpuMs by player: milliseconds of CPU time that its process used while it was not asked; empty where the
 *     system does not tell
 * @param voided why the attempt does not count: a fault of the arena or the machine, with its evidence
 */
public record Attempt(
        List<Ply> plies, List<Double> scores, List<Fault> faults, List<Double> idleCpuMs, Optional<String> voided) {
    /** An attempt in which nobody measured what the agents did between their moves. */
    public Attempt(List<Ply> plies, List<Double> scores, List<Fault> faults, Optional<String> voided) {
        this(plies, scores, faults, List.of(), voided);
    }

    /** Copies the lists. */
    public Attempt {
        plies = List.copyOf(plies);
        scores = List.copyOf(scores);
        faults = List.copyOf(faults);
        idleCpuMs = List.copyOf(idleCpuMs);
    }
}
