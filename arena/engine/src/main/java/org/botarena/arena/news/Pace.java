package org.botarena.arena.news;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** How many games of a tournament have ended, and how long the others will take. One thread at a time. */
public final class Pace {
    private final long games;
    private final Optional<Instant> until;
    private final Clock clock;
    private final Instant start;
    private long done;

    /**
     * Starts the clock.
     *
     * @param games in all; where results or the time decide that, at most
     * @param until when it is to end; empty: after all games
     */
    public Pace(long games, Optional<Instant> until, Clock clock) {
        this.games = games;
        this.until = until;
        this.clock = clock;
        this.start = clock.instant();
    }

    /** Counts a game that has ended or was given up. */
    public void told(News news) {
        done += news instanceof News.GameEnded || news instanceof News.GivenUp ? 1 : 0;
    }

    /** How many have ended. */
    public long done() {
        return done;
    }

    /** How many there are in all, at most. */
    public long games() {
        return games;
    }

    /** Whether time may end it before all games have been played. */
    public boolean isTimed() {
        return until.isPresent();
    }

    /** Since the start. */
    public Duration elapsed() {
        return Duration.between(start, clock.instant());
    }

    /** The time left, if the games go on as they did, and no more than there is; empty before the first has ended. */
    public Optional<Duration> left() {
        Optional<Duration> left = done == 0
                ? Optional.empty()
                : Optional.of(elapsed().dividedBy(done).multipliedBy(games - done));
        Duration most = until.map(end -> Duration.between(clock.instant(), end)).orElse(Duration.ZERO);
        return until.isEmpty() || left.filter(time -> time.compareTo(most) <= 0).isPresent()
                ? left
                : left.map(time -> most.isNegative() ? Duration.ZERO : most);
    }
}
