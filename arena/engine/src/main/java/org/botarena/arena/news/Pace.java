package org.botarena.arena.news;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** How many games of a tournament have ended, and how long the others will take. One thread at a time. */
public final class Pace {
    private final Clock clock;
    private Optional<News.Begins> begun = Optional.empty();
    private Instant start = Instant.MIN;
    private long done;

    /** Nothing has begun yet. */
    public Pace(Clock clock) {
        this.clock = clock;
    }

    /** Starts the clock where the games begin, and counts those that have ended or were given up. */
    public void told(News news) {
        if (news instanceof News.Begins begins) {
            begun = Optional.of(begins);
            start = clock.instant();
        }
        done += news instanceof News.GameEnded || news instanceof News.GivenUp ? 1 : 0;
    }

    /** Whether the games have begun. */
    public boolean hasBegun() {
        return begun.isPresent();
    }

    /** How many have ended. */
    public long done() {
        return done;
    }

    /** How many there are in all, at most; 0 before they begin. */
    public long games() {
        return begun.map(News.Begins::games).orElse(0L);
    }

    /** Whether time may end it before all games have been played. */
    public boolean isTimed() {
        return until().isPresent();
    }

    private Optional<Instant> until() {
        return begun.flatMap(News.Begins::until);
    }

    /** Since the games began. */
    public Duration elapsed() {
        return hasBegun() ? Duration.between(start, clock.instant()) : Duration.ZERO;
    }

    /** The time left, if the games go on as they did, and no more than there is; empty before the first has ended. */
    public Optional<Duration> left() {
        Optional<Duration> left = done == 0
                ? Optional.empty()
                : Optional.of(elapsed().dividedBy(done).multipliedBy(games() - done));
        Duration most =
                until().map(end -> Duration.between(clock.instant(), end)).orElse(Duration.ZERO);
        return until().isEmpty()
                        || left.filter(time -> time.compareTo(most) <= 0).isPresent()
                ? left
                : left.map(time -> most.isNegative() ? Duration.ZERO : most);
    }
}
