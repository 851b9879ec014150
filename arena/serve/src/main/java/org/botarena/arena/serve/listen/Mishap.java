package org.botarena.arena.serve.listen;

import java.io.IOException;
import java.util.Optional;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.trouble.Trouble;
import org.eclipse.jetty.http.HttpException;

/**
 * A request that failed without a bug of the arena: the client disconnected or sent invalid HTTP, or the machine has no
 * space. Immutable.
 *
 * @param problem the answer, if the client still reads
 * @param isOfTheMachine whether the organizer should be informed
 */
record Mishap(HttpProblem problem, boolean isOfTheMachine) {
    /** The mishap of a failure; empty for a bug. */
    static Optional<Mishap> of(Exception failure) {
        Optional<FullDisk> full = FullDisk.of(failure);
        if (full.isPresent()) {
            return Optional.of(new Mishap(
                    HttpProblem.of(507, full.get().sentence(), "tell the organizer, and try again when there is room"),
                    true));
        }
        if (Trouble.isOfTheMachine(failure)) {
            return Optional.of(new Mishap(
                    HttpProblem.of(503, "the server cannot use its files now", "tell the organizer, and try again"),
                    true));
        }
        for (Throwable e = failure; e != null; e = e.getCause()) {
            if (e instanceof HttpException http) {
                return Optional.of(new Mishap(HttpProblem.of(http.getCode()), false));
            }
        }
        return failure instanceof IOException // Failures of connections; failures of files have other types.
                ? Optional.of(
                        new Mishap(HttpProblem.of(400, "the request did not arrive whole", "send it again"), false))
                : Optional.empty();
    }
}
