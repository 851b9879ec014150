package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Ply;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Asking one agent at one position. */
class InquiryTest {
    @TempDir
    private static Path folder;

    private static TestGameRunner runner;

    @BeforeAll
    static void open() throws IOException {
        runner = TestGameRunner.of("tictactoe");
    }

    @AfterAll
    static void close() {
        runner.close();
    }

    private static Finding ask(Entrant entrant, long seed, String start, List<Ply> plies, int player) throws Exception {
        return runner.runner().ask(TestGameRunner.at(entrant, seed, start, plies, 2), player);
    }

    @Test
    void anAgentIsAskedAtAPosition() throws Exception {
        Entrant last = TestGameRunner.agent(
                folder, "last", "long[] moves = game.position().moves(); return moves[moves.length - 1];");
        Finding finding = ask(last, 1, "O.X.O...X O", List.of(), 1);
        assertEquals("7", finding.move());
        assertInstanceOf(Verdict.Played.class, finding.verdict());
    }

    @Test
    void anAgentAskedAtARecordedPositionRepeatsItsEarlierMoves() throws Exception {
        Entrant seeded = TestGameRunner.agent(
                folder,
                "seeded",
                "long[] moves = game.position().moves(); return moves[random.nextInt(moves.length)];",
                "final java.util.Random random = new java.util.Random(game.seed());");
        GameRecord game = runner.play(seeded, seeded);
        List<Ply> plies = game.result().plies();
        for (int ply = 0; ply < plies.size(); ply++) {
            long seed = game.seats().get(ply % 2).seed();
            String start = game.fixture().start();
            Finding finding = ask(seeded, seed, start, plies.subList(0, ply), ply % 2);
            assertEquals(plies.get(ply).move(), finding.move(), "ply " + ply);
            assertEquals(List.of(), finding.differences());
        }
    }

    @Test
    void aDifferentAnswerIsReportedAndTheRecordIsPlayed() throws Exception {
        Entrant first = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
        List<Ply> plies = List.of(new Ply(0, 0, "4", 1, 1, 0), new Ply(1, 1, "0", 1, 1, 0));
        Finding finding = ask(first, 1, "......... X", plies, 0);
        assertEquals("1", finding.move());
        assertEquals(List.of("ply 0: 0 now, 4 on record"), finding.differences());
    }

    @Test
    void aFaultIsAVerdictWithItsLog() throws Exception {
        Entrant thrower = TestGameRunner.agent(folder, "thrower", "throw new RuntimeException(\"oh\");");
        Finding finding = ask(thrower, 1, "......... X", List.of(), 0);
        assertInstanceOf(Verdict.Threw.class, finding.verdict());
        assertTrue(finding.log().contains("RuntimeException: oh"), finding.log());
    }

    @Test
    void anAgentThatFailedToStartIsAskedForItsStart() throws Exception {
        Entrant sleeper = TestGameRunner.agent(
                folder, "sleeper", TestJars.FIRST_MOVE, "{ if (true) throw new RuntimeException(\"no luck\"); }");
        Finding failed = ask(sleeper, 1, "......... X", List.of(), 1);
        assertInstanceOf(Verdict.FailedToStart.class, failed.verdict());
        assertTrue(failed.log().contains("no luck"), failed.log());
        Entrant first = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
        Finding started = ask(first, 1, "......... X", List.of(), 1);
        assertInstanceOf(Verdict.Played.class, started.verdict());
        assertEquals("", started.move());
    }

    @Test
    void aGuestSeesTheOthersMovesAndItsGameOnlyMovesForward() throws Exception {
        Entrant counts = TestGameRunner.agent(
                folder, "counts", "long[] moves = game.position().moves(); return moves[game.history().length / 2];");
        try (Guest<?> guest = Guest.at(runner.runner(), counts, "......... X", 1)) {
            assertEquals("0", guest.ask(List.of(), Optional.empty()).move());
            assertEquals("3", guest.ask(List.of("0", "1"), Optional.empty()).move());
            assertThrows(IllegalArgumentException.class, () -> guest.ask(List.of(), Optional.empty()));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> guest.ask(List.of("0", "1", "3", "4", "6"), Optional.empty()));
        }
    }

    @Test
    void noAgentIsAskedAfterTheEnd() throws Exception {
        Entrant first = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
        assertThrows(IllegalArgumentException.class, () -> ask(first, 1, "XXXOO.... O", List.of(), 1));
    }
}
