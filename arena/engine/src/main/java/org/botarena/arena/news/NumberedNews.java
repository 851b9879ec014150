package org.botarena.arena.news;

import java.time.Instant;

/**
 * A piece of news with its place among the others. Immutable.
 *
 * @param sequence the number of the journal's last line when it was told, from 0; -1: nothing was on file
 * @param number from 0 at each other sequence
 * @param time when it was told
 * @param pace how far the tournament is after it
 */
public record NumberedNews(long sequence, long number, Instant time, Pace pace, News news) {
    /** The same place and time with other news. */
    NumberedNews telling(News other) {
        return new NumberedNews(sequence, number, time, pace, other);
    }
}
