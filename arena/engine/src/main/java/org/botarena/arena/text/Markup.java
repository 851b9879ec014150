package org.botarena.arena.text;

import java.util.ArrayDeque;
import java.util.Deque;

/** HTML that is escaped while it is written, so that authors' names are always plain text. One thread at a time. */
public final class Markup {
    private final StringBuilder out = new StringBuilder();
    private final Deque<String> opened = new ArrayDeque<>();

    /** A page with nothing in it yet. */
    public Markup() {}

    /**
     * Begins an element.
     *
     * @param attributes names and values in turn
     */
    public Markup open(String tag, String... attributes) {
        tag(tag, attributes).append('>');
        opened.push(tag);
        return this;
    }

    /** Ends the element begun last. */
    public Markup close() {
        String tag = opened.pop();
        out.append("</").append(tag).append('>');
        if (tag.matches("tr|p|section|table|dl|nav|header|main|script|style|head|body|html|title|div|li|ul|h[1-6]")) {
            out.append('\n');
        }
        return this;
    }

    /** An element that holds text. */
    public Markup leaf(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close();
    }

    /** An HTML element without an end: {@code meta}, {@code input}. */
    public Markup only(String tag, String... attributes) {
        tag(tag, attributes).append(">\n");
        return this;
    }

    /** Begins an SVG picture, 1000 units wide, that fills its place. */
    public Markup picture(String label, int height) {
        String box = "0 0 1000 " + height;
        return open("svg", "viewBox", box, "preserveAspectRatio", "none", "role", "img", "aria-label", label);
    }

    /** An SVG shape. */
    public Markup shape(String tag, String... attributes) {
        tag(tag, attributes).append("/>");
        return this;
    }

    /** Text, escaped. */
    public Markup text(String text) {
        escape(text);
        return this;
    }

    /** Adds a script, a style or base64 from the arena itself, never from an agent. */
    public Markup trusted(String text) {
        out.append(text);
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private StringBuilder tag(String tag, String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            out.append('"');
        }
        return out;
    }

    /** Control characters, and those that turn the direction of the text around, become a replacement character. */
    private void escape(String text) {
        text.codePoints().forEach(point -> {
            switch (point) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(isHarmless(point) ? point : 0xFFFD);
            }
        });
    }

    private static boolean isHarmless(int point) {
        boolean isSurrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
        return point == '\n' || point == '\t' || (!isSurrogate && !VisibleText.isDangerous(point));
    }
}
