package org.botarena.arena.process.enclosure;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What an enclosure is put around. Immutable.
 *
 * @param jar a file that is shown to it besides its runtime; empty: none
 * @param command its words, given the path under which it finds the jar; an empty one where there is none
 */
public record EnclosedCommand(Optional<Path> jar, Function<String, List<String>> command) {
    /** A program that reads no file of its own. */
    public static EnclosedCommand of(List<String> command) {
        return new EnclosedCommand(Optional.empty(), none -> command);
    }
}
