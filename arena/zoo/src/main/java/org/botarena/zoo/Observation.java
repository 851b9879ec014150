package org.botarena.zoo;

import java.util.List;
import org.botarena.arena.process.enclosure.Isolation;

/**
 * The result of a specimen at one level. Immutable.
 *
 * @param specimen the agent
 * @param isolation the level
 * @param isPromised whether anything is promised there; if not, it was not run
 * @param wrongs the deviations, or empty if all is well
 * @param before the deviations of the first showing, if it was repeated
 */
record Observation(
        Specimen specimen, Isolation isolation, boolean isPromised, List<String> wrongs, List<String> before) {
    Observation {
        wrongs = List.copyOf(wrongs);
        before = List.copyOf(before);
    }

    /** The word in the table. */
    String cell() {
        return isPromised ? wrongs.isEmpty() ? "ok" : "WRONG" : "-";
    }
}
