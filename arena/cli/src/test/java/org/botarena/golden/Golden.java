package org.botarena.golden;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Golden files: what the arena says and writes, kept as text in {@code src/test/resources/golden} and compared exactly, so
 * that a rebuild whose behaviour is meant to stay shows as no difference. With {@code -Dgolden.write=true} a file that
 * differs is written anew, and the difference is printed.
 */
final class Golden {
    private static final String WRITE = "golden.write";

    /** The root of the source tree. */
    static final Path SOURCES =
            Path.of(System.getProperty("arena.sources")).toAbsolutePath().normalize();

    /** Where the files lie. */
    static final Path FOLDER = SOURCES.resolve("arena/cli/src/test/resources/golden");

    private Golden() {}

    /** The lines of a golden file; none if there is no such file. */
    static List<String> lines(String name) throws IOException {
        Path file = FOLDER.resolve(name);
        return Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
    }

    /** Fails if a golden file does not hold exactly this text; when files are written anew, it holds it afterwards. */
    static void assertSame(String name, String actual) throws IOException {
        assertSame(FOLDER.resolve(name), actual);
    }

    /** The same for a file that lies elsewhere. */
    static void assertSame(Path file, String actual) throws IOException {
        Path name = SOURCES.relativize(file);
        String kept = Files.isRegularFile(file) ? Files.readString(file) : "";
        if (kept.equals(actual)) {
            return;
        }
        String difference = Difference.of(kept.lines().toList(), actual.lines().toList());
        if (!isWriting()) {
            fail("%s (-), and what there is now (+). Meant? -D%s=true writes it anew.%n%s"
                    .formatted(name, WRITE, difference));
        }
        Files.createDirectories(file.getParent());
        Files.writeString(file, actual);
        System.out.printf("%s is written anew%s", name, kept.isEmpty() ? "\n" : ":\n" + difference);
    }

    /** Whether files that differ are written anew. */
    static boolean isWriting() {
        return Boolean.getBoolean(WRITE);
    }
}
