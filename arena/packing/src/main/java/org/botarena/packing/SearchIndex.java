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
 * What the search of the pages looks through: each page's sections as plain text, written as a script, since a page that was
 * opened from a disk may read no file. One thread at a time.
 */
final class SearchIndex {
    private final TextContentRenderer text;
    private final List<String> sections = new ArrayList<>();

    /**
     * An empty one.
     *
     * @param text renders a part of a page as plain text
     */
    SearchIndex(TextContentRenderer text) {
        this.text = text;
    }

    /**
     * Takes a page in: a section is what stands below one heading.
     *
     * @param page where it lies among the pages, with {@code /}
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

    /** As the extension for anchors reads a heading: its texts and codes, one after the other. */
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

    /** As JSON has it, and with nothing in it that would end a script. */
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

    /** The script: it hands the sections, each {@code [link, title, heading, text]}, to the search. */
    String script() {
        return "sections([\n" + String.join(",\n", sections) + "\n]);\n";
    }
}
