package org.botarena.arena.cli;

/** What the program's messages go to. */
final class Terminal {
    private Terminal() {}

    /** Whether a person watches both outputs: the launcher knows. */
    static boolean isThere() {
        return columns() > 0;
    }

    /** How wide the terminal is; 0 if there is none. */
    static int columns() {
        return Integer.getInteger("arena.columns", 0);
    }
}
