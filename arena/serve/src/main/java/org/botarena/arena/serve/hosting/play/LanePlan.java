package org.botarena.arena.serve.hosting.play;

import org.botarena.arena.text.catalogue.Language;

/**
 * How the games of an event share the cores: those of tournaments first, then those of persons, then a trial and a test game, then the
 * ladder's. The components are the JSON's fields. Immutable.
 *
 * @param cores of the machine
 * @param games that are played at a time
 * @param visitors persons who may play at a time
 */
public record LanePlan(int cores, int games, int visitors) {
    /** In a sentence. */
    public String text(Language language) {
        return language.text("host.lanes", games, cores, visitors);
    }
}
