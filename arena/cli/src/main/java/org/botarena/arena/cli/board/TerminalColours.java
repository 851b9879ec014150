package org.botarena.arena.cli.board;

import java.io.PrintWriter;
import org.botarena.arena.cli.console.Terminal;
import org.botarena.arena.text.VisiblePrinter;

/** What makes a part of a drawing stand out or stand back: escape codes of a terminal, or nothing. */
public enum TerminalColours {
    /** No escape codes: for files, pipes, and who has set {@code NO_COLOR}. */
    PLAIN("", ""),
    /** Bold and faint, which show on every background. */
    SHADED("\033[1m", "\033[2m");

    private static final String END = "\033[0m";

    private final String strong;
    private final String soft;

    TerminalColours(String strong, String soft) {
        this.strong = strong;
        this.soft = soft;
    }

    /** What this program's output takes. */
    public static TerminalColours here() {
        return of(Terminal.isThere(), System.getenv("NO_COLOR"));
    }

    /**
     * What an output takes.
     *
     * @param noColor the variable of the environment that refuses escape codes if it holds anything; null: not set
     */
    static TerminalColours of(boolean isTerminal, String noColor) {
        return isTerminal && (noColor == null || noColor.isEmpty()) ? SHADED : PLAIN;
    }

    /** Prints a line that was drawn with it: only where some stands out may escape codes pass. */
    public void print(PrintWriter out, String line) {
        if (this == PLAIN) {
            out.println(line);
        } else {
            VisiblePrinter.printStyled(out, line + "\n");
        }
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
