package org.botarena.arena.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.botarena.arena.timing.Deadline.Judgement;
import org.junit.jupiter.api.Test;

/** The deadline rule, with 2 s for a request. */
class DeadlineTest {
    private static final long MS = 1_000_000;
    private static final long SENT = 1_000 * MS;
    private static final Deadline DEADLINE = Deadline.of(Duration.ofSeconds(2));

    private static Stalls with(long from, long to) {
        Stalls stalls = new Stalls(new StealTime(() -> new long[0]));
        stalls.note(from * MS, to * MS);
        stalls.tickedAt(20_000 * MS);
        return stalls;
    }

    private static Judgement answered(long tookMs, double machineMs) {
        return DEADLINE.judge(tookMs * MS, machineMs, 0, true, false);
    }

    private static Judgement silent(double machineMs, boolean isStarved) {
        return DEADLINE.judge(2_090 * MS, machineMs, 2_090 * MS, false, isStarved);
    }

    @Test
    void anAnswerAtTheVeryEndIsInTime() {
        assertEquals(Judgement.IN_TIME, answered(2_000, 0));
        assertFalse(DEADLINE.isPassed(2_000 * MS));
    }

    @Test
    void aLatenessWithinTheMachinesPartIsExcused() {
        assertEquals(Judgement.EXCUSED, answered(2_030, 30));
        assertEquals(Judgement.DISTURBED, answered(2_031, 30));
        assertEquals(Judgement.LATE, answered(2_001, 0));
    }

    @Test
    void theLastRequestAcceptsEveryPossiblyDelayedAnswer() {
        Deadline last = DEADLINE.last(true);
        assertEquals(Judgement.EXCUSED, last.judge(2_049 * MS, 2, 0, true, false));
        assertEquals(Judgement.LATE, last.judge(2_001 * MS, 0, 0, true, false), "on a quiet machine");
        assertEquals(Judgement.LATE, last.judge(2_049 * MS, 2, 2_005 * MS, true, false), "it ran for too long");
        assertEquals(Judgement.LATE, last.judge(2_090 * MS, 90, 0, false, false), "silence");
        assertEquals(Judgement.DISTURBED, last.judge(12_000 * MS, 90, 0, false, true), "it has never run");
    }

    @Test
    void anAgentThatRanTooLongWasLateByItself() {
        assertEquals(Judgement.EXCUSED, DEADLINE.judge(2_030 * MS, 30, 2_001 * MS, true, false));
        assertEquals(Judgement.LATE, DEADLINE.judge(2_030 * MS, 30, 2_001 * MS + 1, true, false));
        assertEquals(Judgement.LATE, DEADLINE.judge(2_030 * MS, 20, 2_002 * MS, true, false));
        assertEquals(Judgement.IN_TIME, DEADLINE.judge(2_000 * MS, 0, 2_002 * MS, true, false));
    }

    @Test
    void silenceIsDisturbedOnlyIfTheAgentWasStillKeptFromRunning() {
        assertEquals(Judgement.DISTURBED, silent(90, true));
        assertEquals(Judgement.LATE, silent(90, false));
        assertEquals(Judgement.LATE, silent(0, true));
    }

    @Test
    void aWaitBelowAMillisecondIsIgnored() {
        assertEquals(0, Deadline.noticed(MS - 1));
        assertEquals(MS, Deadline.noticed(MS));
    }

    @Test
    void aRequestCanBeDisturbedFrom50MsBeforeItsDeadline() {
        assertFalse(DEADLINE.isNear(1_949.999));
        assertTrue(DEADLINE.isNear(1_950));
        assertTrue(DEADLINE.isNear(2_010));
    }

    @Test
    void aStallInTheMiddleOfARequestExplainsNothing() {
        assertEquals(0, DEADLINE.explained(with(1_980, 2_100), SENT, 3_000 * MS));
    }

    @Test
    void aStallWhileWritingTheRequestExplainsALateAnswer() {
        assertEquals(20 * MS, DEADLINE.explained(with(1_001, 1_021), SENT, 3_000 * MS));
    }

    @Test
    void aStallAroundTheDeadlineExplainsALateAnswer() {
        assertEquals(40 * MS, DEADLINE.explained(with(2_990, 3_030), SENT, 3_040 * MS));
    }

    @Test
    void anArenaThatStoodStillExplainsTheWholeDelay() {
        assertEquals(8_050 * MS, DEADLINE.explained(with(1_500, 11_000), SENT, 11_000 * MS));
    }

    @Test
    void aShortDeadlineCountsNoStallTwice() {
        assertEquals(30 * MS, new Deadline(60 * MS).explained(with(1_005, 1_035), SENT, SENT + 60 * MS));
    }
}
