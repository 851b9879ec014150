package org.botarena.packing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * The data of the pages' search: each page's sections as plain text, written as a script, because a page opened from
 * disk may not read files. One thread at a time.
 */
final class SearchIndex {
    private final TextContentRenderer text;
    private final List<String> sections = new ArrayList<>();

    /**
     * Starts an empty index.
     *
     * @param text renders a part of a page as plain text
     */
    SearchIndex(TextContentRenderer text) {
        this.text = text;
    }

    /**
     * Adds a page; a section is the text below one heading.
     *
     * @param page its path among the pages, with {@code /}
     */
    void add(String page, Node document) {
        IdGenerator ids = IdGenerator.builder().build();
        String title = "";
        String heading = "";
        String anchor = "";
        StringBuilder body = new StringBuilder();
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            if (block instanceof Heading found) {
                section(page + anchor, title, heading, body);
                heading = plain(found);
                title = title.isEmpty() ? heading : title;
                anchor = "#" + ids.generateId(heading(found));
                body.setLength(0);
            } else {
                body.append(plain(block)).append(' ');
            }
        }
        section(page + anchor, title, heading, body);
    }

    /** The text of a heading as the extension for anchors reads it: its texts and codes in order. */
    private static String heading(Heading heading) {
        StringBuilder words = new StringBuilder();
        heading.accept(new AbstractVisitor() {
            @Override
            public void visit(org.commonmark.node.Text part) {
                words.append(part.getLiteral());
            }

            @Override
            public void visit(org.commonmark.node.Code part) {
                words.append(part.getLiteral());
            }
        });
        return words.toString();
    }

    private String plain(Node node) {
        return text.render(node).replaceAll("\\s+", " ").strip();
    }

    private void section(String link, String title, String heading, StringBuilder body) {
        if (!title.isEmpty()) {
            sections.add("[%s,%s,%s,%s]"
                    .formatted(
                            quoted(link),
                            quoted(title),
                            quoted(heading.equals(title) ? "" : heading),
                            quoted(body.toString().strip())));
        }
    }

    /** A JSON string without anything that would end a script. */
    private static String quoted(String words) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c == '<' || c == '\u2028' || c == '\u2029') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    /** The script, which passes the sections to the search, each as {@code [link, title, heading, text]}. */
    String script() {
        return "sections([\n" + String.join(",\n", sections) + "\n]);\n";
    }
}
