package org.botarena.arena.serve.hosting.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files that a kill leaves in an event: partial uploads, links and results, and copies of databases. Immutable.
 *
 * @param event the folder, which no server may use
 */
public record Leftovers(Path event) {
    private static final Pattern HALF = Pattern.compile(".*[.](?:part|sorted|snapshot)(?:-wal|-shm|-journal)?");

    /** Damaged files that an arena has set aside for the organizer. */
    private static final Pattern ASIDE = Pattern.compile(".*[.]damaged(?:-[0-9]+)?(?:-wal|-shm|-journal)?");

    /** Deletes partial files. */
    public void delete() throws IOException {
        delete(HALF);
    }

    /** Deletes partial files and those set aside. */
    public void deleteAll() throws IOException {
        delete(HALF);
        delete(ASIDE);
    }

    private void delete(Pattern names) throws IOException {
        List<Path> found;
        try (Stream<Path> files = Files.walk(event)) {
            found = files.filter(Files::isRegularFile)
                    .filter(file -> names.matcher(file.getFileName().toString()).matches())
                    .toList();
        }
        for (Path file : found) {
            Files.delete(file);
        }
    }
}
