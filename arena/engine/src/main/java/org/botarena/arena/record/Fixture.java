package org.botarena.arena.record;

import java.util.List;

/**
 * What both games of a pair have in common, the same for every pairing: start, opening, chance. Immutable.
 *
 * @param pair the pair's index, from 0
 * @param seed of the chance stream
 * @param start the text of the position before the opening
 * @param opening the opening's plies in notation
 */
public record Fixture(int pair, long seed, String start, List<String> opening) {
    public Fixture {
        opening = List.copyOf(opening);
    }
}
