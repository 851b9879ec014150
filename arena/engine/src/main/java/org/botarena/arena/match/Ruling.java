package org.botarena.arena.match;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.botarena.api.Position;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.Deadline.Judgement;
import org.botarena.host.Message;

/**
 * The referee's ruling on an agent's reply, and the only place where a reply becomes a {@link Verdict}. {@link
 * Deadline} decides about late answers. Immutable.
 *
 * @param verdict on the answer, or on its absence
 * @param evidence the measurements
 * @param isExcused whether the answer came after its deadline and counts, since the machine took that much time
 * @param disturbance why a fault is not the agent's, so that the attempt does not count, or empty if it is the agent's,
 *     or there is no fault
 */
record Ruling(Verdict verdict, Evidence evidence, boolean isExcused, Optional<Sentence> disturbance) {
    /** The ruling on a constructor. */
    static Ruling onStart(Seat.Outcome outcome, Deadline deadline) {
        Reply reply = outcome.reply();
        Verdict late = new Verdict.FailedToStart(
                Sentence.of("fault.not-constructed", reply.took() / 1_000_000, deadline.granted() / 1_000_000));
        return rule(outcome, deadline, late, () -> started(reply));
    }

    private static Verdict started(Reply reply) {
        if (reply instanceof Reply.Gone gone) {
            return gone.isOutOfMemory()
                    ? new Verdict.OutOfMemory()
                    : new Verdict.FailedToStart(Sentence.of("fault.during-start", gone.how()));
        }
        Message message = ((Reply.Said) reply).message();
        if (message instanceof Message.Failure failure) {
            return failure.kind() == Message.Failure.Kind.OUT_OF_MEMORY
                    ? new Verdict.OutOfMemory()
                    : new Verdict.FailedToStart(Sentence.of("fault.constructor-threw"));
        }
        return message instanceof Message.Started
                ? new Verdict.Played(Position.NONE)
                : new Verdict.Crashed(Sentence.of("fault.no-answer"));
    }

    /** The ruling on a move in this position. */
    static Ruling onMove(Seat.Outcome outcome, Deadline deadline, Position<?> position) {
        Reply reply = outcome.reply();
        Verdict late = new Verdict.Late(
                reply.took() / 1e6,
                deadline.granted() / 1e6,
                deadline.clocks().map(clocks -> clocks.control().toString()));
        return rule(outcome, deadline, late, () -> moved(reply, position));
    }

    private static Verdict moved(Reply reply, Position<?> position) {
        if (reply instanceof Reply.Gone gone) {
            return gone.isOutOfMemory() ? new Verdict.OutOfMemory() : new Verdict.Crashed(gone.how());
        }
        Message message = ((Reply.Said) reply).message();
        if (message instanceof Message.Answer answer) {
            boolean isLegal = Arrays.stream(position.moves()).anyMatch(legal -> legal == answer.move());
            return isLegal ? new Verdict.Played(answer.move()) : new Verdict.Illegal(position.show(answer.move()));
        }
        if (message instanceof Message.Failure failure) {
            return switch (failure.kind()) {
                case OUT_OF_MEMORY -> new Verdict.OutOfMemory();
                case NO_MOVE ->
                    new Verdict.Illegal(failure.text().lines().findFirst().orElse(""));
                case RESIGNED -> new Verdict.Resigned();
                case THREW, NOT_CONSTRUCTED -> new Verdict.Threw();
            };
        }
        return new Verdict.Crashed(Sentence.of("fault.no-answer"));
    }

    /** An answer that counts is ruled on like any other, and so is the end of a process at any time. */
    private static Ruling rule(Seat.Outcome outcome, Deadline deadline, Verdict late, Supplier<Verdict> answered) {
        Reply reply = outcome.reply();
        Evidence evidence = outcome.evidence();
        Judgement judgement = deadline.judge(
                reply.took(),
                evidence.machineMs(),
                outcome.ran(),
                !(reply instanceof Reply.Silent),
                outcome.isStarved());
        boolean isExcused = judgement == Judgement.EXCUSED;
        if (isExcused || judgement == Judgement.IN_TIME || reply instanceof Reply.Gone) {
            return new Ruling(answered.get(), evidence, isExcused, Optional.empty());
        }
        Optional<Sentence> disturbance = judgement == Judgement.DISTURBED
                ? Optional.of(Sentence.of("disturbance.machine", late.sentence(), evidence.machineMs()))
                : Optional.empty();
        return new Ruling(late, evidence, false, disturbance);
    }

    /** The move that is played; {@link Position#NONE} on a fault. */
    long move() {
        return verdict instanceof Verdict.Played played ? played.move() : Position.NONE;
    }
}
