package org.botarena.arena.text;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;

/** Moments to come as people write them: {@code 07:30}, today or tomorrow, or {@code 2026-11-22T07:30}. */
public final class EndTime {
    private EndTime() {}

    /**
     * Reads one.
     *
     * @param option that has it, for the message: {@code --finish-by}
     * @throws IllegalArgumentException if it is none or has passed
     */
    public static Instant parse(String option, String text, Clock clock) {
        LocalDateTime now = LocalDateTime.now(clock);
        LocalDateTime end;
        try {
            end = text.contains("T")
                    ? LocalDateTime.parse(text)
                    : LocalTime.parse(text).atDate(now.toLocalDate());
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(
                    "%s '%s' is no time: write 07:30, or 2026-11-22T07:30".formatted(option, text), e);
        }
        if (!text.contains("T") && !end.isAfter(now)) {
            end = end.plusDays(1);
        }
        if (!end.isAfter(now)) {
            throw new IllegalArgumentException("%s %s: that time has passed".formatted(option, text));
        }
        return end.atZone(clock.getZone()).toInstant();
    }
}
