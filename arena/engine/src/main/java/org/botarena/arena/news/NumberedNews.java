package org.botarena.arena.news;

import java.time.Instant;
import org.botarena.arena.record.Ply;

/**
 * A piece of news with its place among the others. Immutable.
 *
 * @param sequence the number of the journal's last line when it was told, from 0; -1: nothing was on file
 * @param number from 0 at each other sequence
 * @param time when it was told
 */
public record NumberedNews(long sequence, long number, Instant time, News news) {
    /** The beginning of a game, told again after this ply. */
    NumberedNews after(Ply ply) {
        return new NumberedNews(sequence, number, time, ((News.GameBegun) news).after(ply));
    }
}
