package org.botarena.arena.serve.hosting.play;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.botarena.arena.text.catalogue.Language;

/**
 * How the games of an event share the cores: those of tournaments first, then those of persons, then a trial and a test game, then the
 * ladder's. The components are the JSON's fields. Immutable.
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
