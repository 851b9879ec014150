package org.botarena.arena.match;

import java.util.Arrays;
import java.util.Optional;
import org.botarena.api.Position;
import org.botarena.arena.sandbox.Child.Reply;
import org.botarena.host.Message;

/**
 * The referee's rules on what an agent did with a request: the one place where a reply becomes a {@link Verdict}, and
 * where a lateness becomes the machine's fault. Immutable.
 */
record Ruling(Verdict verdict, Optional<String> excuse) {
    /** The ruling on a constructor. */
    static Ruling onStart(Seat.Outcome outcome, long grantedNanos) {
        Reply reply = outcome.reply();
        if (reply instanceof Reply.Said said) {
            if (said.message() instanceof Message.Failure failure) {
                return of(
                        failure.kind() == Message.Failure.Kind.OUT_OF_MEMORY
                                ? new Verdict.OutOfMemory()
                                : new Verdict.FailedToStart("its class or its constructor threw an exception"));
            }
            if (!(said.message() instanceof Message.Started)) {
                return of(new Verdict.Crashed("its process sent what is no answer"));
            }
            if (said.took() <= grantedNanos) {
                return of(new Verdict.Played(Position.NONE));
            }
        }
        if (reply instanceof Reply.Gone gone) {
            return of(
                    gone.isOutOfMemory()
                            ? new Verdict.OutOfMemory()
                            : new Verdict.FailedToStart(gone.how() + " during the start"));
        }
        long took = took(reply);
        return late(
                new Verdict.FailedToStart("it was not constructed after %d ms of %d ms"
                        .formatted(took / 1_000_000, grantedNanos / 1_000_000)),
                took,
                grantedNanos,
                outcome.excuseNanos());
    }

    /** The ruling on a move in this position. */
    static Ruling onMove(Seat.Outcome outcome, long grantedNanos, Position<?> position) {
        Reply reply = outcome.reply();
        if (reply instanceof Reply.Gone gone) {
            return of(gone.isOutOfMemory() ? new Verdict.OutOfMemory() : new Verdict.Crashed(gone.how()));
        }
        long took = took(reply);
        if (reply instanceof Reply.Silent || took > grantedNanos) {
            return late(new Verdict.Late(took / 1e6, grantedNanos / 1e6), took, grantedNanos, outcome.excuseNanos());
        }
        Message message = ((Reply.Said) reply).message();
        if (message instanceof Message.Answer answer) {
            boolean isLegal = Arrays.stream(position.moves()).anyMatch(legal -> legal == answer.move());
            return of(isLegal ? new Verdict.Played(answer.move()) : new Verdict.Illegal(position.show(answer.move())));
        }
        if (message instanceof Message.Failure failure) {
            return of(
                    failure.kind() == Message.Failure.Kind.OUT_OF_MEMORY
                            ? new Verdict.OutOfMemory()
                            : new Verdict.Threw());
        }
        return of(new Verdict.Crashed("its process sent what is no answer"));
    }

    private static Ruling of(Verdict verdict) {
        return new Ruling(verdict, Optional.empty());
    }

    /** Late; but if what the machine took away explains all of the lateness, the machine is to blame. */
    private static Ruling late(Verdict verdict, long took, long granted, long excusable) {
        Optional<String> excuse = took - granted <= excusable
                ? Optional.of("%s, of which the machine kept %d ms from the agent or the referee"
                        .formatted(verdict.reason(), excusable / 1_000_000))
                : Optional.empty();
        return new Ruling(verdict, excuse);
    }

    static long took(Reply reply) {
        if (reply instanceof Reply.Said said) {
            return said.took();
        }
        return reply instanceof Reply.Silent silent ? silent.took() : ((Reply.Gone) reply).took();
    }
}
