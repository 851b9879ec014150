package org.botarena.arena.admission.examination;

import java.util.concurrent.CancellationException;

/** Thrown when admission is cancelled. */
public final class AdmissionStopped extends CancellationException {
    private static final long serialVersionUID = 1L;

    AdmissionStopped() {
        super("admission was stopped");
    }
}
