package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.botarena.arena.files.Sha256;

/**
 * The programs as they were handed in, in the tournament's folder, each called by its SHA-256 and what it is: a jar, the zip
 * of an agent in Python, or what seals an engine. Immutable.
 */
public record Originals(Path folder) {
    private static final String JAR = ".jar";
    private static final List<String> OTHERS = List.of(".zip", ".engine.json");

    /** Where the original of that SHA-256 lies; a jar's would lie there, too. */
    public Path path(String sha256) {
        return OTHERS.stream()
                .map(ending -> folder.resolve(sha256 + ending))
                .filter(Files::exists)
                .findFirst()
                .orElse(folder.resolve(sha256 + JAR));
    }

    /** Keeps one under its own ending; the file appears as a whole. */
    public void keep(Path original, String sha256) {
        String name = original.getFileName().toString();
        String ending = OTHERS.stream().filter(name::endsWith).findFirst().orElse(JAR);
        Path kept = folder.resolve(sha256 + ending);
        try {
            if (!Files.exists(path(sha256))) {
                Files.createDirectories(folder);
                Path part = kept.resolveSibling(kept.getFileName() + ".part");
                Files.copy(original, part, StandardCopyOption.REPLACE_EXISTING);
                Files.move(part, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new StoreException(
                    "cannot keep the original of an agent, %s: %s. Make room or give the right to write there."
                            .formatted(kept, e.getMessage()),
                    e);
        }
    }

    /** Keeps one that lay in a temporary folder: it is gone from there. One that is kept here already stays. */
    public void take(Path original, String sha256) {
        keep(original, sha256);
        try {
            if (!original.toAbsolutePath().startsWith(folder.toAbsolutePath())) {
                Files.deleteIfExists(original);
            }
        } catch (IOException e) {
            throw new StoreException("cannot delete %s: %s".formatted(original, e.getMessage()), e);
        }
    }

    /** What is wrong with one; empty: nothing. */
    public String damage(String sha256) {
        Path kept = path(sha256);
        try {
            String found = Sha256.of(kept);
            return found.equals(sha256) ? "" : "%s has changed: its SHA-256 is %s now".formatted(kept, found);
        } catch (IOException e) {
            return "%s cannot be read (%s)".formatted(kept, e.getMessage());
        }
    }
}
