package org.botarena.arena.match;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Said;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.host.Message;
import org.botarena.play.internal.MoveRequest;

/**
 * An agent's place in a game, at any isolation level. For one thread at a time. A request wakes the agent; afterwards
 * it rests, as far as the machine can enforce that.
 */
interface Seat extends AutoCloseable {
    /**
     * The outcome of a request.
     *
     * @param reply the answer, or its absence
     * @param evidence its measurements
     * @param stallMs milliseconds that the machine took from the agent or the referee, whether or not they can explain
     *     a late answer
     * @param ran a lower bound of the time that the agent ran, in nanoseconds, or 0 if unknown
     * @param isStarved whether the machine still kept the agent from running, or owed it some of its time, when the
     *     arena stopped waiting
     */
    record Outcome(Reply reply, Evidence evidence, double stallMs, long ran, boolean isStarved) {
        /** The outcome where only a clock measures. */
        static Outcome timed(Reply reply) {
            return new Outcome(reply, Evidence.ofClock(reply.took() / 1e6), 0, 0, false);
        }

        /** The agent's comment on its move; may be empty. */
        Optional<Said> said() {
            return reply instanceof Reply.Said answered && answered.message() instanceof Message.Answer answer
                    ? Said.of(answer.value(), answer.line())
                    : Optional.empty();
        }
    }

    /** Lets its host start up on this core, which is unused so far, because its game is waiting. */
    void warmUpOn(OptionalInt core) throws IOException;

    /**
     * Waits until the host is up, and moves it to the game's core.
     *
     * @throws IOException if it does not start: the machine's fault, not the agent's
     */
    void ready(OptionalInt core) throws IOException, InterruptedException;

    /** Loads and constructs the agent. */
    Outcome start(int player, long seed, Deadline deadline) throws InterruptedException;

    /** Asks for a move. */
    Outcome ask(int ply, Deadline deadline, List<Long> moves, String position) throws InterruptedException;

    /** Asks as the referee's request specifies. */
    default Outcome ask(MoveRequest<?> request, Deadline deadline) throws InterruptedException {
        return ask(request.ply(), deadline, request.news(), request.view().toString());
    }

    /** The request for a move. */
    static Message.Ask asking(long nonce, int ply, Deadline deadline, List<Long> moves, String position) {
        Message.Clocks clocks = deadline.clocks()
                .map(given -> new Message.Clocks(
                        given.left(), given.control().increment().toNanos()))
                .orElse(Message.Clocks.NONE);
        return new Message.Ask(nonce, ply, deadline.granted(), clocks, moves, position);
    }

    /** The resources that it used outside of its moves, or empty if the system does not provide them. */
    Optional<ResourceUse> footprint();

    /** The log for its author: output, stack traces, and its activity before it was late. Complete after closing. */
    String log();

    /** Ends the agent. Further calls do nothing. */
    @Override
    void close();
}
