package org.botarena.arena.roster;

import java.util.Map;

/**
 * Who takes part: a jar with its options under a name. Immutable.
 *
 * @param name unique in the tournament
 * @param jar the admitted jar
 * @param options complete: those that were not given have their defaults
 */
public record Entrant(String name, Admitted jar, Map<String, String> options) {
    /** Copies the options. */
    public Entrant {
        options = Map.copyOf(options);
    }
}
