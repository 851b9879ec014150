package org.botarena.arena.store;

/**
 * Which attempt at which game: those that counted and those that were disturbed are numbered each on their own. Immutable.
 *
 * @param table {@link #COUNTED} or {@link #VOIDED}
 * @param number from 0, within the game and the table
 */
public record AttemptId(String table, String game, int number) {
    /** The table of the attempts with a result. */
    public static final String COUNTED = "attempt";

    /** The table of those that the machine or the arena disturbed. */
    public static final String VOIDED = "voided";

    /** Whether it has a result. */
    public boolean isCounted() {
        return table.equals(COUNTED);
    }

    /** As sentences name it: {@code attempt 0}. */
    @Override
    public String toString() {
        return table + " " + number;
    }
}
