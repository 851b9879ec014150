package org.botarena.arena.news;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files of {@code DIR/live/}. Each continues where the one before ends, and begins with a summary of the state at
 * that point.
 *
 * @param path the folder
 */
record LiveFolder(Path path) {
    /** The limit for one file. */
    static final int MOST_BYTES = 1 << 20;

    /** With {@link #MOST_BYTES} each: 4 MiB. */
    static final int MOST_FILES = 4;

    private static final Pattern NAME = Pattern.compile("[0-9]{8}\\.jsonl");

    /** The numbers of the existing files, the oldest first; empty without a folder. */
    List<Integer> numbers() throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> NAME.matcher(name).matches())
                    .map(name -> Integer.valueOf(name.substring(0, name.indexOf('.'))))
                    .sorted()
                    .toList();
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }

    /** Creates the folder; does not follow a link in its place. */
    void make() throws IOException {
        if (Files.isSymbolicLink(path)) {
            throw new IOException("it is a link");
        }
        Files.createDirectories(path);
    }

    /** The file with this number. */
    Path file(int number) {
        return path.resolve(String.format(Locale.ROOT, "%08d.jsonl", number));
    }
}
