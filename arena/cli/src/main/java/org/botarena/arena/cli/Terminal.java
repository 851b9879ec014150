package org.botarena.arena.cli;

/** What the program's messages go to. */
final class Terminal {
    private Terminal() {}

    /** Whether a person watches both outputs: the launcher knows. */
    static boolean isThere() {
        return Boolean.getBoolean("arena.terminal");
    }
}
