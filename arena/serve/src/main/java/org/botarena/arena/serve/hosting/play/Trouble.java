package org.botarena.arena.serve.hosting.play;

import java.io.UncheckedIOException;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.files.BugReports;
import org.botarena.arena.store.database.StoreException;
import org.botarena.arena.venue.Failed;

/** What keeps games from being played, in words; of a bug of the arena the stack trace is kept. Thread-safe. */
public final class Trouble {
    private final BugReports reports = new BugReports();

    /** The state of what failed so. */
    public String state(RuntimeException e) {
        return "failed: " + (isExpected(e) ? e.getMessage() : bug(e));
    }

    private static boolean isExpected(RuntimeException e) {
        return e instanceof Failed
                || e instanceof StoreException
                || e instanceof UncheckedIOException
                || e instanceof IllegalArgumentException
                || e instanceof AdmissionStopped;
    }

    private String bug(RuntimeException e) {
        return "this is a bug of the arena, %s; please report it with %s"
                .formatted(e.getClass().getSimpleName(), reports.keep(e).where());
    }
}
