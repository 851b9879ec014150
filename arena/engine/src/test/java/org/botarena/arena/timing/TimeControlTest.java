package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The time granted for a move: always the same, or the rest of a clock. */
class TimeControlTest {
    private static final TimeControl.Clock MINUTE = TimeControl.Clock.parse("60s+1s");

    private final TimeControl.Account account = MINUTE.account(2);

    private double grantedMs(int player) {
        return account.next(player).granted() / 1e6;
    }

    @ParameterizedTest
    @CsvSource({"60s+1s, 1m+1s", "5m, 5m", "1500ms+100ms, 1.5s+100ms", "2h+30s, 120m+30s"})
    void aClockPrintsItselfAsItCouldBeTyped(String typed, String shown) {
        assertEquals(shown, TimeControl.Clock.parse(typed).toString());
        assertEquals(TimeControl.Clock.parse(typed), TimeControl.Clock.parse(shown));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "60", "60s+", "+1s", "1s+1s+1s", "60s+-1s", "60s 1s", "0s+1s"})
    void whatIsNotAClockIsRejectedWithTheForm(String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> TimeControl.Clock.parse(text))
                .getMessage();
        assertTrue(
                message.startsWith(
                        "'%s' is not a clock: write 60s+1s (a base, and what each move adds)".formatted(text)),
                message);
    }

    @Test
    void eachSeatBeginsWithTheBase() {
        assertEquals(60_000, grantedMs(0));
        assertEquals(60_000, grantedMs(1));
    }

    @Test
    void aQuickMoveGainsTimeAndALongOneCostsTime() {
        account.charge(0, 200, 150, 0);
        assertEquals(60_800, grantedMs(0));
        account.charge(0, 20_800, 20_000, 0);
        assertEquals(41_000, grantedMs(0));
        assertEquals(60_000, grantedMs(1), "the other clock is stopped");
        assertEquals(List.of(41_000.0, 60_000.0), account.leftMs());
    }

    @Test
    void timeTakenByTheMachineIsNotCharged() {
        account.charge(0, 10_000, 2_000, 7_000);
        assertEquals(58_000, grantedMs(0));
    }

    /** A referee that stood still while the agent continued to run gives it no time. */
    @Test
    void timeInWhichTheAgentRanIsCharged() {
        account.charge(0, 10_000, 9_500, 7_000);
        assertEquals(51_500, grantedMs(0));
    }

    @Test
    void anExcusedAnswerLeavesTheIncrement() {
        account.charge(0, 60_100, 60_050, 300);
        assertEquals(1_000, grantedMs(0));
    }

    @Test
    void aRequestKnowsItsClocks() {
        account.charge(1, 1_000, 0, 0);
        Deadline.Clocks clocks = account.next(0).clocks().orElseThrow();
        assertEquals(MINUTE, clocks.control());
        assertEquals(List.of(60_000_000_000L, 60_000_000_000L), clocks.left());
        assertEquals(Optional.empty(), TimeControl.UNKNOWN.starting().clocks());
    }

    @Test
    void aMoveTimeDoesNotDependOnEarlierMoves() {
        TimeControl.Account each = new TimeControl.PerMove(Duration.ofSeconds(9), Duration.ofSeconds(2)).account(2);
        assertEquals(Deadline.of(Duration.ofSeconds(9)), each.next(0));
        each.charge(0, 8_000, 8_000, 0);
        assertEquals(Deadline.of(Duration.ofSeconds(2)), each.next(0));
        assertEquals(List.of(), each.leftMs());
    }

    @Test
    void aGameTakesNoLongerThanItsClocks() {
        assertEquals(Duration.ofSeconds(2 * 60 + 40), MINUTE.longest(2, 40));
        assertEquals(
                "25.1s+418ms",
                MINUTE.within(Duration.ofSeconds(67), 2, 40)
                        .map(TimeControl.Moves::typed)
                        .orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"moveMs\":2000,\"startMs\":5000}", "{\"baseMs\":60000,\"incrementMs\":1000,\"startMs\":5000}"
            })
    void itsJsonSaysWhatWasGranted(String json) throws JsonProcessingException {
        TimeControl times = JsonText.MAPPER.readValue(json, TimeControl.class);
        assertEquals(json, JsonText.MAPPER.writeValueAsString(times));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"moveMs\":2000}",
                "{\"startMs\":5000}",
                "{\"baseMs\":60000,\"startMs\":5000}",
                "{\"moveMs\":-1,\"startMs\":5000}",
                "{\"moveMs\":1e99,\"startMs\":5000}",
                "{\"moveMs\":null,\"startMs\":5000}"
            })
    void aGameThatSaysAnythingElseIsRejected(String json) {
        assertThrows(JsonProcessingException.class, () -> JsonText.MAPPER.readValue(json, TimeControl.class));
    }
}
