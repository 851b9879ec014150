package org.botarena.arena.text;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The printer of all commands. Foreign names, messages and agents' output pass as {@link VisibleText}. One thread at
 * a time, as with every printer.
 */
public final class VisiblePrinter extends PrintWriter {
    /** The style sequences that the arena itself uses on a terminal. */
    private static final Pattern STYLE = Pattern.compile("\u001b\\[(?:0|1|2|3|21|22|23|24|33|36|39)(?:;\\d)?m");

    private final PrintWriter below;

    /** Prints to that one. */
    public VisiblePrinter(PrintWriter below) {
        super(new Filter(below), true);
        this.below = below;
    }

    /** The printer without the filter, for callers that move the cursor and have made all names visible. */
    public static PrintWriter unfiltered(PrintWriter printer) {
        return printer instanceof VisiblePrinter visible ? visible.below : printer;
    }

    /** Prints a text with bold and faint words, as in the help; only these styles pass the filter. */
    public static void printStyled(PrintWriter printer, String text) {
        PrintWriter unfiltered = unfiltered(printer);
        int done = 0;
        for (Matcher style = STYLE.matcher(text); style.find(); done = style.end()) {
            unfiltered.print(VisibleText.of(text.substring(done, style.start())) + style.group());
        }
        unfiltered.print(VisibleText.of(text.substring(done)));
        unfiltered.flush();
    }

    private static final class Filter extends FilterWriter {
        Filter(Writer out) {
            super(out);
        }

        @Override
        public void write(int character) throws IOException {
            write(String.valueOf((char) character), 0, 1);
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            write(new String(text, from, length), 0, length);
        }

        @Override
        public void write(String text, int from, int length) throws IOException {
            out.write(VisibleText.of(text.substring(from, from + length)));
        }
    }
}
