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
 * An agent's place at the table, whatever stands between it and the machine. One thread at a time. Asking wakes the
 * agent; afterwards it rests, as far as the machine can make it.
 */
interface Seat extends AutoCloseable {
    /**
     * What became of a request.
     *
     * @param reply the answer, or its absence
     * @param evidence what was measured of it
     * @param stallMs milliseconds that the machine kept from the agent or the referee meanwhile, whether or not they can
     *     explain a lateness
     * @param ran nanoseconds for which the agent surely ran; 0 if nobody knows
     * @param isStarved whether the machine still kept the agent from running, or owed it some of its time, when nobody waited any longer
     */
    record Outcome(Reply reply, Evidence evidence, double stallMs, long ran, boolean isStarved) {
        /** Where nothing but a clock measures. */
        static Outcome timed(Reply reply) {
            return new Outcome(reply, Evidence.ofClock(Ruling.took(reply) / 1e6), 0, 0, false);
        }

        /** The agent's remark on its move; empty: none. */
        Optional<Said> said() {
            return reply instanceof Reply.Said answered && answered.message() instanceof Message.Answer answer
                    ? Said.of(answer.value(), answer.line())
                    : Optional.empty();
        }
    }

    /** Somebody waits for its host: it may come up on this core, which nobody uses yet. */
    void warmUpOn(OptionalInt core) throws IOException;

    /**
     * Waits until the host is up, and moves it to the game's core.
     *
     * @throws IOException if it does not come up: the machine's fault, not the agent's
     */
    void ready(OptionalInt core) throws IOException, InterruptedException;

    /** Loads and constructs the agent. */
    Outcome start(int player, long seed, Deadline deadline) throws InterruptedException;

    /** Asks for a move. */
    Outcome ask(int ply, Deadline deadline, List<Long> moves, String position) throws InterruptedException;

    /** The same by the referee's request. */
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

    /** What it has taken of the machine so far, beside the time of its moves; empty where the system does not tell. */
    Optional<ResourceUse> footprint();

    /** What its author should read: output, stack traces, what it did before it was late. Complete after closing. */
    String log();

    /** Ends the agent; again: nothing more happens. */
    @Override
    void close();
}
