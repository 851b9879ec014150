package org.botarena.arena.news;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Hands the news of a tournament on to followers in the same process, who come and go. Thread-safe. */
public final class NewsFeed implements NewsListener {
    /** A follower who has not read this many hears how things stand instead. */
    private static final int MOST_UNREAD = 1 << 13;

    private final NewsSoFar soFar = new NewsSoFar();
    private final List<Reader> readers = new ArrayList<>();
    private final Pace pace;

    private NewsFeed(Clock clock) {
        pace = new Pace(clock);
    }

    /**
     * Begins with what is left of the news of earlier runs.
     *
     * @param tournament the folder, which need not be there yet
     */
    public static NewsFeed of(Path tournament, Clock clock) {
        NewsFeed feed = new NewsFeed(clock);
        try {
            new LiveReader(tournament).news().forEach(told -> feed.soFar.told(told.news()));
        } catch (IOException e) {
            // They are no record: it begins without them.
        }
        return feed;
    }

    @Override
    public synchronized void told(NumberedNews news) {
        pace.told(news.news());
        soFar.told(news);
        NewsSource.Followed followed =
                new NewsSource.Followed(news, news.news().hasProgress() ? pace.left() : Optional.<Duration>empty());
        readers.removeIf(reader -> !reader.add(followed));
    }

    /** Follows it from now on. */
    public synchronized NewsSource follow() {
        return new Reader();
    }

    /** A follower. One that does not read is forgotten, until it reads again. */
    private final class Reader implements NewsSource {
        private final List<Followed> unread = new ArrayList<>();
        private boolean isListening;

        private boolean add(Followed news) {
            isListening = unread.size() < MOST_UNREAD;
            if (isListening) {
                unread.add(news);
            } else {
                unread.clear();
            }
            return isListening;
        }

        @Override
        public List<Followed> news() {
            synchronized (NewsFeed.this) {
                if (!isListening) {
                    isListening = true;
                    readers.add(this);
                    Stream.concat(soFar.remarkable().stream(), soFar.all().stream())
                            .forEach(news -> unread.add(new Followed(news, Optional.empty())));
                }
                List<Followed> some = List.copyOf(unread);
                unread.clear();
                return some;
            }
        }
    }
}
