package org.botarena.arena.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.botarena.arena.files.Sha256;

/**
 * The original submissions in the tournament's folder, each named by its SHA-256 and its kind. A submission is a jar,
 * the zip of a Python agent, or the seal of an engine. Immutable.
 */
public record Originals(Path folder) {
    private static final String JAR = ".jar";
    private static final List<String> OTHERS = List.of(".zip", ".engine.json");

    /** The path of the original with that SHA-256, or of a jar if it does not exist. */
    public Path path(String sha256) {
        return OTHERS.stream()
                .map(ending -> folder.resolve(sha256 + ending))
                .filter(Files::exists)
                .findFirst()
                .orElse(folder.resolve(sha256 + JAR));
    }

    /** Copies an original, keeping its suffix; the file appears atomically. */
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

    /** Moves an original out of a temporary folder; an existing copy stays. */
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

    /** The damage of an original, or empty if it is sound. */
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
