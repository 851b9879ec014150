package org.botarena.arena.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.botarena.api.Games;
import org.botarena.api.Rules;
import org.botarena.arena.machine.Machine;
import org.botarena.arena.process.enclosure.Isolation;
import org.botarena.arena.process.enclosure.ProcessReuse;
import org.botarena.arena.process.jvm.OpenFolder;
import org.botarena.arena.record.Fixture;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.ScheduledGame;
import org.botarena.arena.roster.Entrant;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both games of a pair in the same processes. */
class FreshPairTest {
    private static final Rules<?> RULES = Games.installed().parse("tictactoe");

    @TempDir
    private static Path folder;

    private static LocalGameRunner runner;
    private static Entrant first;
    private static Entrant nosy;

    @BeforeAll
    static void open() throws IOException {
        Terms terms = new Terms(RULES, Duration.ofSeconds(5), Duration.ofSeconds(20), 256, Isolation.PROCESS)
                .with(ProcessReuse.PAIR);
        Path open = OpenFolder.temporary("botarena-table-");
        runner = new LocalGameRunner(terms, Machine.here(), TestGameRunner.runtime(), 1, open);
        first = TestGameRunner.agent(folder, "first", TestJars.FIRST_MOVE);
        nosy = TestGameRunner.agent(folder, "nosy", """
                System.out.println("process " + ProcessHandle.current().pid() + " player " + player
                        + " agents " + agents + " left behind " + System.getProperty("left.behind")
                        + " history " + game.history().length + " seed " + game.seed());
                System.setProperty("left.behind", "a note");
                System.setErr(null);
                """ + TestJars.FIRST_MOVE, "static int agents; { agents++; }");
    }

    @AfterAll
    static void close() {
        runner.close();
    }

    private static GameRecord play(String id, long seed, Entrant... seats) throws InterruptedException {
        return runner.play(new ScheduledGame(
                id, new Fixture(0, 1, RULES.start().toString(), List.of()), List.of(seats), List.of(seed, seed + 1)));
    }

    private static String said(GameRecord game, Entrant entrant) {
        return game.logs().get(game.names().indexOf(entrant.name()));
    }

    private static String process(String log) {
        Matcher number = Pattern.compile("process ([0-9]+)").matcher(log);
        assertTrue(number.find(), log);
        return number.group(1);
    }

    @Test
    void theSecondGameReusesTheProcessesWithSwappedSeats() throws Exception {
        String one = said(play("0000-a-1", 5, nosy, first), nosy);
        String other = said(play("0000-b-1", 7, first, nosy), nosy);
        assertEquals(process(one), process(other));
        assertTrue(one.contains("player 0") && one.contains("seed 5"), one);
        assertTrue(other.contains("player 1") && other.contains("seed 8"), other);
    }

    @Test
    void anHonestAgentOfTheSecondGameKnowsNothingOfTheFirst() throws Exception {
        play("0001-a-1", 5, nosy, first);
        GameRecord second = play("0001-b-1", 7, first, nosy);
        assertEquals(List.of(), second.result().faults());
        String said = said(second, nosy).lines().findFirst().orElseThrow();
        assertTrue(said.contains("agents 1 left behind null history 1"), said);
    }

    /**
     * At its first move it prints its seed and then more than is kept, without a line end and with the first character
     * of a mark.
     */
    private static Entrant talker(String name, String after) throws IOException {
        return TestGameRunner.agent(folder, name, """
                if (!hasSpoken) {
                    hasSpoken = true;
                    System.out.print("[" + game.seed() + "]\\u0001" + "x".repeat(70_000));
                    %s
                }
                """.formatted(after) + TestJars.FIRST_MOVE, "boolean hasSpoken;");
    }

    @Test
    void outputIsAssignedToItsGameToTheByte() throws Exception {
        Entrant talker = talker("talker", "");
        for (int pair = 10; pair < 15; pair++) {
            GameRecord one = play("00" + pair + "-a-1", 5, talker, first);
            GameRecord other = play("00" + pair + "-b-1", 7, first, talker);
            for (String said : List.of(said(one, talker), said(other, talker))) {
                assertEquals(64 * 1024, said.length());
                assertTrue(said.startsWith("[" + (said.equals(said(one, talker)) ? 5 : 8) + "]\u0001xx"), said);
            }
            assertEquals("", said(other, first));
        }
    }

    @Test
    void anAgentThatBlocksTheOutputCannotKeepAGameFromEnding() throws Exception {
        Entrant holder = talker("holder", """
                Thread holds = new Thread(() -> {
                    synchronized (System.out) {
                        while (true) { }
                    }
                });
                holds.setDaemon(true);
                holds.start();
                while (holds.getState() == Thread.State.NEW) { }
                """);
        GameRecord one = play("0016-a-1", 5, holder, first);
        assertEquals(List.of(), one.result().faults());
        assertEquals(64 * 1024, said(one, holder).length());
    }

    @Test
    void anotherPairHasOtherProcesses() throws Exception {
        String one = said(play("0002-a-1", 5, nosy, first), nosy);
        play("0002-b-1", 5, first, nosy);
        String other = said(play("0003-a-1", 5, nosy, first), nosy);
        assertNotEquals(process(one), process(other));
    }

    @Test
    void afterAFaultTheSecondGameGetsNewProcesses() throws Exception {
        Entrant thrower = TestGameRunner.agent(folder, "thrower", "throw new IllegalStateException();");
        String one = said(play("0004-a-1", 5, nosy, thrower), nosy);
        String other = said(play("0004-b-1", 5, thrower, nosy), nosy);
        assertEquals("", other, "the thrower is asked first");
        assertTrue(one.contains("player 0"), one);
        GameRecord again = play("0004-c-1", 5, nosy, first);
        assertNotEquals(process(one), process(said(again, nosy)));
    }

    @Test
    void aGameWithADealOrDiceIsRejected() {
        assertEquals(Optional.empty(), ProcessReuse.objection(RULES));
        assertEquals(Optional.empty(), ProcessReuse.objection(Games.installed().parse("reversi")));
        assertTrue(ProcessReuse.objection(Games.installed().parse("jass"))
                .orElseThrow()
                .contains("the same deal"));
        assertTrue(ProcessReuse.objection(Games.installed().parse("pig"))
                .orElseThrow()
                .contains("the same dice"));
    }
}
