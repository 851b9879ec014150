package org.botarena.arena.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.botarena.host.Host;
import org.botarena.host.Message;
import org.botarena.host.Wire;

/**
 * One agent's process as the arena holds it: a wire to talk over, the captured output, and the means to stop, continue
 * and end it. One thread at a time asks; {@link #kill} may come from any thread.
 */
public final class Child implements AutoCloseable {
    /** Stale answers that a confused host may send before it is taken for broken. */
    private static final int STALE = 100;

    /** What is kept of a host's notes for the author, in characters. */
    private static final int NOTES = 64 * 1024;

    private final Process process;
    private final Optional<Reaper> reaper;
    private final String uid;
    private final Wire wire;
    private final Thread reader;
    private final Thread drain;
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final StringBuilder notes = new StringBuilder();

    private volatile Arrival arrival;
    private volatile Arrival end;
    private volatile Thread waiting;
    private volatile long expected;
    private Optional<Gauge> gauge = Optional.empty();
    private boolean isKnown = true;

    /** Something that came over the wire, or the wire's end, with the moment of its arrival. */
    private record Arrival(Optional<Message> message, Optional<String> broken, long at) {}

    Child(Process process, Optional<Reaper> reaper, String uid) {
        this.process = process;
        this.reaper = reaper;
        this.uid = uid;
        this.wire = new Wire(process.getInputStream(), process.getOutputStream());
        this.reader = new Thread(this::read, "reader of " + process.pid());
        this.drain = new Thread(this::drain, "output of " + process.pid());
        reader.setDaemon(true);
        drain.setDaemon(true);
        reader.start();
        drain.start();
    }

    /** What became of a request; times in nanoseconds from the request. */
    public sealed interface Reply {
        /** An answer came. */
        record Said(Message message, long took) implements Reply {}

        /** Nothing came before the deadline. */
        record Silent(long took) implements Reply {}

        /** The process ended, or what it sent was no answer. */
        record Gone(String how, boolean isOutOfMemory, long took) implements Reply {}
    }

    /** How long a request's answer may be waited for beyond its deadline: what the machine itself took away. */
    @FunctionalInterface
    public interface Grace {
        /** Nanoseconds lost to the machine since the request was sent. */
        long since(long sent);
    }

    /** The system's number of the process. */
    public long pid() {
        return process.pid();
    }

    /**
     * Waits until the host says that it is ready, and begins to measure it.
     *
     * @throws IOException if it does not get that far: the machine's fault, no agent's
     */
    public void awaitReady(long nanos) throws IOException, InterruptedException {
        Reply reply = await(System.nanoTime(), nanos, sent -> 0);
        if (!(reply instanceof Reply.Said said) || !(said.message() instanceof Message.Ready)) {
            throw new IOException("the host did not start: %s %s".formatted(reply, output()));
        }
        try {
            gauge = Optional.of(Gauge.of(pid()));
        } catch (IOException e) {
            gauge = Optional.empty(); // this system does not tell
        }
    }

    /** Sends a request and waits for its answer until the time granted is over; then it is up to the caller to kill. */
    public Reply ask(Message request, long nonce, long granted, Grace grace) throws InterruptedException {
        expected = nonce; // before the slot is free: what is on its way now is stale
        arrival = null;
        long sent = System.nanoTime();
        try {
            wire.send(request);
        } catch (IOException e) {
            return gone(System.nanoTime() - sent, Optional.empty());
        }
        return await(sent, granted, grace);
    }

    private Reply await(long sent, long granted, Grace grace) throws InterruptedException {
        waiting = Thread.currentThread();
        try {
            long deadline = sent + granted;
            while (arrival == null && end == null) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    left = sent + granted + grace.since(sent) - System.nanoTime();
                    if (left <= 0) {
                        break;
                    }
                }
                LockSupport.parkNanos(this, left);
                if (Thread.interrupted()) {
                    throw new InterruptedException("the game was stopped");
                }
            }
        } finally {
            waiting = null;
        }
        Arrival came = arrival == null ? end : arrival;
        if (came == null) {
            return new Reply.Silent(System.nanoTime() - sent);
        }
        long took = came.at - sent;
        return came.message
                .<Reply>map(message -> new Reply.Said(message, took))
                .orElseGet(() -> gone(took, came.broken));
    }

    private Reply gone(long took, Optional<String> broken) {
        if (broken.isPresent()) {
            return new Reply.Gone("its process sent what is no answer: " + broken.get(), false, took);
        }
        try {
            if (!process.waitFor(500, TimeUnit.MILLISECONDS)) {
                return new Reply.Gone("its process closed the pipe to the arena", false, took);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        int code = process.exitValue();
        boolean isOutOfMemory = code == Host.OUT_OF_MEMORY;
        String how = code > 128
                ? "its process was ended by signal " + (code - 128)
                : "its process ended with exit code " + code;
        return new Reply.Gone(how, isOutOfMemory, took);
    }

    private void read() {
        try {
            for (int stale = 0; stale < STALE; ) {
                Message message = wire.receive();
                long at = System.nanoTime();
                if (message instanceof Message.Sample sample) {
                    note(sample.text());
                } else if (nonce(message) == expected && arrival == null) {
                    arrival = new Arrival(Optional.of(message), Optional.empty(), at);
                    LockSupport.unpark(waiting);
                } else {
                    stale++;
                }
            }
            endWith(Optional.of("a flood of stale answers"));
        } catch (EOFException e) {
            endWith(Optional.empty());
        } catch (IOException e) {
            // A closed stream is the arena's own doing.
            endWith(Optional.of(String.valueOf(e.getMessage())).filter(why -> process.isAlive()));
        }
    }

    private void endWith(Optional<String> broken) {
        end = new Arrival(Optional.empty(), broken, System.nanoTime());
        LockSupport.unpark(waiting);
    }

    private static long nonce(Message message) {
        if (message instanceof Message.Answer answer) {
            return answer.nonce();
        }
        if (message instanceof Message.Failure failure) {
            return failure.nonce();
        }
        return message instanceof Message.Started started ? started.nonce() : 0;
    }

    /** Keeps the first bytes and reads on, so that a flood blocks nobody and fills nothing. */
    private void drain() {
        byte[] buffer = new byte[8192];
        try (InputStream errors = process.getErrorStream()) {
            for (int count; (count = errors.read(buffer)) >= 0; ) {
                synchronized (output) {
                    output.write(buffer, 0, Math.min(count, Host.OUTPUT_CAP - output.size()));
                }
            }
        } catch (IOException e) {
            // The process is gone: what was read is kept.
        }
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
            return notes.toString();
        }
    }

    /** What the agent printed, its first 64 KiB. Complete once the child is closed. */
    public String output() {
        synchronized (output) {
            return output.toString(StandardCharsets.UTF_8);
        }
    }

    /** What the process has used so far, if the system tells. */
    Optional<Gauge> gauge() {
        return gauge;
    }

    /** Moves the process to a core. */
    public void pin(int core) throws IOException {
        if (reaper.isPresent()) {
            reaper.get().pin(pid(), core);
        }
    }

    /** Keeps the process from running, as far as the system can. */
    public void stop() throws IOException {
        if (reaper.isPresent()) {
            reaper.get().stop(pid());
        }
    }

    /** Lets it run again. */
    public void resume() throws IOException {
        if (reaper.isPresent()) {
            reaper.get().resume(pid());
        }
    }

    /** Ends the process and what it has started, at once. */
    public void kill() {
        process.destroyForcibly();
        if (reaper.isPresent()) {
            try {
                reaper.get().kill(pid());
            } catch (IOException e) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
            }
        } else {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
        }
    }

    /** Ends the process, waits until it is gone, and gives everything back. */
    @Override
    public void close() {
        kill();
        try {
            if (process.waitFor(2, TimeUnit.SECONDS)) {
                drain.join(200);
                forget();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        closeQuietly(process.getOutputStream());
        if (gauge.isPresent()) {
            closeQuietly(gauge.get());
        }
    }

    private void forget() {
        if (isKnown && reaper.isPresent()) {
            isKnown = false;
            try {
                reaper.get().forget(pid(), uid);
            } catch (IOException e) {
                // The reaper has ended: there is nothing left to forget.
            }
        }
    }

    private static void closeQuietly(AutoCloseable resource) {
        try {
            resource.close();
        } catch (Exception e) {
            // Its process is gone; there is nothing to lose.
        }
    }
}
