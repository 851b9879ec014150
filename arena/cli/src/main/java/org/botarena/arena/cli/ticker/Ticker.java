package org.botarena.arena.cli.ticker;

import org.botarena.arena.news.NewsListener;

/** Shows the news of a tournament at a terminal. */
public interface Ticker extends NewsListener {
    /** Prints a line that stays, for people. Any thread may call it. */
    void say(String line);
}
