package org.botarena.arena.cli.option;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How long a tournament may take, as it is typed. */
public final class TimeOptions {
    @Option(
            names = "--budget",
            paramLabel = "SPAN",
            converter = Span.class,
            description = "Play no longer than about this: 2h.")
    private Duration budget;

    @Option(
            names = "--finish-by",
            paramLabel = "TIME",
            description = "Be done about then: 07:30 (today or tomorrow), or 2026-11-22T07:30.")
    private String finish;

    /**
     * When the last game should have ended.
     *
     * @throws IllegalArgumentException for a time that has passed, or is none
     */
    public Optional<Instant> until(Clock clock) {
        if (finish == null) {
            return Optional.ofNullable(budget).map(clock.instant()::plus);
        }
        if (budget != null) {
            throw new IllegalArgumentException("--budget and --finish-by say the same: give one of them");
        }
        LocalDateTime now = LocalDateTime.now(clock);
        LocalDateTime end = end(now);
        if (!end.isAfter(now)) {
            throw new IllegalArgumentException("--finish-by %s: that time has passed".formatted(finish));
        }
        return Optional.of(end.atZone(clock.getZone()).toInstant());
    }

    private LocalDateTime end(LocalDateTime now) {
        try {
            if (finish.contains("T")) {
                return LocalDateTime.parse(finish);
            }
            LocalDateTime today = LocalTime.parse(finish).atDate(now.toLocalDate());
            return today.isAfter(now) ? today : today.plusDays(1);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(
                    "--finish-by '%s' is no time: write 07:30, or 2026-11-22T07:30".formatted(finish), e);
        }
    }
}
