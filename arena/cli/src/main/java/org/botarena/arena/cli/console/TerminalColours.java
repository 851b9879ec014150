package org.botarena.arena.cli.console;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.arena.text.VisiblePrinter;
import org.botarena.arena.text.VisibleText;

/**
 * Bold, faint and coloured words, by the escape codes of a terminal or not at all. Only this class chooses between the
 * two. The words are the same without colour.
 */
public enum TerminalColours {
    /** No escape codes: for files, pipes, and users who have set {@code NO_COLOR}. */
    PLAIN("", ""),
    /** Bold and faint, which are visible on every background. */
    SHADED("\033[1m", "\033[2m");

    private static final String END = "\033[0m";
    private static final String LINK = "\033]8;;%s\033\\%s\033]8;;\033\\";

    /** The meaning of a colour. */
    public enum Tone {
        GOOD("\033[32m"),
        BAD("\033[31m"),
        CAUTION("\033[33m");

        private final String code;

        Tone(String code) {
            this.code = code;
        }
    }

    /**
     * Words that get a colour.
     *
     * @param words a pattern whose groups match the words
     */
    public record Mark(Tone tone, Pattern words) {
        public Mark(Tone tone, String words) {
            this(tone, Pattern.compile(words, Pattern.MULTILINE));
        }
    }

    private final String strong;
    private final String soft;

    TerminalColours(String strong, String soft) {
        this.strong = strong;
        this.soft = soft;
    }

    /** The style of this program's output: plain unless it goes to a terminal. */
    public static TerminalColours here() {
        return of(Terminal.isThere(), System.getenv("NO_COLOR"));
    }

    /**
     * The style of an output.
     *
     * @param noColor the environment variable that disables escape codes unless it is empty; null if it is not set
     */
    public static TerminalColours of(boolean isTerminal, String noColor) {
        return isTerminal && (noColor == null || noColor.isEmpty()) ? SHADED : PLAIN;
    }

    /** Prints a line made with this style, including its escape codes unless the style is plain. */
    public void print(PrintWriter out, String line) {
        if (this == PLAIN) {
            out.println(line);
        } else {
            VisiblePrinter.printStyled(out, line + "\n");
        }
    }

    /** Prints a text with some words coloured. Escape codes in the text are removed. */
    public void print(PrintWriter out, String text, List<Mark> marks) {
        if (this == PLAIN) {
            out.println(text);
        } else {
            PrintWriter unfiltered = VisiblePrinter.unfiltered(out);
            unfiltered.println(marked(VisibleText.of(text), marks));
            unfiltered.flush();
        }
    }

    /** A visible text with some words coloured. */
    public String marked(String visible, List<Mark> marks) {
        String marked = visible;
        for (Mark mark : this == PLAIN ? List.<Mark>of() : marks) {
            StringBuilder text = new StringBuilder();
            int done = 0;
            for (Matcher found = mark.words.matcher(marked); found.find(); ) {
                for (int group = 1; group <= found.groupCount(); group++) {
                    if (found.group(group) != null) {
                        text.append(marked, done, found.start(group))
                                .append(mark.tone.code)
                                .append(found.group(group))
                                .append(END);
                        done = found.end(group);
                    }
                }
            }
            marked = text.append(marked.substring(done)).toString();
        }
        return marked;
    }

    /** Prints a label and a file, on a terminal as a link that opens it. */
    public void print(PrintWriter out, String label, Path file) {
        if (this == PLAIN) {
            out.println(label + file);
        } else {
            PrintWriter unfiltered = VisiblePrinter.unfiltered(out);
            unfiltered.println(label + LINK.formatted(file.toUri(), VisibleText.name(file)));
            unfiltered.flush();
        }
    }

    /** The text in bold. */
    public String strong(String text) {
        return strong.isEmpty() ? text : strong + text + END;
    }

    /** The text, faint. */
    public String soft(String text) {
        return soft.isEmpty() ? text : soft + text + END;
    }
}
