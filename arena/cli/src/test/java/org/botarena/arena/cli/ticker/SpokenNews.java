package org.botarena.arena.cli.ticker;

import java.time.Clock;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsDesk;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.news.Pace;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Tally;

/** Delivers news to a listener at once, in the calling thread. */
final class SpokenNews implements AutoCloseable {
    private final NewsListener listener;
    private final Clock clock;
    private final NewsDesk desk;
    private long number;
    private Pace pace = Pace.NONE;

    SpokenNews(Setup setup, Tally tally, Clock clock, NewsListener listener) {
        this.listener = listener;
        this.clock = clock;
        this.desk = new NewsDesk(setup, tally, clock, this::announce);
    }

    NewsDesk desk() {
        return desk;
    }

    void announce(News news) {
        pace = pace.after(news, clock.instant());
        listener.accept(new NumberedNews(0, number, clock.instant(), pace, news));
        number++;
    }

    void tick() {
        listener.tick();
    }

    @Override
    public void close() {
        listener.close();
    }
}
