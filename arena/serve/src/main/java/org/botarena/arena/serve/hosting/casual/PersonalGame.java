package org.botarena.arena.serve.hosting.casual;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import org.botarena.arena.serve.hosting.casual.CasualState.Outcome;
import org.botarena.arena.serve.hosting.casual.CasualState.Phase;
import org.botarena.arena.serve.hosting.play.Ending;

/** A person's game, with a thread of its own: what the person wants is put to it, what it shows is taken from it. Thread-safe. */
final class PersonalGame implements AutoCloseable {
    private static final int MOST_WAITING = 20;

    private final PersonClock clock;
    private final Duration patience;
    private final Runnable ended;
    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Thread thread;
    private volatile CasualState state;

    /** What a person wants. */
    sealed interface Request {
        /** A move, for the ply of that number. */
        record Move(int ply, String text) implements Request {}

        /** The last move back. */
        record Undo() implements Request {}

        record Hint() implements Request {}

        record Resign() implements Request {}
    }

    /** Plays a game from its beginning to its end. */
    interface Playing {
        void play(PersonalGame game) throws InterruptedException;
    }

    /**
     * Begins at once.
     *
     * @param players of the game
     * @param patience how long it waits for the person to do something
     * @param playing its whole course
     * @param ended run when it is over
     */
    PersonalGame(GameRequest wanted, int players, Duration patience, Playing playing, Runnable ended) {
        this.patience = patience;
        this.ended = ended;
        clock = new PersonClock(wanted.clock());
        List<String> names = IntStream.range(0, players)
                .mapToObj(seat -> seat == wanted.seat() ? "" : wanted.name())
                .toList();
        state = new CasualState(
                wanted.game(),
                wanted.seat(),
                names,
                Phase.STARTS,
                -1,
                List.of(),
                null,
                List.of(),
                List.of(),
                null,
                null,
                null);
        thread = new Thread(() -> play(playing), "person");
        thread.start();
    }

    private void play(Playing playing) {
        try {
            playing.play(this);
        } catch (InterruptedException e) {
            end(Outcome.of("resigned"));
        } catch (RuntimeException e) { // of the machine, or of a jar's game
            end(Outcome.of("failed"));
        } finally {
            if (!isOver()) {
                end(Outcome.of("failed"));
            }
            ended.run();
        }
    }

    private void end(Outcome outcome) {
        CasualState last = state;
        state = new CasualState(
                last.game(),
                last.seat(),
                last.names(),
                Phase.OVER,
                -1,
                last.plies(),
                last.picture(),
                last.cells(),
                List.of(),
                null,
                null,
                outcome);
    }

    Duration patience() {
        return patience;
    }

    PersonClock clock() {
        return clock;
    }

    BlockingQueue<Request> requests() {
        return requests;
    }

    /** What it looks like from now on. */
    void show(CasualState next) {
        state = next;
    }

    /** The same but for the clock. */
    CasualState untimed() {
        return state;
    }

    /** What the person sees now. */
    CasualState state() {
        CasualState now = state;
        return now.phase() == Phase.OVER ? now : now.timed(clock.leftMs());
    }

    boolean isOver() {
        return state.phase() == Phase.OVER;
    }

    /** Puts something to it; false: too much waits. */
    boolean ask(Request request) {
        return requests.offer(request);
    }

    /** The moves that the person can make now, in notation. */
    List<String> moves() {
        return state.moves().stream().map(CasualState.Choice::text).toList();
    }

    /** Ends it now. */
    @Override
    public void close() {
        thread.interrupt();
        Ending.of(thread);
    }
}
