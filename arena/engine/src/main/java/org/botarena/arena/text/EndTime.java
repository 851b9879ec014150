package org.botarena.arena.text;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** Times as people write them: {@code 07:30} for the nearest such time, or {@code 2026-11-22T07:30}. */
public final class EndTime {
    private EndTime() {}

    /**
     * Reads a time to come; without a date it is today or tomorrow.
     *
     * @param option that has it, for the message: {@code --finish-by}
     * @throws IllegalArgumentException if it is not a time, or has passed
     */
    public static Instant parse(String option, String text, Clock clock) {
        LocalDateTime now = LocalDateTime.now(clock);
        LocalDateTime end = read(option, text, now);
        if (isWithoutDate(text) && !end.isAfter(now)) {
            end = end.plusDays(1);
        }
        if (!end.isAfter(now)) {
            throw new IllegalArgumentException("%s %s: that time has passed".formatted(option, text));
        }
        return end.atZone(clock.getZone()).toInstant();
    }

    /**
     * Reads a time that has passed; without a date it is today or yesterday.
     *
     * @param option that has it, for the message: {@code --since}
     * @throws IllegalArgumentException if it is not a time
     */
    public static Instant parsePast(String option, String text, Clock clock) {
        LocalDateTime now = LocalDateTime.now(clock);
        LocalDateTime time = read(option, text, now);
        if (isWithoutDate(text) && time.isAfter(now)) {
            time = time.minusDays(1);
        }
        return time.atZone(clock.getZone()).toInstant();
    }

    private static boolean isWithoutDate(String text) {
        return !text.contains("T");
    }

    private static LocalDateTime read(String option, String text, LocalDateTime now) {
        try {
            return isWithoutDate(text) ? LocalTime.parse(text).atDate(now.toLocalDate()) : LocalDateTime.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(
                    "%s '%s' is not a time: write 07:30, or 2026-11-22T07:30".formatted(option, text), e);
        }
    }
}
