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
 * One agent's process as the arena holds it: it can be asked, stopped, continued and ended, and what it prints is kept.
 * One thread at a time asks; {@link #kill} may come from any thread.
 */
public final class Child implements AutoCloseable {
    /** What is kept of the notes for the author, in characters. */
    private static final int NOTES = 64 * 1024;

    /** So long a process may take to end a game: it is a write of some bytes. */
    private static final Deadline END = Deadline.of(Duration.ofSeconds(2));

    /** An agent that knew the mark of its game's end could give what it prints to the next. */
    private static final SecureRandom MARKS = new SecureRandom();

    private static final char MARK_BEGIN = '\u0001';

    private final ChildProcess process;
    private final ChildHandle handle;
    private final ChildOutput output;
    private final Conversation conversation;
    private final StringBuilder notes = new StringBuilder();
    private Optional<Gauge> gauge = Optional.empty();

    /** Begins to read what a process says that has just been started. */
    Child(ChildProcess process, Conversation conversation) {
        this.process = process;
        this.handle = process.handle();
        this.output = process.output();
        this.conversation = conversation;
    }

    /** What became of a request; times in nanoseconds from the request. */
    public sealed interface Reply {
        /** An answer came. */
        record Said(Message message, long took) implements Reply {}

        /** Nothing came before the deadline. */
        record Silent(long took) implements Reply {}

        /** The process ended, or what it sent was no answer. */
        record Gone(Sentence how, boolean isOutOfMemory, long took) implements Reply {}
    }

    /** What is looked at while an answer is waited for. */
    public interface Watch {
        /** So many nanoseconds after a request {@link #begun} is called, if no answer has come. */
        long FIRST = TimeUnit.MILLISECONDS.toNanos(5);

        /** Nobody looks, and nothing is waited for beyond its deadline. */
        Watch NONE = new Watch() {
            @Override
            public void begun() {}

            @Override
            public OptionalLong until(long sent, Deadline deadline) {
                return OptionalLong.empty();
            }
        };

        /** The answer takes longer than a moment. */
        void begun();

        /**
         * It has not come at its deadline, nor when this was asked last.
         *
         * @param sent the {@code System.nanoTime()} of the request
         * @return the {@code System.nanoTime()} until which to listen on, though it may be over by now; empty: no longer
         */
        OptionalLong until(long sent, Deadline deadline);
    }

    /** The system's number of the host's JVM, once it is ready. */
    public long pid() {
        return handle.pid();
    }

    /**
     * Waits until the host says that it is ready, and begins to measure it.
     *
     * @throws IOException if it does not get that far: the machine's fault, no agent's
     */
    public void awaitReady(Deadline deadline) throws IOException, InterruptedException {
        Reply reply = conversation.first(deadline);
        if (!(reply instanceof Reply.Said said) || !(said.message() instanceof Message.Ready)) {
            output.awaitEnd(); // what it said comes by another pipe
            throw new IOException("an agent's process did not start: %s. It printed: %s. Is there memory left, and may"
                            .formatted(how(reply), output.text().strip())
                    + " this user start more processes?");
        }
        handle.findJvm();
        try {
            gauge = Optional.of(Gauge.of(pid(), handle.family()));
        } catch (IOException e) {
            gauge = Optional.empty(); // this system does not tell
        }
    }

    private static String how(Reply reply) {
        if (reply instanceof Reply.Gone gone) {
            return gone.how().toString();
        }
        return reply instanceof Reply.Silent ? "it was silent for too long" : "it began with the wrong words";
    }

    /**
     * Sends a request and waits for its answer until its deadline, and as long as the watch wants then; without
     * one it is up to the caller to kill.
     */
    public Reply ask(Message request, long nonce, Deadline deadline, Watch watch) throws InterruptedException {
        return conversation.ask(request, nonce, deadline, watch);
    }

    /** What the agent was doing shortly before the deadline of the last request; empty if it did not come to that. */
    public String samples() {
        return conversation.samples();
    }

    /** Lets it come up on this core; for a process that is not ready yet. */
    public void pinEarly(int core) throws IOException {
        handle.pinEarly(core);
    }

    /** Moves the process to a core, if the system can. */
    public void pin(int core) throws IOException {
        handle.pin(core);
    }

    /** Keeps the process from running, if the system can. */
    public void stop() throws IOException {
        handle.stop();
    }

    /** Whether the last {@link #stop} has reached it. */
    boolean isStopped() throws IOException {
        return handle.isStopped();
    }

    /** Lets it run again. */
    public void resume() throws IOException {
        handle.resume();
    }

    /** Ends the process and what it has started, at once. */
    public void kill() {
        handle.kill();
    }

    /** Puts down something for the author's log. */
    public void note(String text) {
        synchronized (notes) {
            if (notes.length() + text.length() < NOTES) {
                notes.append(text).append('\n');
            }
        }
    }

    /** What the arena and the host noted for the author. */
    public String notes() {
        synchronized (notes) {
            return notes + output.refusals();
        }
    }

    /**
     * Ends a game that another one will follow: what is printed later is the next one's.
     *
     * @param nonce to be echoed by the process, which must be running
     * @return what the agent printed in the game, its first 64 KiB; empty if the process has not said in time that this is all
     */
    public Optional<String> endGame(long nonce) throws InterruptedException {
        String mark = MARK_BEGIN + Long.toHexString(MARKS.nextLong()) + Long.toHexString(MARKS.nextLong());
        output.expect(mark);
        Reply reply = conversation.ask(new Message.Over(nonce, mark), nonce, END, Watch.NONE);
        return reply instanceof Reply.Said said && said.message() instanceof Message.Over
                ? output.awaitMark(TimeUnit.NANOSECONDS.toMillis(END.granted()))
                : Optional.empty();
    }

    /** What the agent printed in this game, its first 64 KiB. Complete once the child is closed. */
    public String output() {
        return output.text();
    }

    /** What keeps the arena's own hands from serving it. */
    RequestDelays delivery() {
        return new RequestDelays(handle, conversation, output);
    }

    /** What the process has used so far, if the system tells. */
    Optional<Gauge> gauge() {
        return gauge;
    }

    /** Ends the process, waits until it is gone, and gives everything back. Again: nothing more happens. */
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
