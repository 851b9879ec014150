package org.botarena.arena.serve.listen;

import java.util.function.Consumer;
import org.botarena.arena.files.BugReports;

/**
 * Reports failures of the server to its organizer, each place once; clients only learn that their request failed.
 * Thread-safe.
 */
public final class Bugs {
    private final Consumer<String> warning;
    private final BugReports reports = new BugReports();

    /**
     * Starts without bugs.
     *
     * @param warning receives a sentence without a full stop
     */
    public Bugs(Consumer<String> warning) {
        this.warning = warning;
    }

    /**
     * Reports a bug.
     *
     * @param request the method and the path, without its query, which may contain secrets
     */
    public void add(String request, Throwable bug) {
        BugReports.Report report = reports.keep(bug);
        if (report.isFirst()) {
            warning.accept("%s failed, by a bug of the arena: %s; please report it with %s"
                    .formatted(request, bug.getClass().getSimpleName(), report.where()));
        }
    }
}
