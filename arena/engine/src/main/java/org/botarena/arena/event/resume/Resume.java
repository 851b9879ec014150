package org.botarena.arena.event.resume;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The tournament on file that goes on. Immutable.
 *
 * @param folder where it is; empty: a new one begins
 * @param isNamed whether somebody said which
 * @param replaced entrants whose changed jars play from now on
 * @param withdrawn entrants that play no more
 */
public record Resume(Optional<Path> folder, boolean isNamed, List<String> replaced, List<String> withdrawn) {
    public Resume {
        replaced = List.copyOf(replaced);
        withdrawn = List.copyOf(withdrawn);
    }

    /** Nothing goes on. */
    public static Resume none() {
        return new Resume(Optional.empty(), false, List.of(), List.of());
    }
}
