package org.botarena.arena.process;

import java.io.EOFException;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.process.Child.Watch;
import org.botarena.arena.process.engine.Link;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.accounting.Schedstat;
import org.botarena.host.Host;
import org.botarena.host.Message;
import org.botarena.host.Wire;

/**
 * The dialogue with one host: a request, then an answer or none. A separate thread reads the wire and stamps each frame
 * on arrival, so the asking thread cannot make an answer late. Only one thread at a time asks.
 */
final class Conversation {
    /** The number of stale answers after which a host counts as broken. */
    private static final int STALE = 100;

    /** The limit for the samples of one request, in characters. */
    private static final int SAMPLES = 16 * 1024;

    /** The time a process that closed its pipe gets to end; after that the closed pipe itself is reported. */
    private static final int EXIT_MS = 5_000;

    /** Writing a request takes microseconds; a longer write means that the process was kept from running. */
    private static final long QUICK = TimeUnit.MILLISECONDS.toNanos(1);

    /** The interval between two checks of the reading thread, and the maximum wait for it. */
    private static final long LOOK = TimeUnit.MILLISECONDS.toNanos(1);

    private static final long LONGEST = TimeUnit.SECONDS.toNanos(10);

    private final Process process;
    private final Link link;
    private volatile Optional<Schedstat> reader = Optional.empty();
    private long writing;
    private volatile Optional<Arrival> arrival = Optional.empty();
    private volatile Optional<Arrival> end = Optional.empty();
    private volatile Thread waiting;
    private volatile long expected;
    private volatile Message.Sample sampled = new Message.Sample(0, ""); // written only by the reader

    /** A message that came over the wire and its time; without a message, the end of the wire. */
    private record Arrival(Optional<Message> message, Optional<String> broken, long at) {}

    /** Starts reading from a host's process. */
    Conversation(Process process) {
        this(process, overWire(process));
    }

    /** Starts reading from a process that speaks another protocol. */
    Conversation(Process process, Link link) {
        this.process = process;
        this.link = link;
        Thread thread = new Thread(this::read, "reader of " + process.pid());
        thread.setDaemon(true);
        thread.start();
    }

    private static Link overWire(Process process) {
        Wire wire = new Wire(process.getInputStream(), process.getOutputStream());
        return new Link() {
            @Override
            public void send(Message request) throws IOException {
                wire.send(request);
            }

            @Override
            public Message receive() throws IOException {
                return wire.receive();
            }
        };
    }

    /** Waits for the host's first message. */
    Reply first(Deadline deadline) throws InterruptedException {
        return await(System.nanoTime(), deadline, Watch.NONE);
    }

    /** Sends a request and waits for its answer until the deadline, or longer if the watch asks for it. */
    Reply ask(Message request, long nonce, Deadline deadline, Watch watch) throws InterruptedException {
        expected = nonce; // before the slot is free: anything in transit now is stale
        arrival = Optional.empty();
        long sent = System.nanoTime();
        try {
            link.send(request);
        } catch (IOException e) {
            return gone(System.nanoTime() - sent, Optional.empty());
        }
        long took = System.nanoTime() - sent;
        writing = took > QUICK ? took : 0;
        return await(sent, deadline, watch);
    }

    private Reply await(long sent, Deadline deadline, Watch watch) throws InterruptedException {
        waiting = Thread.currentThread();
        long noticed = listenUntil(sent + Math.min(deadline.granted(), Watch.FIRST));
        if (isSilent() && deadline.granted() > Watch.FIRST) {
            watch.begun();
            noticed = listenUntil(deadline.after(sent));
        }
        // A time that has passed means another check: this thread may have lost its core since the last one.
        for (OptionalLong until = OptionalLong.of(noticed); isSilent() && until.isPresent(); ) {
            until = watch.until(sent, deadline);
            noticed = listenUntil(until.orElseGet(System::nanoTime));
        }
        awaitReader();
        Optional<Arrival> came = arrival.or(() -> end);
        if (came.isEmpty()) {
            return new Reply.Silent(noticed - sent);
        }
        long took = came.get().at - sent;
        Optional<Message> message = came.get().message;
        return message.isPresent() ? new Reply.Said(message.get(), took) : gone(took, came.get().broken);
    }

    private boolean isSilent() {
        return arrival.isEmpty() && end.isEmpty();
    }

    /**
     * Waits while data has arrived but the reading thread has no core: it is runnable and its CPU time does not
     * advance. A process that sends without end lets the thread run.
     */
    private void awaitReader() throws InterruptedException {
        long before = Schedstat.read(reader).cpu();
        long end = System.nanoTime() + LONGEST;
        while (isSilent()
                && reader.filter(Schedstat::couldRun).isPresent()
                && Schedstat.read(reader).cpu() == before
                && System.nanoTime() - end < 0) {
            listenUntil(System.nanoTime() + LOOK);
        }
        if (isSilent() && reader.filter(Schedstat::couldRun).isPresent()) {
            listenUntil(System.nanoTime() + LOOK); // it just got its core
        }
    }

    /** Waits for a message until this time at most and returns the time when the wait ended. */
    private long listenUntil(long deadline) throws InterruptedException {
        long now = System.nanoTime();
        while (isSilent() && now - deadline < 0) {
            LockSupport.parkNanos(this, deadline - now);
            if (Thread.interrupted()) {
                throw new InterruptedException("the game was stopped");
            }
            now = System.nanoTime();
        }
        return now;
    }

    private Reply gone(long took, Optional<String> broken) {
        if (broken.isPresent()) {
            return new Reply.Gone(Sentence.of("fault.no-answer-but", broken.get()), false, took);
        }
        try {
            if (!process.waitFor(EXIT_MS, TimeUnit.MILLISECONDS)) {
                return new Reply.Gone(Sentence.of("fault.closed"), false, took);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Reply.Gone(Sentence.of("fault.closed"), false, took);
        }
        int code = process.exitValue();
        Sentence how = code > 128 ? Sentence.of("fault.signal", code - 128) : Sentence.of("fault.exit", code);
        return new Reply.Gone(how, code == Host.OUT_OF_MEMORY, took);
    }

    /** Nanoseconds that the reading thread has waited for a core so far. */
    long readerDelay() {
        return Schedstat.read(reader).delay();
    }

    /** Nanoseconds that writing the last request took, if it took unusually long. */
    long writing() {
        return writing;
    }

    private void read() {
        reader = Schedstat.ofThisThread();
        try {
            for (int stale = 0; stale < STALE; ) {
                Message message = link.receive();
                long at = System.nanoTime();
                if (message instanceof Message.Sample sample && sampled.text().length() < SAMPLES) {
                    String before = sampled.nonce() == sample.nonce() ? sampled.text() : "";
                    sampled = new Message.Sample(sample.nonce(), before + sample.text());
                } else if (!(message instanceof Message.Sample) && message.nonce() == expected && arrival.isEmpty()) {
                    arrival = Optional.of(new Arrival(Optional.of(message), Optional.empty(), at));
                    LockSupport.unpark(waiting);
                } else {
                    stale++;
                }
            }
            endWith(Optional.of("a flood of stale answers"));
        } catch (EOFException e) {
            endWith(Optional.empty());
        } catch (IOException e) {
            // Once the process is gone, this is a stream that the arena itself has closed.
            endWith(Optional.of(String.valueOf(e.getMessage())).filter(why -> process.isAlive()));
        }
    }

    /**
     * Samples of the agent's stacks shortly before the last request's deadline, or empty if the request ended before.
     */
    String samples() {
        return sampled.nonce() == expected ? sampled.text() : "";
    }

    private void endWith(Optional<String> broken) {
        end = Optional.of(new Arrival(Optional.empty(), broken, System.nanoTime()));
        LockSupport.unpark(waiting);
    }
}
