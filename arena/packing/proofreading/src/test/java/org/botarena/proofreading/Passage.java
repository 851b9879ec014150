package org.botarena.proofreading;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * The plain text of a paragraph, a heading or a table cell, without markup, code blocks and link targets. Immutable.
 *
 * @param isCell whether it is a table cell, which need not be a sentence
 * @param names the places of inline code and of foreign titles, in each of which the text has {@link #NAME}
 */
record Passage(String text, boolean isCell, List<Range> names) {
    /** A place in the text, from its first character to the one after its last. */
    record Range(int from, int to) {
        /** Whether another range overlaps it, or is separated from it by at most one character. */
        boolean touches(int begin, int end) {
            return begin <= to + 1 && end >= from - 1;
        }
    }

    private static final Parser MARKDOWN =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /** A proper noun in both languages, so that a sentence with code remains a sentence. */
    private static final String NAME = "Berlin";

    /** The passages of a Markdown page. In a French page, the titles of English pages are names. */
    static List<Passage> of(String page, boolean isFrench) {
        List<Passage> passages = new ArrayList<>();
        MARKDOWN.parse(page).accept(new AbstractVisitor() {
            @Override
            public void visit(Paragraph paragraph) {
                passages.add(of(paragraph, isFrench));
            }

            @Override
            public void visit(Heading heading) {
                passages.add(of(heading, isFrench));
            }

            @Override
            public void visit(CustomNode node) {
                if (node instanceof TableCell) {
                    passages.add(of(node, isFrench));
                } else {
                    visitChildren(node);
                }
            }
        });
        return passages;
    }

    private static Passage of(Node block, boolean isFrench) {
        StringBuilder text = new StringBuilder();
        List<Range> names = new ArrayList<>();
        block.accept(new AbstractVisitor() {
            @Override
            public void visit(Text words) {
                text.append(words.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak end) {
                text.append(' ');
            }

            @Override
            public void visit(HardLineBreak end) {
                text.append(' ');
            }

            @Override
            public void visit(Code code) {
                name();
            }

            @Override
            public void visit(Link link) {
                if (isFrench && link.getDestination().matches("(?!.*[.]fr[.]md|http).*[.]md(#.*)?")) {
                    name();
                } else {
                    visitChildren(link);
                }
            }

            @Override
            public void visit(Image image) {
                // its description is not part of the sentence
            }

            private void name() {
                names.add(new Range(text.length(), text.length() + NAME.length()));
                text.append(NAME);
            }
        });
        return new Passage(text.toString(), block instanceof TableCell, List.copyOf(names));
    }

    /** Whether a place touches code or a foreign title, about which a language tool cannot judge. */
    boolean touchesName(int begin, int end) {
        return names.stream().anyMatch(name -> name.touches(begin, end));
    }
}
