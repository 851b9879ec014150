package org.botarena.reversi;

import java.util.List;

/**
 * A playing strength that is the same on every machine. Immutable.
 *
 * @param depth plies of the search until the endgame is within reach
 * @param exact the number of empty squares from which the game is solved to the end
 * @param nodes the maximum number of positions, checked every few hundred; 0 for no limit
 * @param isSelective whether multi-ProbCut cuts moves that a shallow search makes unlikely
 * @param slips the share of moves, 0 to 1, that the agent draws at random instead of searching
 */
public record Level(int depth, int exact, long nodes, boolean isSelective, double slips) {
    /** A level that only the time limits. */
    public static final Level UNLIMITED = new Level(60, 60, 0, true);

    /** The levels from 1 to 20; each makes fewer random moves or looks further than the one before. */
    public static final List<Level> ALL = List.of(
            new Level(1, 0, 0, false, 0.8),
            new Level(1, 0, 0, false, 0.68),
            new Level(1, 0, 0, false, 0.56),
            new Level(1, 0, 0, false, 0.45),
            new Level(1, 0, 0, false, 0.33),
            new Level(1, 0, 0, false, 0.22),
            new Level(1, 0, 0, false, 0.12),
            new Level(1, 4, 0, false),
            new Level(2, 6, 0, false, 0.06),
            new Level(2, 6, 0, false, 0.03),
            new Level(3, 8, 0, false, 0.05),
            new Level(3, 8, 0, false),
            new Level(4, 10, 0, false),
            new Level(5, 11, 0, false),
            new Level(6, 12, 0, false),
            new Level(8, 14, 0, true),
            new Level(10, 16, 0, true),
            new Level(12, 18, 0, true),
            new Level(14, 20, 2_000_000, true),
            new Level(18, 22, 16_000_000, true));

    /** A level without random moves. */
    public Level(int depth, int exact, long nodes, boolean isSelective) {
        this(depth, exact, nodes, isSelective, 0);
    }

    /**
     * A level by its number.
     *
     * @throws IllegalArgumentException if the number is not in 1..20
     */
    public static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("a level is in 1..20, and not " + number);
        }
        return ALL.get(number - 1);
    }
}
