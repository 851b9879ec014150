package org.botarena.packing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Markdown pages become HTML pages that link to each other. */
class PagesTest {
    private static final int MOST_WORDS = 200;
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

    @TempDir
    Path folder;

    private Path write(String page, String text) throws IOException {
        Path file = folder.resolve("tree").resolve(page);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Path pages() throws IOException {
        write("README.md", "# Start\n[pages](arena/docs/README.md) [code](arena/bench)\n");
        write("arena/bench/README.md", "# Benchmarks\n");
        new Pages(folder.resolve("tree"), folder.resolve("pages"), Map.of("commands.md", "## arena run\n")).write();
        return folder.resolve("pages");
    }

    private String html(String page) throws IOException {
        return Files.readString(pages().resolve(page));
    }

    @Test
    void linksBetweenPagesLeadToHtml() throws IOException {
        write("arena/docs/README.md", "[a](games/a.md#the-rules) [b](../../README.md) [c](../bench/README.md)\n");
        write(
                "arena/docs/games/a.md",
                "## The rules\n[back](../README.md) [own](#the-rules) [web](https://example.org)\n");
        String index = html("index.html");
        assertTrue(index.contains("href=\"games/a.html#the-rules\""), index);
        assertTrue(index.contains("href=\"overview.html\"") && index.contains("href=\"bench.html\""), index);
        String below = html("games/a.html");
        assertTrue(below.contains("<h2 id=\"the-rules\">") && below.contains("href=\"#the-rules\""), below);
        assertTrue(below.contains("href=\"../index.html\"") && below.contains("href=\"../style.css\""), below);
        assertTrue(below.contains("href=\"https://example.org\""), below);
    }

    @Test
    void aPictureIsLinkedAmongThePages() throws IOException {
        write("arena/docs/README.md", "# Pages\n");
        write("arena/docs/report.png", "PNG");
        write("arena/docs/games/a.md", "![The board](../report.png)\n");
        String page = html("games/a.html");
        assertTrue(page.contains("<img src=\"../report.png\" alt=\"The board\""), page);
        write("arena/docs/games/a.md", "![The board](gone.png)\n");
        assertThrows(IllegalStateException.class, this::pages);
    }

    @Test
    void aFileThatIsNotDistributedIsNotLinked() throws IOException {
        write("arena/docs/README.md", "See [the code `x`](../cli).\n");
        Files.createDirectories(folder.resolve("tree/arena/cli"));
        assertTrue(html("index.html").contains("<p>See the code <code>x</code>.</p>"));
        assertFalse(html("overview.html").contains("href=\"arena/bench\""));
    }

    @Test
    void filesNextToThePagesStayLinked() throws IOException {
        write("arena/docs/README.md", "[schema](results.schema.json)\n");
        write("arena/docs/results.schema.json", "{}");
        assertTrue(html("index.html").contains("href=\"results.schema.json\""));
    }

    @Test
    void aDeadLinkStopsTheBuild() throws IOException {
        write("arena/docs/README.md", "[gone](gone.md)\n");
        IllegalStateException refused = assertThrows(IllegalStateException.class, this::pages);
        assertTrue(refused.getMessage().contains("gone.md leads nowhere"), refused::getMessage);
    }

    @Test
    void theSearchKnowsEverySectionByItsLink() throws IOException {
        write("arena/docs/README.md", "# Pages\n\nAll of them.\n");
        write(
                "arena/docs/games/a.md",
                "# A & `b`\n\nFirst.\n\n## The \"rules\"\n\nOne <b>.\n\n## The \"rules\"\n\nTwo.\n");
        String index = html("search-index.js");
        assertTrue(index.contains("[\"index.html#pages\",\"Pages\",\"\",\"All of them.\"]"), index);
        String below = html("games/a.html");
        for (String anchor : List.of("a--b", "the-rules", "the-rules-1")) {
            assertTrue(below.contains("id=\"%s\"".formatted(anchor)), below);
            assertTrue(index.contains("[\"games/a.html#%s\",".formatted(anchor)), index);
        }
        assertTrue(index.contains("\"The \\\"rules\\\"\",\"One \\u003cb>.\"]"), index);
    }

    @Test
    void generatedTextIsAppendedToItsPage() throws IOException {
        write("arena/docs/README.md", "# Pages\n");
        write("arena/docs/commands.md", "# Commands\n\nAll of them.\n");
        String page = html("commands.html");
        assertTrue(page.contains("All of them.") && page.contains("<h2 id=\"arena-run\">"), page);
        assertTrue(html("search-index.js").contains("commands.html#arena-run"));
    }

    @Test
    void aDecisionForContributorsIsNotAPage() throws IOException {
        write("arena/docs/README.md", "[how sure](decisions/ratings.md) [one table](decisions/one-table.md)\n");
        write("arena/docs/decisions/ratings.md", "# Ratings\n");
        write("arena/docs/decisions/one-table.md", "# A table\n");
        String index = html("index.html");
        assertTrue(index.contains("href=\"decisions/ratings.html\"") && !index.contains("one-table"), index);
        assertFalse(Files.exists(folder.resolve("pages/decisions/one-table.html")));
    }

    @Test
    void aDecisionForContributorsHasAtMostTwoHundredWords() throws IOException {
        List<String> longer = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("../docs/decisions"))) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                int words = Files.readString(file).split("\\s+").length;
                int most = name.equals("README.md")
                        ? 2 * MOST_WORDS
                        : Pages.DECISIONS.contains(name) ? 3 * MOST_WORDS : MOST_WORDS;
                if (words > most) {
                    longer.add("%s: %d words, and %d are allowed".formatted(name, words, most));
                }
            }
        }
        assertEquals(List.of(), longer);
    }

    @Test
    void aFrenchPageDeclaresItsLanguage() throws IOException {
        write("arena/docs/README.md", "# Pages\n");
        write("arena/docs/a.fr.md", "# Le cours\n");
        String page = html("a.fr.html");
        assertTrue(page.contains("<html lang=\"fr\">") && page.contains(">Toutes les pages<"), page);
    }

    @Test
    void tablesAndTitlesAreThere() throws IOException {
        write("arena/docs/README.md", "# Pages of `x` & y\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
        String index = html("index.html");
        assertTrue(index.contains("<title>Pages of") && index.contains("&amp; y</title>"), index);
        assertTrue(index.contains("<td>2</td>"), index);
    }

    /** Includes those of the arena. */
    @Test
    void everyLinkOfTheRealPagesLeadsSomewhere() throws IOException {
        Path root = Path.of("../..").toAbsolutePath().normalize();
        Path out = folder.resolve("real");
        new Pages(root, out, Map.of()).write();
        List<String> dead = new ArrayList<>();
        try (Stream<Path> files = Files.walk(out)) {
            for (Path page :
                    files.filter(file -> file.toString().endsWith(".html")).toList()) {
                for (String link : links(page)) {
                    if (isDead(page, link, root, out)) {
                        dead.add(page + ": " + link);
                    }
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    private static List<String> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page))
                .results()
                .map((MatchResult link) -> link.group(1))
                .filter(link -> !link.matches("[a-z]+:.*"))
                .filter(link -> !link.endsWith("javadoc/index.html")) // made next to the pages
                .toList();
    }

    private static boolean isDead(Path page, String link, Path root, Path out) throws IOException {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        if (!Files.exists(target)) {
            return !Files.exists(
                    root.resolve("arena/docs").resolve(out.relativize(target).toString()));
        }
        return parts.length == 2 && !Files.readString(target).contains("id=\"%s\"".formatted(parts[1]));
    }
}
