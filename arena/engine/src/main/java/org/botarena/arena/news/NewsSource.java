package org.botarena.arena.news;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Where a follower reads the news of a tournament: the files of another process, or the feed of its own. One thread. */
public interface NewsSource {
    /**
     * The news since the last call; at first those from which it learns how things stand.
     *
     * @throws IOException if they cannot be read
     */
    List<Followed> news() throws IOException;

    /**
     * A piece of news for a follower.
     *
     * @param left how long the games will still take at this pace; empty if that is not known
     */
    record Followed(NumberedNews news, Optional<Duration> left) {}
}
