package org.botarena.arena.tune;

import java.util.List;
import org.botarena.arena.rating.Counts;

/**
 * Some values of the tuned options, and their results against the start. Immutable.
 *
 * @param values in the order of the options
 * @param pairs of games against the start
 */
record Trial(List<String> values, Counts pairs) {
    Trial {
        values = List.copyOf(values);
    }
}
