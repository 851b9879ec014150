package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages stay small: their JavaScript and CSS are counted as a formatter would write them. */
class BrowserLinesTest {
    private static final int MOST = 7000;
    private static final int WIDTH = 120;
    private static final Pattern COMMENT = Pattern.compile("(?s)/[*].*?[*]/");

    /**
     * The end of a declaration, of a selector or of a block; the last declaration of a block may end with the block.
     */
    private static final Pattern CSS_LINE = Pattern.compile("[;{}]|[^;{}\\s](?=\\s*})");

    private static long lines(Path file) {
        try {
            String text = Files.readString(file);
            return file.toString().endsWith(".css")
                    ? CSS_LINE.matcher(COMMENT.matcher(text).replaceAll(""))
                            .results()
                            .count()
                    : text.lines()
                            .filter(line -> !line.isBlank())
                            .mapToLong(line -> (line.length() + WIDTH - 1) / WIDTH)
                            .sum();
        } catch (IOException e) {
            throw new AssertionError("cannot read " + file, e);
        }
    }

    @Test
    void ownScriptsAndStylesHaveAtMostSevenThousandLines() throws IOException {
        long lines = 0;
        for (String module : List.of("engine", "serve", "packing")) {
            try (Stream<Path> files =
                    Files.walk(Golden.SOURCES.resolve("arena/%s/src/main/resources".formatted(module)))) {
                lines += files.filter(file -> file.toString().matches(".*[.](js|css)"))
                        .mapToLong(BrowserLinesTest::lines)
                        .sum();
            }
        }
        assertTrue(lines > MOST / 2 && lines <= MOST, lines + " lines");
    }
}
