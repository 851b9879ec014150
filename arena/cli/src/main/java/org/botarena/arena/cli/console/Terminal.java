package org.botarena.arena.cli.console;

/** What the program's messages go to. */
public final class Terminal {
    private static final int USUAL_LINES = 24;

    private Terminal() {}

    /** Whether a person watches both outputs: the launcher knows. */
    public static boolean isThere() {
        return columns() > 0;
    }

    /** How wide the terminal is; 0 if there is none, or one that knows no escape codes. */
    public static int columns() {
        return "dumb".equals(System.getenv("TERM")) ? 0 : Integer.getInteger("arena.columns", 0);
    }

    /** How high it is. */
    public static int lines() {
        int lines = Integer.getInteger("arena.lines", 0);
        return lines > 0 ? lines : USUAL_LINES;
    }
}
