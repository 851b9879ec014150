package org.botarena.arena.serve.hosting.ladder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LadderHoursTest {
    private static Instant at(String time) {
        return LocalDateTime.parse("2026-11-23T" + time)
                .atZone(ZoneId.systemDefault())
                .toInstant();
    }

    @Test
    void aNightGoesBeyondMidnight() {
        LadderHours night = LadderHours.of(Optional.of("18:00-08:00"), 10);
        assertTrue(night.isWithin(at("18:00")));
        assertTrue(night.isWithin(at("23:59")));
        assertTrue(night.isWithin(at("07:59")));
        assertFalse(night.isWithin(at("08:00")));
        assertFalse(night.isWithin(at("12:00")));
    }

    @Test
    void aDayEndsBeforeMidnightAndWithoutHoursItAlwaysPlays() {
        LadderHours day = LadderHours.of(Optional.of("08:00-18:00"), 10);
        assertTrue(day.isWithin(at("12:00")));
        assertFalse(day.isWithin(at("18:00")));
        assertTrue(LadderHours.of(Optional.empty(), 10).isWithin(at("03:00")));
    }

    @Test
    void textThatIsNotASpanIsRefusedWithAnExample() {
        for (String wrong : new String[] {"", "night", "18-8", "18:00", "18:00-25:00"}) {
            String why = assertThrows(IllegalArgumentException.class, () -> LadderHours.of(Optional.of(wrong), 10))
                    .getMessage();
            assertEquals("--hours '%s' is not a span of the day: write 18:00-08:00".formatted(wrong), why);
        }
        assertThrows(IllegalArgumentException.class, () -> LadderHours.of(Optional.empty(), 0));
    }
}
