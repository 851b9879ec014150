package org.botarena.arena.match;

import java.util.List;
import java.util.Optional;

/**
 * One playing of a game. Immutable.
 *
 * @param plies from the recorded start, in order
 * @param scores by player, in the game's unit; empty if the attempt gave no result
 * @param faults the faults that ended it, if any
 * @param voided why the attempt does not count: a fault of the arena or the machine, with its evidence
 */
public record Attempt(List<Ply> plies, List<Double> scores, List<Fault> faults, Optional<String> voided) {
    /** Copies the lists. */
    public Attempt {
        plies = List.copyOf(plies);
        scores = List.copyOf(scores);
        faults = List.copyOf(faults);
    }
}
