package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links and structure of the pages. */
class PagesTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^):#]+)(?:#[^)]*)?\\)");

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\w+\n(.*?)^```$");
    private static final Pattern OPTION = Pattern.compile("`(--[a-z-]+|[A-Za-z.]+\\([^`]*\\))");
    private static final Pattern FOLDER = Pattern.compile("(?<!/)((?:arena/)?bin/arena\\b.*)");
    private static final Pattern ROW = Pattern.compile("(?m)^(\\|)");

    @Test
    void everyLinkHasATarget() throws IOException {
        Path sources = Assembled.sources();
        for (Path page :
                Stream.concat(Stream.of(sources.resolve("README.md")), pages()).toList()) {
            List<Path> dead =
                    links(page).stream().filter(target -> !Files.exists(target)).toList();
            assertEquals(List.of(), dead, "in " + page);
        }
    }

    @Test
    void everyPageIsInTheIndex() throws IOException {
        Path index = Assembled.sources().resolve("arena/docs/README.md");
        Set<Path> linked = new HashSet<>(links(index));
        linked.addAll(links(index.resolveSibling("decisions/README.md")));
        assertEquals(
                List.of(),
                pages().filter(page -> !page.equals(index) && !linked.contains(page))
                        .toList());
    }

    /** The path of the command depends on the installation; the README explains once how to add it to the PATH. */
    @Test
    void everyPageWritesTheCommandWithoutItsFolder() throws IOException {
        for (Path page : pages().toList()) {
            assertEquals(List.of(), parts(FOLDER, Files.readString(page)), "in " + page);
        }
    }

    @Test
    void aPageThatNeedsAZipNamesItsSource() throws IOException {
        List<Path> needing = new ArrayList<>();
        for (Path page : pages().toList()) {
            String text = Files.readString(page);
            if (text.contains("arena-1.0.0.zip`") || text.contains("arena-cluster-1.0.0.zip`")) {
                needing.add(page);
                assertTrue(text.contains("releases") || text.contains("mvn package"), "in " + page);
            }
        }
        assertTrue(needing.size() >= 4, needing::toString);
    }

    @Test
    void everyPackageOfTheEngineIsInTheContributorsTable() throws IOException {
        Path sources = Assembled.sources();
        String page = Files.readString(sources.resolve("arena/docs/contributing.md"));
        try (Stream<Path> packages = Files.list(sources.resolve("arena/engine/src/main/java/org/botarena/arena"))) {
            assertEquals(
                    List.of(),
                    packages.map(each -> each.getFileName().toString())
                            .filter(name -> !page.matches("(?s).*\n\\|[^|]*`" + name + "`.*"))
                            .toList());
        }
    }

    /** A page in two languages has the same commands, code, options and rows in both. */
    @Test
    void aPageInFrenchMatchesTheEnglishOne() throws IOException {
        for (String page : List.of("first-agent", "limits", "course-tournament", "projector", "host")) {
            Path docs = Assembled.sources().resolve("arena/docs");
            String english = Files.readString(docs.resolve(page + ".md"));
            String french = Files.readString(docs.resolve(page + ".fr.md"));
            for (Pattern same : List.of(BLOCK, OPTION, ROW)) {
                assertEquals(parts(same, english), parts(same, french), page);
            }
        }
    }

    private static List<String> parts(Pattern pattern, String page) {
        return pattern.matcher(page).results().map(part -> part.group(1)).toList();
    }

    private static Stream<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(Assembled.sources().resolve("arena/docs"))) {
            return files.filter(file -> file.toString().endsWith(".md")).toList().stream();
        }
    }

    private static List<Path> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page))
                .results()
                .map(link -> page.getParent().resolve(link.group(1)).normalize())
                .collect(Collectors.toList());
    }
}
