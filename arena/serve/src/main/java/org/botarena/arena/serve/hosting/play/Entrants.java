package org.botarena.arena.serve.hosting.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.botarena.arena.serve.hosting.entry.Upload;
import org.botarena.arena.serve.hosting.entry.Uploads;
import org.botarena.arena.serve.hosting.entry.Version;

/**
 * The jars of versions, each at its own path, because two authors may have uploaded the same one. Immutable.
 *
 * @param folder that contains them
 * @param uploads that own the files
 */
record Entrants(Path folder, Uploads uploads) {
    /** The jar of a version. */
    Path path(Version version) {
        Upload upload = uploads.find(version.upload()).orElseThrow();
        Path jar = uploads.path(upload);
        String name = jar.getFileName().toString();
        Path path = folder.resolve(String.format(
                Locale.ROOT, "%d-%d%s", version.person(), version.number(), name.substring(name.lastIndexOf('.'))));
        try {
            Files.createDirectories(folder);
            if (!Files.exists(path)) {
                link(jar, path);
            }
            return path;
        } catch (IOException e) {
            throw new UncheckedIOException("the jar of %s cannot be kept".formatted(version.entrant()), e);
        }
    }

    private static void link(Path jar, Path path) throws IOException {
        try {
            Files.createLink(path, jar);
        } catch (FileAlreadyExistsException e) {
            return; // Another thread was faster.
        } catch (UnsupportedOperationException | IOException e) {
            Files.copy(jar, path);
        }
    }
}
