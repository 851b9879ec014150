package org.botarena.arena.process.enclosure;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds attempts that the sandbox refused. The kernel answers them without reporting them. The evidence is the
 * exceptions that result, as an agent prints them or its JVM reports them.
 */
public final class Refusals {
    /** Marks a report of the JVM in the log for the author. */
    public static final String THROWN = "thrown: ";

    /** The messages of JVMs for refused system calls. */
    private static final Pattern WORDS =
            Pattern.compile("Operation not permitted|Read-only file system|Permission denied|Network is unreachable"
                    + "|No such file or directory|NoSuchFileException|unable to create native thread");

    /** Files that the JDK itself looks for even where they do not exist. */
    private static final Pattern HARMLESS = Pattern.compile("[.]accessibility[.]properties|[Ff]ontconfig|/fonts/");

    private static final int SHOWN = 3;

    private Refusals() {}

    /** Whether this message of an exception reports a refused attempt. */
    public static boolean isOne(String line) {
        return WORDS.matcher(line).find() && !HARMLESS.matcher(line).find();
    }

    /** The first lines of a log that report refused attempts, without repetition. */
    public static List<String> in(String log) {
        return log.lines()
                .filter(Refusals::isOne)
                .map(String::strip)
                .map(line -> line.startsWith(THROWN) ? line.substring(THROWN.length()) : line)
                .distinct()
                .limit(SHOWN)
                .toList();
    }
}
