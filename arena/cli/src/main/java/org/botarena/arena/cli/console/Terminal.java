package org.botarena.arena.cli.console;

/** The terminal that shows the program's messages. */
public final class Terminal {
    private static final int USUAL_LINES = 24;

    private Terminal() {}

    /** Whether both outputs go to a person, as the launcher found. */
    public static boolean isThere() {
        return columns() > 0;
    }

    /** The width of the terminal in columns; 0 without a terminal, or if it supports no escape codes. */
    public static int columns() {
        return "dumb".equals(System.getenv("TERM")) ? 0 : Integer.getInteger("arena.columns", 0);
    }

    /** The height of the terminal in lines. */
    public static int lines() {
        int lines = Integer.getInteger("arena.lines", 0);
        return lines > 0 ? lines : USUAL_LINES;
    }
}
