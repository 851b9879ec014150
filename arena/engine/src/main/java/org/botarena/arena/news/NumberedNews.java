package org.botarena.arena.news;

import java.time.Instant;

/**
 * A piece of news with its place in the stream. Immutable.
 *
 * @param sequence the number of the journal's last line at that time, from 0, or -1 if the journal was empty
 * @param number from 0 for each sequence
 * @param time when it was sent
 * @param pace the progress of the tournament after it
 */
public record NumberedNews(long sequence, long number, Instant time, Pace pace, News news) {
    /** The same place and time with other news. */
    NumberedNews telling(News other) {
        return new NumberedNews(sequence, number, time, pace, other);
    }
}
