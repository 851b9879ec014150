package org.botarena.arena.process.enclosure;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The command to enclose. Immutable.
 *
 * @param jar a file that is visible inside in addition to its runtime; may be empty
 * @param command its words, given the path of the jar inside; the path is empty if there is no jar
 */
public record EnclosedCommand(Optional<Path> jar, Function<String, List<String>> command) {
    /** A command that needs no further file. */
    public static EnclosedCommand of(List<String> command) {
        return new EnclosedCommand(Optional.empty(), none -> command);
    }
}
