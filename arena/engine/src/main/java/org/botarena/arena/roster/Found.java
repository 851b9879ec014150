package org.botarena.arena.roster;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.Author;
import org.botarena.arena.admission.Naming;
import org.botarena.arena.admission.examiner.limits.Problem;

/**
 * Something that may be an agent, where it lies.
 *
 * @param path a jar, a zip or a folder of classes
 * @param name what its entrant is called, before options
 * @param authors the persons who handed it in
 * @param problem why it cannot play, whatever an examiner says of the file
 */
record Found(Path path, String name, List<Author> authors, Optional<Problem> problem) {
    Found {
        authors = List.copyOf(authors);
    }

    /** Something of one author. */
    Found(Path path, String name) {
        this(path, name, List.of(Naming.author(path, name)), Optional.empty());
    }

    /** Whether somebody who writes this word means it: its name, or its file's with or without {@code .jar}. */
    boolean isCalled(String word) {
        String file = path.getFileName().toString();
        return name.equals(word) || file.equals(word) || Naming.ofFile(path).equals(Naming.withoutEnding(word));
    }
}
