package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.arena.sandbox.Child.Reply;
import org.botarena.host.Message;
import org.junit.jupiter.api.Test;

/** Milliseconds that the machine took are the machine's fault, and no others. */
class RulingTest {
    private static final long MS = 1_000_000;
    private static final Position<?> START =
            Games.installed().parse("tictactoe").start();

    private static Ruling onMove(Reply reply, long stallMs) {
        return Ruling.onMove(new Seat.Outcome(reply, 0, 5000 * MS, stallMs * MS), 2000 * MS, START);
    }

    @Test
    void aLegalMoveInTimeIsPlayed() {
        Ruling ruling = onMove(new Reply.Said(new Message.Answer(1, 4), 2000 * MS), 0);
        assertEquals(new Verdict.Played(4), ruling.verdict());
    }

    @Test
    void aLatenessThatTheMachineExplainsIsExcused() {
        Ruling ruling = onMove(new Reply.Said(new Message.Answer(1, 4), 2030 * MS), 30);
        assertInstanceOf(Verdict.Late.class, ruling.verdict());
        assertTrue(ruling.excuse().orElseThrow().contains("the machine kept 30 ms"), () -> "" + ruling);
    }

    @Test
    void aLatenessBeyondTheStallIsTheAgents() {
        assertTrue(onMove(new Reply.Said(new Message.Answer(1, 4), 2031 * MS), 30)
                .excuse()
                .isEmpty());
        assertTrue(onMove(new Reply.Silent(2031 * MS), 30).excuse().isEmpty());
        assertTrue(onMove(new Reply.Silent(2001 * MS), 0).excuse().isEmpty());
    }

    @Test
    void anIllegalMoveIsNotExcusedByAStall() {
        Ruling ruling = onMove(new Reply.Said(new Message.Answer(1, 9), 10 * MS), 30);
        assertEquals(new Verdict.Illegal("9"), ruling.verdict());
        assertTrue(ruling.excuse().isEmpty());
    }

    @Test
    void aSlowStartIsExcusedByTheSameRule() {
        Reply silent = new Reply.Silent(5100 * MS);
        assertTrue(Ruling.onStart(new Seat.Outcome(silent, 0, 5000 * MS, 200 * MS), 5000 * MS)
                .excuse()
                .isPresent());
        assertTrue(Ruling.onStart(new Seat.Outcome(silent, 0, 5000 * MS, 50 * MS), 5000 * MS)
                .excuse()
                .isEmpty());
    }

    @Test
    void anAnswerOfAnotherKindIsACrash() {
        assertInstanceOf(
                Verdict.Crashed.class,
                onMove(new Reply.Said(new Message.Started(1), MS), 0).verdict());
    }

    @Test
    void kindsAreNamedAsInTheResults() {
        assertEquals("out-of-memory", new Verdict.OutOfMemory().kind());
        assertEquals("failed-to-start", new Verdict.FailedToStart("x").kind());
        assertEquals("late", new Verdict.Late(1, 1).kind());
    }
}
