package org.botarena.arena.text;

import com.fasterxml.jackson.core.StreamReadConstraints;

/** What JSON may be made of that anybody may have written: a small file of millions of small parts would fill the memory. */
public final class ForeignJson {
    /** Lists and objects in each other; the arena's own are half as deep. */
    public static final int DEEPEST = 20;

    /** Some hundred times what the longest game has; the results of six hundred entrants. */
    static final long MOST_TOKENS = 6_000_000;

    /** For the factory of every parser. */
    public static final StreamReadConstraints CONSTRAINTS = StreamReadConstraints.builder()
            .maxNestingDepth(DEEPEST)
            .maxTokenCount(MOST_TOKENS)
            .build();

    private ForeignJson() {}
}
