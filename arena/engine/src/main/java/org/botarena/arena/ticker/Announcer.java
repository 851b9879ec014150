package org.botarena.arena.ticker;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.report.plan.Plan;
import org.botarena.arena.report.table.Scoreboard;

/** Tells the person or the program that started a tournament how it goes. One thread, but for the listeners. */
public interface Announcer {
    /** What is going to be played, before anything is on file. */
    void planned(Plan plan);

    /**
     * Who is told the news.
     *
     * @param games in all; where results or the time decide that, at most
     * @param until when it is to end; empty: after all games
     */
    List<NewsListener> listeners(long games, Optional<Instant> until);

    /**
     * After the last game, when the listeners are closed.
     *
     * @param tables of all games
     * @param over how it ended
     */
    void finished(Scoreboard tables, News.Over over);
}
