package org.botarena.arena.files;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.botarena.arena.text.VisiblePrinter;

/** Stores the stack traces of the arena's own bugs for bug reports: one file for each failing place. Thread-safe. */
public final class BugReports {
    private final Map<String, String> kept = new ConcurrentHashMap<>();

    /**
     * A stored bug. Immutable.
     *
     * @param where the file with its stack trace; if none can be written, the exception and the reason
     * @param isFirst whether this place fails for the first time
     */
    public record Report(String where, boolean isFirst) {}

    /** Writes the stack trace, unless the same place has failed before. */
    public Report keep(Throwable bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        String place = bug.getClass().getName() + (trace.length == 0 ? "" : trace[0]);
        boolean isFirst = !kept.containsKey(place);
        return new Report(kept.computeIfAbsent(place, same -> written(bug)), isFirst);
    }

    private static String written(Throwable bug) {
        try {
            return write(bug).toString();
        } catch (IOException e) {
            return "this: %s (no file: %s)".formatted(bug, ResultsException.why(e));
        }
    }

    /** Writes the stack trace to a new file in the system's temporary folder. */
    public static Path write(Throwable bug) throws IOException {
        Path file = Files.createTempFile("arena-bug-", ".txt");
        try (PrintWriter writer = new VisiblePrinter(new PrintWriter(Files.newBufferedWriter(file)))) {
            bug.printStackTrace(writer);
        }
        return file;
    }
}
