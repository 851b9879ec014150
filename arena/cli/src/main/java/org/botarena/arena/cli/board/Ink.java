package org.botarena.arena.cli.board;

import org.botarena.arena.cli.console.Terminal;

/** What makes a part of a drawing stand out or stand back: escape codes of a terminal, or nothing. */
public enum Ink {
    /** No escape codes: for files, pipes, and who has set {@code NO_COLOR}. */
    PLAIN("", ""),
    /** Bold and faint, which show on every background. */
    SHADED("\033[1m", "\033[2m");

    private static final String END = "\033[0m";

    private final String strong;
    private final String soft;

    Ink(String strong, String soft) {
        this.strong = strong;
        this.soft = soft;
    }

    /** What this program's output takes. */
    public static Ink here() {
        return of(Terminal.isThere(), System.getenv("NO_COLOR"));
    }

    /**
     * What an output takes.
     *
     * @param noColor the variable of the environment that refuses escape codes if it holds anything; null: not set
     */
    static Ink of(boolean isTerminal, String noColor) {
        return isTerminal && (noColor == null || noColor.isEmpty()) ? SHADED : PLAIN;
    }

    /** The text, standing out. */
    String strong(String text) {
        return strong.isEmpty() ? text : strong + text + END;
    }

    /** The text, standing back. */
    String soft(String text) {
        return soft.isEmpty() ? text : soft + text + END;
    }
}
