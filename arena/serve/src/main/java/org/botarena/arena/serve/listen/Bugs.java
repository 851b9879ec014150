package org.botarena.arena.serve.listen;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.botarena.arena.text.BugReport;

/** Tells whoever runs the server what failed in it, each fault once: who asked for it only learns that it did. Thread-safe. */
public final class Bugs {
    private static final int MOST = 20;

    private final Consumer<String> warning;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

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
        StackTraceElement[] trace = bug.getStackTrace();
        String place = bug.getClass().getName() + (trace.length == 0 ? "" : trace[0]);
        if (told.size() < MOST && told.add(place)) {
            warning.accept("%s failed, by a bug of the arena: %s; please report it with %s"
                    .formatted(request, bug.getClass().getSimpleName(), kept(bug)));
        }
    }

    private static String kept(Throwable bug) {
        try {
            return BugReport.keep(bug).toString();
        } catch (IOException e) {
            return "this: " + bug.getMessage() + " (no file: " + e.getMessage() + ")";
        }
    }
}
