package org.botarena.reversi;

import java.util.List;

/**
 * How far a search goes, the same on every machine. Immutable.
 *
 * @param depth plies of the search before the end is in reach
 * @param exact solves to the end from so many empty squares on
 * @param nodes positions at most, asked for every few hundred; 0 for no limit
 * @param isSelective whether multi-ProbCut cuts what a shallow search makes unlikely
 */
public record Level(int depth, int exact, long nodes, boolean isSelective) {
    /** As far as the time allows. */
    public static final Level UNLIMITED = new Level(60, 60, 0, true);

    /** From 1 to 20: each looks further than the one before. */
    public static final List<Level> ALL = List.of(
            new Level(1, 2, 0, false),
            new Level(1, 4, 0, false),
            new Level(2, 6, 0, false),
            new Level(3, 8, 0, false),
            new Level(4, 10, 0, false),
            new Level(5, 11, 0, false),
            new Level(6, 12, 0, false),
            new Level(7, 13, 0, true),
            new Level(8, 14, 0, true),
            new Level(9, 15, 0, true),
            new Level(10, 16, 0, true),
            new Level(11, 17, 0, true),
            new Level(12, 18, 0, true),
            new Level(13, 19, 2_000_000, true),
            new Level(14, 20, 4_000_000, true),
            new Level(15, 20, 8_000_000, true),
            new Level(16, 21, 16_000_000, true),
            new Level(18, 22, 32_000_000, true),
            new Level(20, 23, 64_000_000, true),
            new Level(22, 24, 128_000_000, true));

    /**
     * A level by its number.
     *
     * @throws IllegalArgumentException if it is not in 1..20
     */
    public static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("a level is in 1..20, and not " + number);
        }
        return ALL.get(number - 1);
    }
}
