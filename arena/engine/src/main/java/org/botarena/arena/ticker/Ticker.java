package org.botarena.arena.ticker;

import org.botarena.arena.tournament.schedule.Spectator;

/** Tells what happens while games are played. Never used by two threads at once. */
public interface Ticker extends Spectator, AutoCloseable {
    /** The last word: nobody plays any more. */
    @Override
    void close();
}
