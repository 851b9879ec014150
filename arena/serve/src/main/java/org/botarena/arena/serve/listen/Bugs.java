package org.botarena.arena.serve.listen;

import java.util.function.Consumer;
import org.botarena.arena.files.BugReports;

/** Tells whoever runs the server what failed in it, each place once: who asked for it only learns that it did. Thread-safe. */
public final class Bugs {
    private final Consumer<String> warning;
    private final BugReports reports = new BugReports();

    /**
     * None yet.
     *
     * @param warning takes a sentence without a full stop
     */
    public Bugs(Consumer<String> warning) {
        this.warning = warning;
    }

    /**
     * Takes one.
     *
     * @param request the method and the path, without its query, in which there may be secrets
     */
    public void add(String request, Throwable bug) {
        BugReports.Report report = reports.keep(bug);
        if (report.isFirst()) {
            warning.accept("%s failed, by a bug of the arena: %s; please report it with %s"
                    .formatted(request, bug.getClass().getSimpleName(), report.where()));
        }
    }
}
