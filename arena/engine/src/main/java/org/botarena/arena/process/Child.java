package org.botarena.arena.process;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.accounting.Gauge;
import org.botarena.host.Message;

/**
 * One agent's process, as the arena controls it: the arena asks, stops, resumes and ends it, and keeps its output. Only
 * one thread at a time may ask; {@link #kill} may be called from any thread.
 */
public final class Child implements AutoCloseable {
    /** The limit for the author's notes, in characters. */
    private static final int NOTES = 64 * 1024;

    /** The time a process gets to end a game; it only writes a few bytes. */
    private static final Deadline END = Deadline.of(Duration.ofSeconds(2));

    /** Unpredictable, because an agent that knew the mark of a game's end could pass its output to the next game. */
    private static final SecureRandom MARKS = new SecureRandom();

    private static final char MARK_BEGIN = '\u0001';

    private final ChildProcess process;
    private final ChildHandle handle;
    private final ChildOutput output;
    private final Conversation conversation;
    private final StringBuilder notes = new StringBuilder();
    private Optional<Gauge> gauge = Optional.empty();

    /** Starts reading from a process that was just started. */
    Child(ChildProcess process, Conversation conversation) {
        this.process = process;
        this.handle = process.handle();
        this.output = process.output();
        this.conversation = conversation;
    }

    /** The outcome of a request. Times are in nanoseconds since the request. */
    public sealed interface Reply {
        long took();

        /** An answer came. */
        record Said(Message message, long took) implements Reply {}

        /** No answer came before the deadline. */
        record Silent(long took) implements Reply {}

        /** The process ended or sent an invalid answer. */
        record Gone(Sentence how, boolean isOutOfMemory, long took) implements Reply {}
    }

    /** Observes a request while the arena waits for its answer. */
    public interface Watch {
        /** The delay in nanoseconds after which {@link #begun} is called if no answer has come. */
        long FIRST = TimeUnit.MILLISECONDS.toNanos(5);

        /** Observes nothing and never extends a deadline. */
        Watch NONE = new Watch() {
            @Override
            public void begun() {}

            @Override
            public OptionalLong until(long sent, Deadline deadline) {
                return OptionalLong.empty();
            }
        };

        /** Called when the answer has not come within {@link #FIRST}. */
        void begun();

        /**
         * Called when no answer has come by the deadline, or by the time that the last call returned.
         *
         * @param sent the {@code System.nanoTime()} of the request
         * @return the {@code System.nanoTime()} until which to keep listening, possibly in the past; empty to stop
         */
        OptionalLong until(long sent, Deadline deadline);
    }

    /** The process ID of the host's JVM, once it is ready. */
    public long pid() {
        return handle.pid();
    }

    /**
     * Waits until the host reports that it is ready, then starts measuring it.
     *
     * @throws IOException if the host does not become ready: the machine's fault, not an agent's
     */
    public void awaitReady(Deadline deadline) throws IOException, InterruptedException {
        Reply reply = conversation.first(deadline);
        if (!(reply instanceof Reply.Said said) || !(said.message() instanceof Message.Ready)) {
            output.awaitEnd(); // its output comes through another pipe
            throw new IOException("an agent's process did not start: %s. It printed: %s. Is there memory left, and may"
                            .formatted(how(reply), output.text().strip())
                    + " this user start more processes?");
        }
        handle.findJvm();
        try {
            gauge = Optional.of(Gauge.of(pid(), handle.family()));
        } catch (IOException e) {
            gauge = Optional.empty(); // not available on this system
        }
    }

    private static String how(Reply reply) {
        if (reply instanceof Reply.Gone gone) {
            return gone.how().toString();
        }
        return reply instanceof Reply.Silent ? "it was silent for too long" : "it began with the wrong words";
    }

    /**
     * Sends a request and waits for its answer until the deadline, or longer if the watch asks for it. Without an
     * answer, the caller has to kill the process.
     */
    public Reply ask(Message request, long nonce, Deadline deadline, Watch watch) throws InterruptedException {
        return conversation.ask(request, nonce, deadline, watch);
    }

    /**
     * Samples of the agent's stacks shortly before the last request's deadline, or empty if the request ended before.
     */
    public String samples() {
        return conversation.samples();
    }

    /** Pins a process that is not ready yet to this core. */
    public void pinEarly(int core) throws IOException {
        handle.pinEarly(core);
    }

    /** Pins the process to a core, if the system can. */
    public void pin(int core) throws IOException {
        handle.pin(core);
    }

    /** Stops the process from running, if the system can. */
    public void stop() throws IOException {
        handle.stop();
    }

    /** Whether the last {@link #stop} has taken effect. */
    boolean isStopped() throws IOException {
        return handle.isStopped();
    }

    /** Lets it run again. */
    public void resume() throws IOException {
        handle.resume();
    }

    /** Ends the process and everything it started, immediately. */
    public void kill() {
        handle.kill();
    }

    /** Adds a note to the author's log. */
    public void note(String text) {
        synchronized (notes) {
            if (notes.length() + text.length() < NOTES) {
                notes.append(text).append('\n');
            }
        }
    }

    /** The notes of the arena and the host for the author. */
    public String notes() {
        synchronized (notes) {
            return notes + output.refusals();
        }
    }

    /**
     * Ends a game that another one will follow; later output belongs to the next game.
     *
     * @param nonce echoed by the process, which must be running
     * @return the agent's output in this game, its first 64 KiB, or empty if the process did not confirm the end in
     *     time
     */
    public Optional<String> endGame(long nonce) throws InterruptedException {
        String mark = MARK_BEGIN + Long.toHexString(MARKS.nextLong()) + Long.toHexString(MARKS.nextLong());
        output.expect(mark);
        Reply reply = conversation.ask(new Message.Over(nonce, mark), nonce, END, Watch.NONE);
        return reply instanceof Reply.Said said && said.message() instanceof Message.Over
                ? output.awaitMark(TimeUnit.NANOSECONDS.toMillis(END.granted()))
                : Optional.empty();
    }

    /** The agent's output in this game, its first 64 KiB. Complete once the child is closed. */
    public String output() {
        return output.text();
    }

    /** Measures how long the arena's own threads and helpers were delayed in serving the process. */
    RequestDelays delivery() {
        return new RequestDelays(handle, conversation, output);
    }

    /** The resource use of the process so far, if the system provides it. */
    Optional<Gauge> gauge() {
        return gauge;
    }

    /** Ends the process, waits until it is gone, and releases its resources. Further calls do nothing. */
    @Override
    public void close() {
        process.close();
        try {
            if (gauge.isPresent()) {
                gauge.get().close();
            }
        } catch (IOException e) {
            // It was only read.
        }
    }
}
