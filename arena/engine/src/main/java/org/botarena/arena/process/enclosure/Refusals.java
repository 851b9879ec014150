package org.botarena.arena.process.enclosure;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What can be known of attempts that the sandbox refused: the kernel answers them and tells nobody, so what speaks of
 * them is the exceptions that they ended in, as an agent printed them or its JVM reports them.
 */
public final class Refusals {
    /** Before what the JVM reports, in the log for the author. */
    public static final String THROWN = "thrown: ";

    /** As JVMs put into words what the sandbox answers. */
    private static final Pattern WORDS =
            Pattern.compile("Operation not permitted|Read-only file system|Permission denied|Network is unreachable"
                    + "|No such file or directory|NoSuchFileException|unable to create native thread");

    /** What the JDK itself looks for where there may be none. */
    private static final Pattern HARMLESS = Pattern.compile("[.]accessibility[.]properties|[Ff]ontconfig|/fonts/");

    private static final int SHOWN = 3;

    private Refusals() {}

    /** Whether these words of an exception speak of one. */
    public static boolean isOne(String line) {
        return WORDS.matcher(line).find() && !HARMLESS.matcher(line).find();
    }

    /** The first lines of a log that speak of one, without repetition. */
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
