package org.botarena.arena.match;

import java.util.List;

/**
 * A game that was played. Immutable.
 *
 * @param pairing who sat where
 * @param result the attempt that counts; its {@code voided} is set if even the last one was disturbed (the result
 *     stands, marked), and its {@code scores} are empty if the game could not be played at all
 * @param voided the attempts before it that did not count
 * @param logs by seat, for its author alone: output, stack traces, faults
 */
public record GameRecord(Pairing pairing, Attempt result, List<Attempt> voided, List<String> logs) {
    /** Copies the lists. */
    public GameRecord {
        voided = List.copyOf(voided);
        logs = List.copyOf(logs);
    }
}
