package org.botarena.arena.record;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.List;
import org.botarena.arena.record.form.RecordChecks;

/**
 * The common data of both games of a pair, equal for every pairing: start, opening, chance. Immutable.
 *
 * @param pair the pair's index, from 0
 * @param seed of the chance stream; text in JSON, as those of the {@linkplain SeatRecord seats}
 * @param start the text of the position before the opening
 * @param opening the opening's plies in notation
 */
public record Fixture(
        int pair,
        @JsonFormat(shape = JsonFormat.Shape.STRING) long seed,
        String start,
        List<String> opening) {
    /**
     * Rejects fixtures that no game can begin with.
     *
     * @throws IllegalArgumentException if something is missing or the index is negative
     */
    public Fixture {
        RecordChecks.requireAll(start, opening);
        RecordChecks.require(pair >= 0, "a pair's index is below 0");
        opening = List.copyOf(opening);
    }
}
