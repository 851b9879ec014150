package org.botarena.arena.serve.hosting.casual;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.botarena.arena.person.GameEnd;
import org.botarena.arena.person.Person;
import org.botarena.arena.person.PersonView;
import org.botarena.arena.person.PersonView.Phase;
import org.botarena.arena.person.Request;
import org.botarena.arena.serve.hosting.play.Ending;

/** A person's game in the browser, with a thread of its own: pages put requests to it and take from it what the person sees. Thread-safe. */
final class PersonalGame implements Person, AutoCloseable {
    private static final int MOST_WAITING = 20;

    private final PersonClock clock;
    private final Duration patience;
    private final Runnable ended;
    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Thread thread;
    private volatile PersonView state;

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
        state = PersonView.before(wanted.game(), players, wanted.seat(), wanted.name());
        thread = new Thread(() -> play(playing), "person");
        thread.start();
    }

    private void play(Playing playing) {
        GameEnd end = GameEnd.FAILED;
        try {
            playing.play(this);
        } catch (InterruptedException e) {
            end = GameEnd.RESIGNED;
        } catch (RuntimeException e) { // of the machine, or of a jar's game
            end = GameEnd.FAILED;
        } finally {
            if (!isOver()) {
                state = state.ended(end);
            }
            ended.run();
        }
    }

    /** The clock runs while it is the person's turn, whatever is asked meanwhile. */
    @Override
    public void show(PersonView next) {
        if (next.phase() == Phase.PERSON) {
            clock.start();
        } else if (next.phase() != Phase.ADVISER) {
            clock.stop();
        }
        state = next;
    }

    @Override
    public Request ask() throws InterruptedException {
        long left = clock.leftNanos();
        Request request = requests.poll(Math.min(left, patience.toNanos()), TimeUnit.NANOSECONDS);
        if (request != null) {
            return request;
        }
        boolean isTimeOver = clock.isOn() && left <= patience.toNanos();
        return new Request.End(isTimeOver ? GameEnd.TIME : GameEnd.LEFT);
    }

    /** What the person sees, but for what is left on the clock. */
    PersonView untimed() {
        return state;
    }

    /** What the person sees now. */
    PersonView state() {
        PersonView now = state;
        return now.phase() == Phase.OVER ? now : now.timed(clock.leftMs());
    }

    boolean isOver() {
        return state.phase() == Phase.OVER;
    }

    /** Puts something to it; false: too much waits. */
    boolean put(Request request) {
        return requests.offer(request);
    }

    /** Ends it now. */
    @Override
    public void close() {
        thread.interrupt();
        Ending.of(thread);
    }
}
