package org.botarena.arena.text;

import com.fasterxml.jackson.core.StreamReadConstraints;

/** Limits for parsing JSON of unknown origin, since a small file with millions of parts would fill the memory. */
public final class ForeignJson {
    /** Maximum nesting of lists and objects; the arena's own JSON has half of that. */
    public static final int DEEPEST = 20;

    /** Some hundred times the size of the longest game, or the results of six hundred entrants. */
    static final long MOST_TOKENS = 6_000_000;

    /** For the factory of every parser. */
    public static final StreamReadConstraints CONSTRAINTS = StreamReadConstraints.builder()
            .maxNestingDepth(DEEPEST)
            .maxTokenCount(MOST_TOKENS)
            .build();

    private ForeignJson() {}
}
