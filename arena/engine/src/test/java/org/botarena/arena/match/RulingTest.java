package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.arena.process.Child.Reply;
import org.botarena.arena.record.Evidence;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.text.catalogue.Sentence;
import org.botarena.arena.timing.Deadline;
import org.botarena.host.Message;
import org.junit.jupiter.api.Test;

/** Only milliseconds that the machine took are the machine's fault. */
class RulingTest {
    private static final long MS = 1_000_000;
    private static final Deadline DEADLINE = Deadline.of(Duration.ofSeconds(2));
    private static final Deadline START_DEADLINE = Deadline.of(Duration.ofSeconds(5));
    private static final Position<?> START =
            Games.installed().parse("tictactoe").start();

    private static Ruling onMove(Reply reply, long stallMs) {
        return Ruling.onMove(outcome(reply, stallMs, false), DEADLINE, START);
    }

    /** The machine's part comes in three kinds, which count equally. */
    private static Seat.Outcome outcome(Reply reply, long machineMs, boolean isStarved) {
        double part = machineMs / 3.0;
        Evidence evidence = new Evidence(reply.took() / 1e6, 0, part, part, machineMs - 2 * part);
        return new Seat.Outcome(reply, evidence, 5000, 0, isStarved);
    }

    @Test
    void aLegalMoveInTimeIsPlayed() {
        Ruling ruling = onMove(new Reply.Said(new Message.Answer(1, 4), 2000 * MS), 0);
        assertEquals(new Verdict.Played(4), ruling.verdict());
    }

    @Test
    void aLatenessWithinTheMachinesPartIsExcusedAndMarked() {
        Ruling ruling = onMove(new Reply.Said(new Message.Answer(1, 4), 2030 * MS), 30);
        assertEquals(new Verdict.Played(4), ruling.verdict());
        assertTrue(ruling.isExcused());
        assertEquals(30, ruling.evidence().machineMs(), 1e-9);
        assertFalse(
                onMove(new Reply.Said(new Message.Answer(1, 4), 2000 * MS), 30).isExcused());
    }

    @Test
    void aLatenessBeyondTheMachinesPartIsADisturbance() {
        Ruling beyond = onMove(new Reply.Said(new Message.Answer(1, 4), 2032 * MS), 30);
        assertInstanceOf(Verdict.Late.class, beyond.verdict());
        assertTrue(beyond.disturbance().orElseThrow().toString().contains("the machine kept 30 ms"), beyond::toString);
        Ruling late = onMove(new Reply.Said(new Message.Answer(1, 4), 2003 * MS), 0);
        assertInstanceOf(Verdict.Late.class, late.verdict());
        assertTrue(late.disturbance().isEmpty());
    }

    @Test
    void anAgentThatRanTooLongIsLateWhateverTheMachineTook() {
        Reply reply = new Reply.Said(new Message.Answer(1, 4), 2030 * MS);
        Evidence evidence = new Evidence(2030, 2005, 25, 0, 70);
        Ruling late = Ruling.onMove(new Seat.Outcome(reply, evidence, 95, 2005 * MS, false), DEADLINE, START);
        assertInstanceOf(Verdict.Late.class, late.verdict());
        assertTrue(late.disturbance().isEmpty());
    }

    @Test
    void silenceIsLateUnlessTheAgentWasStillKeptFromRunning() {
        Reply silent = new Reply.Silent(2090 * MS);
        assertTrue(onMove(silent, 0).disturbance().isEmpty());
        assertTrue(onMove(silent, 30).disturbance().isEmpty(), "it was waited for until it had its time");
        Ruling starved = Ruling.onMove(outcome(silent, 90, true), DEADLINE, START);
        assertTrue(starved.disturbance().isPresent());
    }

    @Test
    void anIllegalMoveIsNotExcusedByAStall() {
        Ruling ruling = onMove(new Reply.Said(new Message.Answer(1, 9), 10 * MS), 30);
        assertEquals(new Verdict.Illegal("9"), ruling.verdict());
        assertTrue(ruling.disturbance().isEmpty());
    }

    @Test
    void aSlowStartIsExcusedByTheSameRule() {
        Reply started = new Reply.Said(new Message.Started(1), 5100 * MS);
        Ruling excused = Ruling.onStart(outcome(started, 200, false), START_DEADLINE);
        assertTrue(excused.isExcused());
        assertInstanceOf(Verdict.Played.class, excused.verdict());
        assertTrue(Ruling.onStart(outcome(started, 50, false), START_DEADLINE)
                .disturbance()
                .isPresent());
        Ruling late = Ruling.onStart(outcome(new Reply.Silent(5100 * MS), 50, false), START_DEADLINE);
        assertInstanceOf(Verdict.FailedToStart.class, late.verdict());
        assertTrue(late.disturbance().isEmpty());
    }

    @Test
    void anAnswerOfAnotherKindIsACrash() {
        assertInstanceOf(
                Verdict.Crashed.class,
                onMove(new Reply.Said(new Message.Started(1), MS), 0).verdict());
    }

    @Test
    void kindsHaveTheirNamesFromTheResults() {
        assertEquals("out-of-memory", new Verdict.OutOfMemory().kind());
        assertEquals("failed-to-start", new Verdict.FailedToStart(Sentence.quote("x")).kind());
        assertEquals("late", new Verdict.Late(1, 1, Optional.empty()).kind());
    }
}
