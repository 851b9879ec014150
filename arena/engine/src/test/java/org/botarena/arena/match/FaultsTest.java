package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.record.Attempt;
import org.botarena.arena.record.Fault;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Any misbehaviour of an agent is a verdict: the game is lost, and the next one is unaffected. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FaultsTest {
    @TempDir
    private static Path folder;

    private TestGameRunner runner;
    private Entrant honest;

    Isolation level() {
        return Isolation.PROCESS;
    }

    @BeforeAll
    void open() throws IOException {
        runner = new TestGameRunner("tictactoe", Duration.ofMillis(500), Duration.ofSeconds(2), level());
        honest = TestGameRunner.agent(folder, "honest", TestJars.FIRST_MOVE);
    }

    @AfterAll
    void close() {
        runner.close();
    }

    /** Plays as player 0, then an honest game. */
    private Fault faultOf(Entrant agent) throws InterruptedException {
        return onlyFault(play(agent));
    }

    private GameRecord play(Entrant agent) throws InterruptedException {
        GameRecord game = runner.undisturbed(agent, honest);
        GameRecord next = runner.undisturbed(honest, honest);
        assertEquals(List.of(), next.result().faults(), "the next game is normal");
        return game;
    }

    private static Fault onlyFault(GameRecord game) {
        assertEquals(1, game.result().faults().size(), () -> "" + game.result());
        assertEquals(List.of(-1.0, 1.0), game.result().scores());
        Fault fault = game.result().faults().get(0);
        assertEquals(0, fault.player());
        return fault;
    }

    private Entrant agent(String name, String body) throws IOException {
        return TestGameRunner.agent(folder, name, body);
    }

    @Test
    void anEndlessLoopIsLateAndTheLogShowsItsPlace() throws Exception {
        GameRecord game = play(agent("looper", "while (true) { Thread.onSpinWait(); }"));
        Verdict.Late late = assertInstanceOf(Verdict.Late.class, onlyFault(game).verdict());
        assertTrue(late.tookMs() >= 500, late::reason);
        assertTrue(game.logs().get(0).contains("Looper.play"), game.logs().get(0));
    }

    @Test
    void anAnswerAfterTheDeadlineIsLate() throws Exception {
        Fault fault = faultOf(agent("sleeper", "Thread.sleep(1500); " + TestJars.FIRST_MOVE));
        assertInstanceOf(Verdict.Late.class, fault.verdict());
    }

    @Test
    void aLoopThatCatchesEverythingIsLate() throws Exception {
        Fault fault = faultOf(
                agent("stubborn", "while (true) { try { Thread.sleep(10_000); } catch (Throwable e) { continue; } }"));
        assertInstanceOf(Verdict.Late.class, fault.verdict());
    }

    @Test
    void anExceptionIsShownOnlyToItsAuthor() throws Exception {
        GameRecord game = play(agent("thrower", "throw new java.io.IOException(\"my secret\");"));
        Verdict verdict = onlyFault(game).verdict();
        assertInstanceOf(Verdict.Threw.class, verdict);
        assertFalse(verdict.reason().contains("secret"), verdict.reason());
        assertTrue(
                game.logs().get(0).contains("java.io.IOException: my secret"),
                game.logs().get(0));
    }

    @Test
    void aStackOverflowIsAnException() throws Exception {
        Entrant deep = TestGameRunner.agent(
                folder, "deep", "return dive(0);", "static long dive(long depth) { return 1 + dive(depth + 1); }");
        assertInstanceOf(Verdict.Threw.class, faultOf(deep).verdict());
    }

    @Test
    void anUnlistedMoveIsIllegal() throws Exception {
        Fault fault = faultOf(agent("cheat", "return 77;"));
        assertEquals(new Verdict.Illegal("77"), fault.verdict());
        assertEquals(0, fault.ply());
    }

    @Test
    void anOccupiedCellIsIllegal() throws Exception {
        Fault fault = faultOf(agent("usurper", "return 0;"));
        assertEquals(new Verdict.Illegal("0"), fault.verdict());
        assertEquals(2, fault.ply());
    }

    @Test
    void exitingTheJvmIsACrashWithTheExitCode() throws Exception {
        assertEquals(
                new Verdict.Crashed(Sentence.of("fault.exit", 3)),
                faultOf(agent("leaver", "System.exit(3); return 0;")).verdict());
        assertEquals(
                new Verdict.Crashed(Sentence.of("fault.exit", 0)),
                faultOf(agent("halter", "Runtime.getRuntime().halt(0); return 0;"))
                        .verdict());
    }

    @Test
    void aFullHeapIsOutOfMemory() throws Exception {
        Fault fault = faultOf(agent("glutton", """
                java.util.List<byte[]> eaten = new java.util.ArrayList<>();
                while (true) { eaten.add(new byte[100 << 20]); }
                """));
        assertInstanceOf(Verdict.OutOfMemory.class, fault.verdict());
    }

    @Test
    void aConstructorThatThrowsFailsToStart() throws Exception {
        Entrant agent = TestGameRunner.agent(
                folder, "stillborn", TestJars.FIRST_MOVE, "{ if (true) { throw new IllegalStateException(\"no\"); } }");
        GameRecord game = play(agent);
        assertInstanceOf(Verdict.FailedToStart.class, onlyFault(game).verdict());
        assertTrue(
                game.logs().get(0).contains("IllegalStateException: no"),
                game.logs().get(0));
    }

    @Test
    void aConstructorThatNeverEndsFailsToStart() throws Exception {
        Entrant agent = TestGameRunner.agent(
                folder, "endless", TestJars.FIRST_MOVE, "{ while (game != null) { Thread.onSpinWait(); } }");
        Verdict.FailedToStart verdict =
                assertInstanceOf(Verdict.FailedToStart.class, faultOf(agent).verdict());
        assertTrue(verdict.reason().contains("of 2000 ms"), verdict.reason());
    }

    @Test
    void aClassInitialiserThatExitsFailsToStart() throws Exception {
        Entrant agent =
                TestGameRunner.agent(folder, "bomb", TestJars.FIRST_MOVE, "static { Runtime.getRuntime().halt(9); }");
        Verdict.FailedToStart verdict =
                assertInstanceOf(Verdict.FailedToStart.class, faultOf(agent).verdict());
        assertTrue(verdict.reason().contains("exit code 9"), verdict.reason());
    }

    @Test
    void ifNeitherStartsBothLose() throws Exception {
        Entrant agent = TestGameRunner.agent(
                folder, "twin", TestJars.FIRST_MOVE, "{ if (true) { throw new IllegalStateException(\"no\"); } }");
        Attempt result = runner.undisturbed(agent, agent).result();
        assertEquals(List.of(-1.0, -1.0), result.scores());
        assertEquals(List.of(0, 1), result.faults().stream().map(Fault::player).toList());
    }

    @Test
    void aMegabyteOfOutputIsCutTo64Kibibytes() throws Exception {
        GameRecord game = play(agent("chatterbox", """
                System.out.println("the beginning");
                for (int i = 0; i < 20_000; i++) { System.out.println("0123456789012345678901234567890123456789012345678"); }
                return game.position().moves()[0];
                """));
        assertEquals(List.of(), game.result().faults());
        String log = game.logs().get(0);
        assertTrue(log.startsWith("the beginning"), log.substring(0, 100));
        assertTrue(log.length() <= 64 * 1024 && log.length() > 60 * 1024, () -> "kept " + log.length());
    }

    @Test
    void floodingTheOutputHarmsNoOtherAgent() throws Exception {
        GameRecord game = play(agent("flooder", """
                try (var out = new java.io.FileOutputStream(java.io.FileDescriptor.err)) {
                    for (int i = 0; i < 100; i++) { out.write(new byte[100_000]); }
                }
                return game.position().moves()[0];
                """));
        int kept = game.logs().get(0).length();
        assertTrue(kept <= 72 * 1024, () -> "kept " + kept + ", the arena's own notes included");
    }

    @Test
    void invalidBytesOnTheWireAreACrash() throws Exception {
        String write = "new java.io.FileOutputStream(java.io.FileDescriptor.out).write(new byte[] {%s}); %s";
        Fault huge = faultOf(agent("huge", write.formatted("127, -1, -1, -1", TestJars.FIRST_MOVE)));
        Fault junk = faultOf(agent("junk", write.formatted("0, 0, 0, 1, 'z'", TestJars.FIRST_MOVE)));
        assertAll(
                () -> assertInstanceOf(Verdict.Crashed.class, huge.verdict()),
                () -> assertInstanceOf(Verdict.Crashed.class, junk.verdict()));
    }

    @Test
    void levelThreadCatchesLateIllegalAndThrown() throws Exception {
        try (TestGameRunner threads =
                new TestGameRunner("tictactoe", Duration.ofMillis(300), Duration.ofSeconds(2), Isolation.THREAD)) {
            Fault late = onlyFault(threads.undisturbed(agent("looper2", "while (true) { Thread.sleep(50); }"), honest));
            Fault threw = onlyFault(threads.undisturbed(agent("thrower2", "throw new Error();"), honest));
            Fault illegal = onlyFault(threads.undisturbed(agent("cheat2", "return -5;"), honest));
            assertAll(
                    () -> assertInstanceOf(Verdict.Late.class, late.verdict()),
                    () -> assertInstanceOf(Verdict.Threw.class, threw.verdict()),
                    () -> assertInstanceOf(Verdict.Illegal.class, illegal.verdict()),
                    () -> assertEquals(
                            List.of(),
                            threads.undisturbed(honest, honest).result().faults()));
        }
    }

    @Test
    void aHostThatCannotStartCostsNoAgentTheGame() throws Exception {
        Entrant vanished = TestGameRunner.agent(folder, "vanished", TestJars.FIRST_MOVE);
        java.nio.file.Files.delete(vanished.jar().staged());
        GameRecord game = runner.play(vanished, honest);
        assertTrue(game.isDisturbed());
        assertTrue(game.result().voided().isPresent());
        assertEquals(List.of(), game.result().scores());
        assertEquals(List.of(), game.result().faults());
    }
}
