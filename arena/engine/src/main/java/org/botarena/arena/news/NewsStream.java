package org.botarena.arena.news;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The single stream of a tournament's news. Producers put it into a ring; one thread takes it out, numbers it and
 * passes it to all listeners. A ply is offered: it costs its game less than a microsecond, and is dropped if the
 * listeners are too slow. All other news waits for room. Thread-safe.
 */
public final class NewsStream implements AutoCloseable {
    /** A few seconds of the quickest games. */
    private static final int CAPACITY = 1 << 13;

    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

    /** A marker for news without a line of the journal; it follows the news before it. */
    private static final long BEHIND = Long.MIN_VALUE;

    private final NewsRing<NumberedNews> ring = new NewsRing<>(CAPACITY);
    private final AtomicLong leftOut = new AtomicLong();
    private final List<NewsListener> listeners;
    private final Clock clock;
    private final Thread thread = new Thread(this::run, "news");
    private volatile boolean isClosed;
    private volatile Throwable failure;
    private long sequence = -1;
    private long number = -1;
    private Pace pace = Pace.NONE;

    private NewsStream(List<? extends NewsListener> listeners, Clock clock) {
        this.listeners = new CopyOnWriteArrayList<>(listeners);
        this.clock = clock;
    }

    /** Opens a stream to these listeners; closing it closes them. */
    public static NewsStream to(List<? extends NewsListener> listeners, Clock clock) {
        NewsStream stream = new NewsStream(listeners, clock);
        stream.thread.setDaemon(true);
        stream.thread.start();
        return stream;
    }

    /** Adds a listener for the news from now on. */
    public void listen(NewsListener listener) {
        listeners.add(listener);
    }

    /**
     * Sends news to all listeners soon; waits if thousands of others are pending.
     *
     * @param line the number of the journal's last line; -1 without one
     * @throws IllegalStateException if a listener has failed
     */
    public void publish(long line, News news) {
        NumberedNews told = unnumbered(line, news);
        while (!ring.offer(told)) {
            requireListeners();
            LockSupport.parkNanos(PAUSE);
        }
        requireListeners();
    }

    private void requireListeners() {
        if (failure != null) {
            throw new IllegalStateException("the news stream has failed: " + failure, failure);
        }
    }

    /** Sends news to all listeners soon, or drops it; never waits. The number of dropped plies is news, too. */
    public void offer(News news) {
        if (!ring.offer(unnumbered(BEHIND, news)) && news instanceof News.PlyPlayed) {
            leftOut.incrementAndGet();
        }
    }

    private void run() {
        try {
            boolean isLast;
            do {
                isLast = isClosed; // read first, so that everything sent until then is passed on
                deliver();
                listeners.forEach(NewsListener::tick);
                if (!isLast) {
                    LockSupport.parkNanos(PAUSE);
                }
            } while (!isLast);
        } catch (RuntimeException | Error e) {
            failure = e;
        } finally {
            listeners.forEach(NewsListener::close);
        }
    }

    private void deliver() {
        for (Optional<NumberedNews> told = ring.poll(); told.isPresent(); told = ring.poll()) {
            deliver(told.get());
        }
        long plies = leftOut.getAndSet(0);
        if (plies > 0) {
            deliver(unnumbered(BEHIND, new News.PliesLeftOut(plies)));
        }
    }

    private NumberedNews unnumbered(long line, News news) {
        return new NumberedNews(line, 0, clock.instant(), Pace.NONE, news);
    }

    private void deliver(NumberedNews told) {
        boolean isNext = told.sequence() > sequence;
        sequence = isNext ? told.sequence() : sequence;
        number = isNext ? 0 : number + 1;
        pace = pace.after(told.news(), told.time());
        NumberedNews news = new NumberedNews(sequence, number, told.time(), pace, told.news());
        listeners.forEach(listener -> listener.accept(news));
    }

    /**
     * Passes on all pending news, then closes the listeners. No news may be sent after this.
     *
     * @throws IllegalStateException if a listener has failed
     */
    @Override
    public void close() {
        isClosed = true;
        LockSupport.unpark(thread);
        boolean isInterrupted = Thread.interrupted();
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        requireListeners();
    }
}
