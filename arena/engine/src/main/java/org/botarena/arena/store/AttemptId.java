package org.botarena.arena.store;

/**
 * Which attempt at which game: those that counted and those that were disturbed are numbered each on their own. Immutable.
 *
 * @param table {@link #COUNTED} or {@link #VOIDED}
 * @param number from 0, within the game and the table
 */
record AttemptId(String table, String game, int number) {
    /** The table of the attempts with a result. */
    static final String COUNTED = "attempt";

    /** The table of those that the machine or the arena disturbed. */
    static final String VOIDED = "voided";

    /** Whether it has a result. */
    boolean isCounted() {
        return table.equals(COUNTED);
    }

    /** As sentences name it: {@code attempt 0}. */
    @Override
    public String toString() {
        return table + " " + number;
    }
}
