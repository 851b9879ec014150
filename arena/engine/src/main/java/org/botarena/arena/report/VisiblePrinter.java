package org.botarena.arena.report;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What commands print through: names, messages and output of agents are foreign text, and whatever of it would move the
 * cursor, colour the screen or turn the writing around is shown as {@code \}{@code u202e}. So it is valid in JSON, too, and
 * means the same there. One thread at a time, as with every printer.
 */
public final class VisiblePrinter extends PrintWriter {
    /** How the arena itself makes text stand out, on a terminal. */
    private static final Pattern STYLE = Pattern.compile("\u001b\\[(?:0|1|2|3|21|22|23|24|33|36|39)(?:;\\d)?m");

    private final PrintWriter below;

    /**
     * Prints to that one.
     *
     * @param below what gets the visible text
     * @param isTerminal whether bold and faint text is let through
     */
    public VisiblePrinter(PrintWriter below, boolean isTerminal) {
        super(new Filter(below, isTerminal), true);
        this.below = below;
    }

    /** The printer without the filter, for one who moves the cursor himself and has made all names visible. */
    public static PrintWriter unfiltered(PrintWriter printer) {
        return printer instanceof VisiblePrinter visible ? visible.below : printer;
    }

    /** The text with line ends and tabs as they are, and all else that nobody would see made visible. */
    public static String visible(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            boolean isLineEnd = each == '\n' || (each == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n');
            if (isLineEnd || each == '\t' || !isDangerous(each)) {
                visible.append(each);
            } else {
                visible.append("\\u%04x".formatted((int) each));
            }
        }
        return visible.toString();
    }

    /** C0, DEL and C1; marks, embeddings, overrides and isolates of the writing direction; separators of lines. */
    private static boolean isDangerous(char each) {
        return Character.isISOControl(each)
                || each == '\u061C'
                || (each >= '\u200E' && each <= '\u200F')
                || (each >= '\u2028' && each <= '\u202E')
                || (each >= '\u2066' && each <= '\u2069');
    }

    private static final class Filter extends FilterWriter {
        private final Optional<Pattern> kept;

        Filter(Writer out, boolean isTerminal) {
            super(out);
            this.kept = isTerminal ? Optional.of(STYLE) : Optional.empty();
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
            String part = text.substring(from, from + length);
            if (kept.isEmpty() || part.indexOf('\u001b') < 0) {
                out.write(visible(part));
                return;
            }
            int done = 0;
            for (Matcher style = kept.get().matcher(part); style.find(); done = style.end()) {
                out.write(visible(part.substring(done, style.start())) + style.group());
            }
            out.write(visible(part.substring(done)));
        }
    }
}
