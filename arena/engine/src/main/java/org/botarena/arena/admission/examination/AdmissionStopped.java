package org.botarena.arena.admission.examination;

import java.util.concurrent.CancellationException;

/** Somebody wants no more files to be examined. */
public final class AdmissionStopped extends CancellationException {
    private static final long serialVersionUID = 1L;

    AdmissionStopped() {
        super("admission was stopped");
    }
}
