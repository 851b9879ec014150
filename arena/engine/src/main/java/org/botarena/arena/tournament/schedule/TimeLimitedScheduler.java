package org.botarena.arena.tournament.schedule;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.text.catalogue.Sentence;

/**
 * The whole rounds of another scheduler that fit into a time limit. A round begins only if another one of the longest
 * duration so far would end in time; for the first round its estimate counts. For one thread at a time.
 */
public final class TimeLimitedScheduler extends WrappedScheduler {
    private final Clock clock;
    private final Instant until;
    private final Duration estimate;
    private Duration longest = Duration.ZERO;
    private Optional<Instant> begun = Optional.empty();
    private long given;
    private boolean isTrimmed;

    /**
     * Starts the clock.
     *
     * @param until when the last game should have ended
     * @param round an estimate for the first round
     */
    public TimeLimitedScheduler(Scheduler all, Instant until, Duration round, Clock clock) {
        super(all);
        this.until = until;
        this.estimate = round;
        this.clock = clock;
    }

    /** A description of the games that were left out; empty without any. */
    public Optional<Sentence> trimmed() {
        return isTrimmed ? Optional.of(Sentence.of("trimmed", given, all().games())) : Optional.empty();
    }

    @Override
    public Optional<ScheduledGame> next() {
        if (isTrimmed) {
            return Optional.empty();
        }
        boolean isNewRound = all().isFair();
        Optional<ScheduledGame> game = all().next();
        if (game.isPresent() && isNewRound) {
            begin(clock.instant());
        }
        if (game.isEmpty() || isTrimmed) {
            return Optional.empty();
        }
        given++;
        return game;
    }

    private void begin(Instant now) {
        Duration last = begun.map(begin -> Duration.between(begin, now)).orElse(Duration.ZERO);
        longest = longest.compareTo(last) > 0 ? longest : last;
        isTrimmed = now.plus(begun.isPresent() ? longest : estimate).isAfter(until);
        begun = Optional.of(now);
    }

    @Override
    public long games() {
        return isTrimmed ? given : all().games();
    }
}
