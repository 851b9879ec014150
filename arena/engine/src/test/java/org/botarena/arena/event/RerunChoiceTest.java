package org.botarena.arena.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.GameRecord;
import org.junit.jupiter.api.Test;

/** A game is chosen by the time at which it ended, both bounds included. */
class RerunChoiceTest {
    private static final Optional<Instant> NINE = Optional.of(Instant.parse("2026-11-22T21:00:00Z"));
    private static final Optional<Instant> TEN = Optional.of(Instant.parse("2026-11-22T22:00:00Z"));

    private static RerunChoice between(Optional<Instant> since, Optional<Instant> until) {
        return new RerunChoice(Optional.empty(), Optional.empty(), Optional.empty(), since, until);
    }

    private static GameRecord endedAt(String... time) {
        Attempt attempt = new Attempt(
                List.of(),
                List.of(1.0, -1.0),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                0,
                Stream.of(time).findFirst());
        Rules<?> rules = Games.installed().parse("tictactoe");
        return GameRecord.ofElsewhere(
                "0", rules, rules.start().toString(), List.of("anna", "ben"), attempt, Optional.of(List.of(1.0, 0.0)));
    }

    @Test
    void bothBoundsBelongToTheSpan() {
        GameRecord game = endedAt("2026-11-22T21:00:00Z");
        assertTrue(between(NINE, TEN).isMeant(game));
        assertTrue(between(Optional.empty(), NINE).isMeant(game));
        assertFalse(between(TEN, Optional.empty()).isMeant(game));
        assertFalse(between(Optional.empty(), NINE).isMeant(endedAt("2026-11-22T21:00:01Z")));
    }

    @Test
    void aGameWithoutATimeIsChosenOnlyWithoutBounds() {
        assertTrue(between(Optional.empty(), Optional.empty()).isMeant(endedAt()));
        assertFalse(between(NINE, Optional.empty()).isMeant(endedAt()));
    }

    @Test
    void anAttemptThatEndsAtNoTimeIsRejected() {
        assertThrows(IllegalArgumentException.class, () -> endedAt("noon"));
    }

    @Test
    void theChoiceIsDescribedByItsConditions() {
        assertEquals(
                "since 2026-11-22T21:00:00Z", between(NINE, Optional.empty()).words());
    }
}
