package org.botarena.arena.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import org.botarena.arena.match.Terms;
import org.botarena.arena.text.JsonText;

/**
 * Trials that went well, kept in the cache folder by the jar's SHA-256 and all that the trial depends on, so that a
 * second check of a folder is quick. A memory that cannot be read or written is no memory; nothing depends on it.
 * Thread-safe.
 *
 * @param folder of the memory
 * @param program versions of arena and Java
 */
record TrialMemory(Path folder, String program) {
    Optional<Trial> recall(String sha256, Terms terms) {
        try {
            return Optional.of(JsonText.MAPPER.readValue(Files.readAllBytes(file(sha256, terms)), Trial.class))
                    .map(Trial::remembered);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    void keep(String sha256, Terms terms, Trial trial) {
        if (!trial.isClean()) {
            return;
        }
        try {
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, "trial", ".part");
            Files.write(fresh, JsonText.MAPPER.writeValueAsBytes(trial));
            Files.move(fresh, file(sha256, terms), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // The next check plays the trial again.
        }
    }

    private Path file(String sha256, Terms terms) {
        String conditions = String.format(
                Locale.ROOT,
                "3 %s %s %s %s %s %d %s",
                program,
                terms.rules().name(),
                terms.firstMoveTime(),
                terms.moveTime(),
                terms.startTime(),
                terms.heapMiB(),
                terms.isolation());
        return folder.resolve(String.format(Locale.ROOT, "%s-%08x.json", sha256, conditions.hashCode()));
    }
}
