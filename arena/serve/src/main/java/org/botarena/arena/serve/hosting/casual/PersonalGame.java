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
import org.botarena.arena.serve.trouble.Background;

/**
 * A person's game in the browser, in a separate thread. Pages send requests to it and read the person's view from it.
 * Thread-safe.
 */
final class PersonalGame implements Person, AutoCloseable {
    private static final int MOST_WAITING = 20;

    private final PersonClock clock;
    private final Duration patience;
    private final Runnable ended;
    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Thread thread;
    private volatile PersonView state;

    /** Plays a game from beginning to end. */
    interface Playing {
        void play(PersonalGame game) throws InterruptedException;
    }

    /**
     * Begins immediately.
     *
     * @param players of the game
     * @param patience the time that it waits for an action of the person
     * @param playing plays the complete game
     * @param ended runs after its end
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
        } catch (RuntimeException e) { // A problem of the machine, or of a game in a jar.
            end = GameEnd.FAILED;
        } finally {
            if (!isOver()) {
                state = state.ended(end);
            }
            ended.run();
        }
    }

    /** The clock runs while it is the person's turn, whatever they request meanwhile. */
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

    /** The person's view, without the time left on the clock. */
    PersonView untimed() {
        return state;
    }

    /** The person's current view. */
    PersonView state() {
        PersonView now = state;
        return now.phase() == Phase.OVER ? now : now.timed(clock.leftMs());
    }

    boolean isOver() {
        return state.phase() == Phase.OVER;
    }

    /** Queues a request; returns false if too many wait. */
    boolean put(Request request) {
        return requests.offer(request);
    }

    /** Ends it now. */
    @Override
    public void close() {
        thread.interrupt();
        Background.await(thread);
    }
}
