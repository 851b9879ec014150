package org.botarena.arena.roster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.examiner.limits.Problem;

/**
 * A file or folder that may be an agent.
 *
 * @param path a jar, a zip or a folder of classes
 * @param name the entrant's name, before options
 * @param authors the persons who submitted it
 * @param problem why it cannot play, whatever an examiner finds, or empty if there is no such reason
 */
record Found(Path path, String name, List<Author> authors, Optional<Problem> problem) {
    Found {
        authors = List.copyOf(authors);
    }

    /** Something of one author. */
    Found(Path path, String name) {
        this(path, name, List.of(Naming.author(path, name)), Optional.empty());
    }

    /** Whether the word names this file: by its name, or by its file's name with or without {@code .jar}. */
    boolean isCalled(String word) {
        String file = path.getFileName().toString();
        return name.equals(word) || file.equals(word) || Naming.ofFile(path).equals(Naming.withoutEnding(word));
    }
}
