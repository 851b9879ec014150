package org.botarena.arena.news;

/**
 * Receives the news of a tournament in order, on a thread other than the referee's. Never called by two threads at the
 * same time.
 */
public interface NewsListener extends AutoCloseable {
    /** It has just happened. */
    void accept(NumberedNews news);

    /** Called fifty times a second, after the news so far, so that a display can update and a file can be written. */
    default void tick() {}

    /** Called after the last news. */
    @Override
    default void close() {}
}
