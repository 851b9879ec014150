package org.botarena.arena.serve.listen;

import java.io.IOException;
import java.util.Optional;
import org.botarena.arena.files.FullDisk;
import org.botarena.arena.serve.http.HttpProblem;
import org.botarena.arena.serve.trouble.Trouble;
import org.eclipse.jetty.http.HttpException;

/**
 * A request that failed although the arena has no bug: the client has gone, or has sent what is no HTTP, or the machine has no room.
 * Immutable.
 *
 * @param problem is answered, if the client still reads
 * @param isOfTheMachine whether the organizer should hear of it
 */
record Mishap(HttpProblem problem, boolean isOfTheMachine) {
    /** What failed so; empty: a bug. */
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
        return failure instanceof IOException // of a connection: what happens to files has other names
                ? Optional.of(
                        new Mishap(HttpProblem.of(400, "the request did not arrive whole", "send it again"), false))
                : Optional.empty();
    }
}
