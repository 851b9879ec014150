package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages hang together. */
class PagesTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^):#]+)(?:#[^)]*)?\\)");

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
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
        Set<Path> linked = Set.copyOf(links(index));
        assertEquals(
                List.of(),
                pages().filter(page -> !page.equals(index) && !linked.contains(page))
                        .toList());
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
