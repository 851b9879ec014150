package org.botarena.packing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * The pages of the documentation as HTML: {@code arena/docs} with its folders, the list of pages as {@code index.html},
 * and the linked pages of the source tree. Links between pages are kept, and each page can search all pages. Immutable.
 */
final class Pages {
    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="%4$s">
            <head>
            <meta charset="UTF-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%1$s</title>
            <link rel="icon" type="image/svg+xml" href="%2$smark.svg">
            <link rel="stylesheet" href="%2$stokens.css">
            <link rel="stylesheet" href="%2$sstyle.css">
            <script defer src="%2$ssearch.js" data-up="%2$s"></script>
            </head>
            <body>
            <nav>
            <a class="brand" href="%2$soverview.html"><img src="%2$smark.svg" alt="" width="28" height="28">Bot Arena</a>
            <a href="%2$sindex.html">%5$s</a>
            <a href="%2$sjavadoc/index.html">API</a>
            <label hidden>%6$s <input type="search" autocomplete="off"></label>
            <ol aria-live="polite"></ol>
            </nav>
            <main>
            %3$s</main>
            </body>
            </html>
            """;

    /** The decisions for users; the others are for contributors, in the sources. */
    static final Set<String> DECISIONS = Set.of(
            "README.md",
            "ratings.md",
            "the-store.md",
            "late-or-stalled.md",
            "what-the-sandbox-shuts.md",
            "hidden-information.md");

    private final Path root;
    private final Path out;
    private final Map<String, String> generated;
    private final Parser parser = Parser.builder().extensions(EXTENSIONS).build();
    private final HtmlRenderer html =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();
    private final TextContentRenderer text = TextContentRenderer.builder().build();

    /**
     * Prepares the pages.
     *
     * @param root of the sources
     * @param out the folder for the pages
     * @param generated Markdown to append to pages, by their names below {@code arena/docs}
     */
    Pages(Path root, Path out, Map<String, String> generated) {
        this.root = root;
        this.out = out;
        this.generated = generated;
    }

    /**
     * Writes all pages, their style and their search.
     *
     * @throws IllegalStateException naming page and link if a link has no target
     * @throws IOException if a file cannot be read or written
     */
    void write() throws IOException {
        SortedMap<Path, Path> pages = pages();
        SearchIndex index = new SearchIndex(text);
        for (var page : pages.entrySet()) {
            Path file = out.resolve(page.getValue());
            Files.createDirectories(file.getParent());
            Node document = parser.parse(markdown(page.getKey()));
            index.add(page.getValue().toString().replace('\\', '/'), document);
            Files.writeString(file, html(page.getKey(), document, pages));
        }
        Files.writeString(out.resolve("search-index.js"), index.script());
        for (String name : List.of("tokens.css", "mark.svg", "style.css", "search.js")) {
            FileUtils.copyURLToFile(
                    Pages.class.getResource(name), out.resolve(name).toFile());
        }
    }

    /** The path of each Markdown file's page, by its path in the sources. */
    private SortedMap<Path, Path> pages() throws IOException {
        SortedMap<Path, Path> pages = new TreeMap<>();
        pages.put(root.resolve("README.md"), Path.of("overview.html"));
        pages.put(root.resolve("arena/bench/README.md"), Path.of("bench.html"));
        Path docs = root.resolve("arena/docs");
        try (Stream<Path> files = Files.walk(docs)) {
            files.filter(file -> file.toString().endsWith(".md") && isForUsers(docs.relativize(file)))
                    .forEach(file -> pages.put(file, htmlName(docs.relativize(file))));
        }
        return pages;
    }

    private String markdown(Path page) throws IOException {
        Path docs = root.resolve("arena/docs");
        String more =
                page.startsWith(docs) ? generated.get(docs.relativize(page).toString()) : null;
        return more == null ? Files.readString(page) : Files.readString(page) + "\n" + more;
    }

    private static boolean isForUsers(Path page) {
        return !page.startsWith("decisions")
                || DECISIONS.contains(page.getFileName().toString());
    }

    private static Path htmlName(Path page) {
        String name = page.getFileName().toString();
        return page.resolveSibling(name.equals("README.md") ? "index.html" : name.replaceFirst("[.]md$", ".html"));
    }

    private String html(Path page, Node document, SortedMap<Path, Path> pages) {
        document.accept(new Links(root, page, pages));
        String up = "../".repeat(pages.get(page).getNameCount() - 1);
        boolean isFrench = page.toString().endsWith(".fr.md");
        return PAGE.formatted(
                title(document),
                up,
                html.render(document),
                isFrench ? "fr" : "en",
                isFrench ? "Toutes les pages" : "All pages",
                isFrench ? "Chercher" : "Search");
    }

    private String title(Node document) {
        StringBuilder title = new StringBuilder();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                if (title.isEmpty()) {
                    title.append(text.render(heading).strip());
                }
            }
        });
        return html.render(new Text(title.toString()));
    }
}
