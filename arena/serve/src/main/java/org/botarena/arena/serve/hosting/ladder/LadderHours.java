package org.botarena.arena.serve.hosting.ladder;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;

/**
 * The hours and the daily limit of a ladder. Immutable.
 *
 * @param from the time of day at which it begins
 * @param to the time of day at which it rests; equal to {@code from} if it plays all day
 * @param gamesADay of a version, after which it waits until tomorrow
 */
public record LadderHours(LocalTime from, LocalTime to, int gamesADay) {
    private static final ZoneId HERE = ZoneId.systemDefault();

    /**
     * Reads the typed form: {@code 18:00-08:00}.
     *
     * @throws IllegalArgumentException if it has another form
     */
    public static LadderHours of(Optional<String> text, int gamesADay) {
        if (gamesADay < 1) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "--games-a-day is %d: it must be at least 1", gamesADay));
        }
        String[] ends = text.orElse("00:00-00:00").split("-", -1);
        try {
            if (ends.length == 2) {
                return new LadderHours(LocalTime.parse(ends[0]), LocalTime.parse(ends[1]), gamesADay);
            }
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(wrong(text), e);
        }
        throw new IllegalArgumentException(wrong(text));
    }

    private static String wrong(Optional<String> text) {
        return "--hours '%s' is not a span of the day: write 18:00-08:00".formatted(text.orElse(""));
    }

    boolean isWithin(Instant moment) {
        LocalTime now = LocalTime.ofInstant(moment, HERE);
        return from.equals(to)
                || (from.isBefore(to)
                        ? !now.isBefore(from) && now.isBefore(to)
                        : !now.isBefore(from) || now.isBefore(to));
    }

    String day(Instant moment) {
        return moment.atZone(HERE).toLocalDate().toString();
    }
}
