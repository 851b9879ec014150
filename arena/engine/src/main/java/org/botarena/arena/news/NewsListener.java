package org.botarena.arena.news;

/** Hears the news of a tournament, one after the other, in a thread that is not the referee's. Never called by two threads at once. */
public interface NewsListener extends AutoCloseable {
    /** It has just happened. */
    void told(NumberedNews news);

    /** Fifty times a second, after what has been told, so that a display can move and a file be written. */
    default void tick() {}

    /** Nothing more will be told. */
    @Override
    default void close() {}
}
