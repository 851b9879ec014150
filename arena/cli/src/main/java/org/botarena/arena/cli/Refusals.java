package org.botarena.arena.cli;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What can be known of attempts that the sandbox refused: the kernel answers them and tells nobody, so only what an
 * agent printed, or threw, speaks of them. One that caught the exception and kept silent is not found.
 */
final class Refusals {
    /** As JVMs put into words what the sandbox answers. */
    private static final Pattern WORDS =
            Pattern.compile("Operation not permitted|Read-only file system|Permission denied|Network is unreachable"
                    + "|No such file or directory|NoSuchFileException|unable to create native thread");

    private static final int SHOWN = 3;

    private Refusals() {}

    /** The first lines of a log that speak of one, without repetition. */
    static List<String> in(String log) {
        return log.lines()
                .filter(line -> WORDS.matcher(line).find())
                .map(String::strip)
                .distinct()
                .limit(SHOWN)
                .toList();
    }
}
