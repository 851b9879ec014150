package org.botarena.arena.news;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.botarena.arena.text.Numbers;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The number of games that have ended, and an estimate of the time left. Immutable.
 *
 * @param begun the news of the games' beginning; empty before
 * @param start when they began
 * @param done the number of games that have ended or were given up
 */
public record Pace(Optional<News.Begins> begun, Instant start, long done) {
    /** Nothing has begun yet. */
    public static final Pace NONE = new Pace(Optional.empty(), Instant.MIN, 0);

    /** The progress of anything that can be counted. */
    public static Pace of(long done, long number, Instant start) {
        return new Pace(Optional.of(new News.Begins(number, Optional.empty())), start, done);
    }

    /** The progress after one more piece of news, which was sent at that time. */
    public Pace after(News news, Instant time) {
        return news instanceof News.Begins begins
                ? new Pace(Optional.of(begins), time, done)
                : news instanceof News.GameEnded || news instanceof News.GivenUp ? withDone(done + 1) : this;
    }

    Pace withDone(long games) {
        return new Pace(begun, start, games);
    }

    /** Whether the games have begun. */
    public boolean hasBegun() {
        return begun.isPresent();
    }

    /** The maximum total number of games; 0 before they begin. */
    public long games() {
        return begun.map(News.Begins::games).orElse(0L);
    }

    private Optional<Instant> until() {
        return begun.flatMap(News.Begins::until);
    }

    /** From the beginning of the games until then. */
    public Duration elapsed(Instant now) {
        return hasBegun() ? Duration.between(start, now) : Duration.ZERO;
    }

    /**
     * The time left, if the games continue at the same pace, limited by the time limit; empty before the first has
     * ended.
     */
    public Optional<Duration> left(Instant now) {
        Optional<Duration> left = done == 0
                ? Optional.empty()
                : Optional.of(elapsed(now).dividedBy(done).multipliedBy(games() - done));
        Duration most = until().map(end -> Duration.between(now, end)).orElse(Duration.ZERO);
        return until().isEmpty()
                        || left.filter(time -> time.compareTo(most) <= 0).isPresent()
                ? left
                : left.map(time -> most.isNegative() ? Duration.ZERO : most);
    }

    /**
     * {@code 12 of 132 games, 2 min 05 s, about 20 min 50 s left}; with a time limit, {@code 12 of at most 132 games}.
     *
     * @param unit of the catalogue's family {@code progress.}: {@code games}
     */
    public Sentence text(String unit, Instant now) {
        boolean isOver = done == games();
        Sentence count =
                Sentence.of("progress." + unit + (until().isPresent() && !isOver ? ".at-most" : ""), done, games());
        Sentence elapsed = Numbers.span(elapsed(now));
        return left(now)
                .filter(time -> !isOver)
                .map(time -> Sentence.of("progress.left", count, elapsed, Numbers.span(time)))
                .orElseGet(() -> Sentence.of("progress.so-far", count, elapsed));
    }
}
