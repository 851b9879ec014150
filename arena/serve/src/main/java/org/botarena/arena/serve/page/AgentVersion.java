package org.botarena.arena.serve.page;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.botarena.arena.report.summary.Proof;
import org.botarena.arena.text.OrNull;

/**
 * A version of an author's agent with its strength, now or when it was replaced; the components are the JSON's fields.
 * Immutable.
 */
public record AgentVersion(
        @JsonPropertyDescription("from 1") int number,

        @JsonPropertyDescription("null if not rated") @OrNull
        Double elo,

        @JsonPropertyDescription("the lower end of the 95 % interval, or null if it has no lower end") @OrNull
        Double eloLow,

        @JsonPropertyDescription("the upper end, or null if it has no upper end") @OrNull
        Double eloHigh,

        @JsonPropertyDescription("that it has played") int games,

        @JsonPropertyDescription("whether it is the one that plays")
        boolean plays) {
    /** Its rating, or null. */
    Proof.Rating rating() {
        return elo == null ? null : new Proof.Rating(elo, eloLow, eloHigh, "", 0, 0, List.of());
    }
}
