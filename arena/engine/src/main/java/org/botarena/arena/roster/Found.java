package org.botarena.arena.roster;

import java.nio.file.Path;
import org.botarena.arena.admission.Naming;

/**
 * Something that may be an agent, where it lies.
 *
 * @param path a jar, a zip or a folder of classes
 * @param name what its entrant is called, before options
 */
record Found(Path path, String name) {
    /** Whether somebody who writes this word means it: its name, or its file's with or without {@code .jar}. */
    boolean isCalled(String word) {
        String file = path.getFileName().toString();
        return name.equals(word) || file.equals(word) || Naming.ofFile(path).equals(Naming.withoutEnding(word));
    }
}
