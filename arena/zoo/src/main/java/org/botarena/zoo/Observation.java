package org.botarena.zoo;

import java.util.List;
import org.botarena.arena.process.enclosure.Isolation;

/**
 * What was seen of a specimen at one level. Immutable.
 *
 * @param specimen which
 * @param isolation where
 * @param isPromised whether anything is promised there; if not, it was not let in
 * @param wrongs what is not as it must be; empty: all is well
 * @param before what was wrong the time before, where it was shown twice
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
