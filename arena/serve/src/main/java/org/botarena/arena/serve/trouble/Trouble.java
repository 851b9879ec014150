package org.botarena.arena.serve.trouble;

import java.io.UncheckedIOException;
import java.util.Optional;
import org.botarena.arena.admission.examination.AdmissionStopped;
import org.botarena.arena.files.BugReports;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.files.ResultsException;
import org.botarena.arena.store.StoreException;
import org.botarena.arena.venue.Failed;

/**
 * Distinguishes problems of the machine from bugs of the arena, and describes both. It keeps the stack traces of bugs.
 * Thread-safe.
 */
public final class Trouble {
    private final BugReports reports = new BugReports();

    /** The failure in a sentence without a full stop. */
    public String sentence(Throwable e) {
        return FullDisk.of(e)
                .map(FullDisk::sentence)
                .or(() -> isExpected(e) ? Optional.of(e.getMessage()) : Optional.empty())
                .orElseGet(() -> bug(e));
    }

    private static boolean isExpected(Throwable e) {
        return e instanceof Failed
                || isOfTheMachine(e)
                || e instanceof IllegalArgumentException
                || e instanceof AdmissionStopped;
    }

    /** Whether the cause is the machine's disk or another program, not a bug of the arena. */
    public static boolean isOfTheMachine(Throwable e) {
        return e instanceof StoreException
                || e instanceof ResultsException
                || e instanceof UncheckedIOException
                || FullDisk.of(e).isPresent();
    }

    private String bug(Throwable e) {
        return "this is a bug of the arena, %s; please report it with %s"
                .formatted(e.getClass().getSimpleName(), reports.keep(e).where());
    }
}
