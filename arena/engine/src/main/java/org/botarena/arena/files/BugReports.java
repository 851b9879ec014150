package org.botarena.arena.files;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.botarena.arena.text.VisiblePrinter;

/** Keeps what bugs of the arena threw, for whoever reports them: one file for each place that fails. Thread-safe. */
public final class BugReports {
    private final Map<String, String> kept = new ConcurrentHashMap<>();

    /**
     * A bug that is kept. Immutable.
     *
     * @param where the file with its stack trace; if there can be none, what was thrown, and why there is none
     * @param isFirst whether this place has not failed before
     */
    public record Report(String where, boolean isFirst) {}

    /** Writes its stack trace, unless that was done before for the same place. */
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

    /** Writes the stack trace to a new file in the system's folder for such files. */
    public static Path write(Throwable bug) throws IOException {
        Path file = Files.createTempFile("arena-bug-", ".txt");
        try (PrintWriter writer = new VisiblePrinter(new PrintWriter(Files.newBufferedWriter(file)))) {
            bug.printStackTrace(writer);
        }
        return file;
    }
}
