package org.botarena.arena.report.plan;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Shows how far a tournament is: a bar on a terminal, plain lines elsewhere. Never called by two threads at once. */
public interface Progress {
    /** Beyond it nobody asks for minutes. */
    int MOST_HOURS = 1000;

    /** Beyond it nobody asks for days. */
    int MOST_DAYS = 10_000;

    /** About. */
    int DAYS_OF_A_YEAR = 365;

    /**
     * How far it is. Immutable.
     *
     * @param done games that ended, unplayed ones included
     * @param games in all
     * @param elapsed since the start
     * @param last what ended last: {@code uct - flat 40:24}; empty before the first game
     */
    record Status(long done, long games, Duration elapsed, String last) {
        /** The time left, if the games go on as they did; empty before the first one has ended. */
        Optional<Duration> left() {
            return done == 0
                    ? Optional.empty()
                    : Optional.of(elapsed.dividedBy(done).multipliedBy(games - done));
        }

        /** {@code 12 of 132 games, 2 min 05 s, about 20 min 50 s left}. */
        @Override
        public String toString() {
            return text("games");
        }

        /** The same of other things: {@code 12 of 132 jars, …}. */
        public String text(String unit) {
            String left = games == done
                    ? ""
                    : left().map(time -> ", about %s left".formatted(Progress.text(time)))
                            .orElse("");
            return String.format(Locale.ROOT, "%d of %d %s, %s%s", done, games, unit, Progress.text(elapsed), left);
        }
    }

    /** Called when a game has ended, and about once a second. */
    void show(Status status);

    /** Years, days, hours and minutes, or minutes and seconds, or seconds: {@code 2 h 05 min}. */
    static String text(Duration time) {
        long seconds = Math.round(time.toMillis() / 1000.0);
        if (seconds < 60) {
            return seconds + " s";
        }
        if (seconds < 3600) {
            return String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60);
        }
        if (time.toHours() < MOST_HOURS) {
            return String.format(Locale.ROOT, "%d h %02d min", seconds / 3600, seconds / 60 % 60);
        }
        return time.toDays() < MOST_DAYS ? time.toDays() + " days" : time.toDays() / DAYS_OF_A_YEAR + " years";
    }
}
