package org.botarena.arena.match;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.botarena.arena.process.Child;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.process.ResourceMeter;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Said;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.timing.Deadline;
import org.botarena.arena.timing.Stalls;
import org.botarena.arena.timing.accounting.ResourceUse;
import org.botarena.host.Message;

/** A seat whose agent has its own process. It runs only while it is asked. */
final class ProcessSeat implements Seat {
    /** The time that a JVM gets to start before the machine is to blame. */
    private static final Deadline READY = Deadline.of(Duration.ofSeconds(60));

    private final Child child;
    private final Entrant entrant;
    private final Stalls stalls;
    private ResourceMeter meter;
    private long nonce;
    private boolean rests;
    private boolean isReady;
    private boolean isRenewed;
    private int notesBefore;
    private Optional<String> ended = Optional.empty();

    ProcessSeat(Child child, Entrant entrant, Stalls stalls) {
        this.child = child;
        this.entrant = entrant;
        this.stalls = stalls;
    }

    @Override
    public void warmUpOn(OptionalInt core) throws IOException {
        if (!isReady && core.isPresent()) {
            child.pinEarly(core.getAsInt());
        }
    }

    @Override
    public void ready(OptionalInt core) throws IOException, InterruptedException {
        if (!isReady) {
            child.awaitReady(READY);
            isReady = true;
        }
        if (core.isPresent()) {
            child.pin(core.getAsInt());
        }
        meter = new ResourceMeter(child, stalls, core);
    }

    @Override
    public Outcome start(int player, long seed, Deadline deadline) throws InterruptedException {
        nonce++;
        return request(new Message.Start(nonce, player, seed, deadline.granted(), entrant.options()), deadline);
    }

    @Override
    public Outcome ask(int ply, Deadline deadline, List<Long> moves, String position) throws InterruptedException {
        nonce++;
        return request(Seat.asking(nonce, ply, deadline, moves, position), deadline);
    }

    /**
     * Ends its game, so that its process can play another. Engines and Python agents play only one.
     *
     * @return whether the process confirmed it
     */
    boolean endGame() throws InterruptedException {
        if (!entrant.program().isJava()) {
            return false;
        }
        nonce++;
        wake();
        ended = child.endGame(nonce);
        if (ended.isPresent()) {
            rest();
        }
        return ended.isPresent();
    }

    /** Begins another game in the same process; measurements and output count from here. */
    void renew() {
        isRenewed = true;
        ended = Optional.empty();
        notesBefore = child.notes().length();
    }

    /** Whether it is in its second game. */
    boolean isRenewed() {
        return isRenewed;
    }

    Entrant entrant() {
        return entrant;
    }

    private Outcome request(Message message, Deadline deadline) throws InterruptedException {
        meter.beforeAsking();
        wake();
        long sent = System.nanoTime();
        Reply reply = child.ask(message, nonce, deadline, meter);
        if (reply instanceof Reply.Said said) {
            meter.answered(said.took(), deadline);
        }
        rest(reply);
        ResourceMeter.Cost cost = meter.after(sent, reply.took(), deadline, reply instanceof Reply.Said);
        note(reply, message);
        return new Outcome(
                reply,
                new Evidence(
                        reply.took() / 1e6,
                        cost.cpu() / 1e6,
                        cost.delay() / 1e6,
                        cost.steal() / 1e6,
                        cost.stall() / 1e6),
                cost.lost() / 1e6,
                cost.ran(),
                cost.isStarved());
    }

    private void wake() {
        if (rests) {
            try {
                child.resume();
                rests = false;
            } catch (IOException e) {
                throw new ReaperGone(e);
            }
        }
    }

    private void rest(Reply reply) {
        if (reply instanceof Reply.Said) {
            rest();
        } else {
            child.kill(); // immediately: it is not needed any more
        }
    }

    private void rest() {
        try {
            child.stop();
            rests = true;
        } catch (IOException e) {
            throw new ReaperGone(e);
        }
    }

    private void note(Reply reply, Message request) {
        if (reply instanceof Reply.Said said
                && said.message() instanceof Message.Answer answer
                && Said.isLong(answer.line())
                && request instanceof Message.Ask ask) {
            child.note(String.format(Locale.ROOT, "ply %d, said: %s %s", ask.ply(), answer.value(), answer.line()));
        } else if (reply instanceof Reply.Said said && said.message() instanceof Message.Failure failure) {
            child.note(failure.text());
        } else if (reply instanceof Reply.Gone gone) {
            child.note(child.samples() + gone.how());
        } else if (reply instanceof Reply.Silent) {
            child.note(child.samples()
                    + String.format(
                            Locale.ROOT,
                            "%d ms of its process's CPU time went into garbage collection",
                            meter.collectorMs()));
        }
    }

    /** Its process ID. */
    long pid() {
        return child.pid();
    }

    @Override
    public Optional<ResourceUse> footprint() {
        return meter == null ? Optional.empty() : meter.footprint();
    }

    @Override
    public String log() {
        return child.notes().substring(notesBefore) + ended.orElseGet(child::output);
    }

    @Override
    public void close() {
        child.close();
    }

    /** The helper that signals the children has ended: no game can be played fairly any more. */
    static final class ReaperGone extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ReaperGone(IOException cause) {
            super("the helper that stops and ends the agents' processes is gone", cause);
        }
    }
}
