package org.botarena.arena.serve.hosting.play;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.botarena.arena.text.catalogue.Language;

/**
 * The distribution of the cores among an event's games: tournaments first, then people's games, then a trial and a test
 * game, then the ladder. The components are the JSON's fields. Immutable.
 */
public record LanePlan(
        @JsonPropertyDescription("of the machine") int cores,

        @JsonPropertyDescription("that are played at a time")
        int games,

        @JsonPropertyDescription("persons who may play at a time")
        int visitors) {
    /** In a sentence. */
    public String text(Language language) {
        return language.text("host.lanes", games, cores, visitors);
    }
}
