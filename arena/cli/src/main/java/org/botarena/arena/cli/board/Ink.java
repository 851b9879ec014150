package org.botarena.arena.cli.board;

import org.botarena.arena.cli.Terminal;

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
        String unwanted = System.getenv("NO_COLOR");
        return Terminal.isThere() && (unwanted == null || unwanted.isEmpty()) ? SHADED : PLAIN;
    }

    /** The text, standing out. */
    public String strong(String text) {
        return strong.isEmpty() ? text : strong + text + END;
    }

    /** The text, standing back. */
    public String soft(String text) {
        return soft.isEmpty() ? text : soft + text + END;
    }
}
