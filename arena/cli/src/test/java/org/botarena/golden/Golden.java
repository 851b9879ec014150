package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Golden files: the arena's output as text in {@code src/test/resources/golden}, compared exactly, so that a change of
 * behaviour is visible. With {@code -Dgolden.write=true} a file that differs is written again, and the difference is
 * printed.
 */
final class Golden {
    private static final String WRITE = "golden.write";

    /** The root of the source tree. */
    static final Path SOURCES =
            Path.of(System.getProperty("arena.sources")).toAbsolutePath().normalize();

    /** The folder of the files. */
    static final Path FOLDER = SOURCES.resolve("arena/cli/src/test/resources/golden");

    private Golden() {}

    /** The lines of a golden file; empty if it does not exist. */
    static List<String> lines(String name) throws IOException {
        Path file = FOLDER.resolve(name);
        return Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
    }

    /** Fails if a golden file differs from this text; in writing mode, updates the file. */
    static void assertSame(String name, String actual) throws IOException {
        assertSame(FOLDER.resolve(name), actual);
    }

    /** Compares a text with a file elsewhere. */
    static void assertSame(Path file, String actual) throws IOException {
        Path name = SOURCES.relativize(file);
        String kept = Files.isRegularFile(file) ? Files.readString(file) : "";
        if (kept.equals(actual)) {
            return;
        }
        String difference = Difference.of(kept.lines().toList(), actual.lines().toList());
        if (!isWriting()) {
            fail("%s (-), and the new text (+). Intended? -D%s=true updates the file.%n%s"
                    .formatted(name, WRITE, difference));
        }
        Files.createDirectories(file.getParent());
        Files.writeString(file, actual);
        System.out.printf("%s was updated%s", name, kept.isEmpty() ? "\n" : ":\n" + difference);
    }

    /** Whether differing files are updated. */
    static boolean isWriting() {
        return Boolean.getBoolean(WRITE);
    }
}
