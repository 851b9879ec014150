package org.botarena.arena.ticker;

import java.time.Clock;
import java.util.List;
import java.util.function.Supplier;
import org.botarena.arena.news.News;
import org.botarena.arena.news.NewsDesk;
import org.botarena.arena.news.NewsListener;
import org.botarena.arena.news.NumberedNews;
import org.botarena.arena.tournament.schedule.Setup;
import org.botarena.arena.tournament.standing.Standings;

/** News that its listeners hear at once, in the thread that tells. */
final class SpokenNews implements AutoCloseable {
    private final List<NewsListener> listeners;
    private final Clock clock;
    private final NewsDesk desk;
    private long number;

    SpokenNews(Setup setup, Supplier<Standings> standings, Clock clock, List<NewsListener> listeners) {
        this.listeners = listeners;
        this.clock = clock;
        this.desk = new NewsDesk(setup, standings, clock, this::tell);
    }

    NewsDesk desk() {
        return desk;
    }

    void tell(News news) {
        listeners.forEach(listener -> listener.told(new NumberedNews(0, number, clock.instant(), news)));
        number++;
    }

    void tick() {
        listeners.forEach(NewsListener::tick);
    }

    @Override
    public void close() {
        listeners.forEach(NewsListener::close);
    }
}
