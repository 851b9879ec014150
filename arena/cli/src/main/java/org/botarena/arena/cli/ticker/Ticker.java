package org.botarena.arena.cli.ticker;

import org.botarena.arena.news.NewsListener;

/** What a tournament's news become at a terminal. */
public interface Ticker extends NewsListener {
    /** Prints a line that stays, for people. From any thread. */
    void say(String line);
}
