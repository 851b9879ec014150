package org.botarena.arena.roster;

import java.util.Map;
import org.botarena.arena.admission.Admitted;

/**
 * Who takes part: a jar with its options under a name. Immutable.
 *
 * @param name unique in the tournament
 * @param jar the admitted jar
 * @param options complete: those that were not given have their defaults
 * @param generation how many jars have played under this name, this one included
 */
public record Entrant(String name, Admitted jar, Map<String, String> options, int generation) {
    /** The first one of its name. */
    public Entrant(String name, Admitted jar, Map<String, String> options) {
        this(name, jar, options, 1);
    }

    /** Copies the options. */
    public Entrant {
        options = Map.copyOf(options);
    }

    /** What the ids of its games are made of: the name, and the generation if it is not the first. */
    public String key() {
        return generation == 1 ? name : name + "\n" + generation;
    }
}
