package org.botarena.arena.serve.hosting.entry;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import java.util.function.Predicate;

/** The standings of the current season when they were last kept. Immutable. */
public record LastStandings(
        @JsonPropertyDescription("when; UTC") String at,

        @JsonPropertyDescription("the best first, as far as the asker may see them")
        List<Season.Place> lines) {
    /** The lines of some entrants, with their places among all. */
    public LastStandings among(Predicate<String> isOne) {
        return with(lines.stream().filter(line -> isOne.test(line.entrant())).toList());
    }

    /** A copy with other lines. */
    public LastStandings with(List<Season.Place> others) {
        return new LastStandings(at, others);
    }
}
