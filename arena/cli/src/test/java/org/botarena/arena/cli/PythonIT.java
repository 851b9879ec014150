package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.RanAssertions.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.NeedsSandbox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Agents in Python: made, tried, handed in, and kept in. */
@Tag("slow")
@NeedsSandbox
class PythonIT {
    @TempDir
    Path folder;

    private Workplace work;

    @BeforeEach
    void settleDown() {
        work = new Workplace(folder);
    }

    /** An agent that does something at its first move, in a zip in the drop folder. */
    private void handIn(String name, String source) throws Exception {
        try (OutputStream out = Files.newOutputStream(work.agents().resolve(name + ".zip"));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(name + "/agent.py"));
            zip.write(source.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void aProjectThatNewAgentMakesBeatsRandomInPythonAndStandsBesideJars() throws Exception {
        assertSays(
                work.done("new-agent", "Zoé's snake", "--language", "python", "--like", "greedy")
                        .out(),
                "zoes-snake",
                "agent.py");
        work.done("new-agent", "dice", "--language", "python");
        Ran won = work.done("match", "zoes-snake", "dice", "--pairs", "10", "--seed", "1");
        Matcher score = Pattern.compile("zoes-snake against dice: .*, ([0-9.]+):([0-9.]+) points")
                .matcher(won.out());
        assertTrue(score.find(), won::toString);
        assertTrue(Double.parseDouble(score.group(1)) > Double.parseDouble(score.group(2)), won::toString);
        assertSays(work.done("try", "zoes-snake", "--pairs", "1").out(), "zoes-snake against random");
        assertSays(work.done("check", "zoes-snake").out(), "agent.py");
        work.done("run", "zoes-snake", "dice", "random", "--game", "reversi:size=6", "--out", "cup");
        String table = Files.readString(folder.resolve("cup/standings.csv"));
        assertTrue(table.contains("zoes-snake") && table.contains("random"), table);
        assertFalse(Files.readString(folder.resolve("cup/games.jsonl")).contains("\"kind\""));
        assertEquals(0, work.done("resume", "cup", "--pairs", "2").code());
        String id = Files.readAllLines(folder.resolve("cup/games.jsonl")).stream()
                .filter(line -> line.contains("zoes-snake"))
                .map(line -> line.replaceFirst(".*?\"id\":\"([^\"]+)\".*", "$1"))
                .findFirst()
                .orElseThrow();
        assertSays(work.done("explain", "cup", id, "--all", "--nodes", "1000").out(), "zoes-snake");
        work.done("ask", "zoes-snake", "--from", "cup", id, "--ply", "20");
        String moved = work.done("ask", "zoes-snake", "--game", "reversi").out();
        assertTrue(moved.matches("(?s)[a-h][1-8] .*"), moved);
    }

    @Test
    void theFormOfTheSourceDocumentIsTakenAsItIs() throws Exception {
        handIn("Agent_Martin_Zoe", """
                class AgentMartin:
                    def __init__(self, board):
                        self.board = board

                    def play(self, player):
                        size = len(self.board)
                        for row in range(size):
                            for column in range(size):
                                if self.board[row][column] is None and self.turns(player, row, column):
                                    return row, column

                    def turns(self, player, row, column):
                        size = len(self.board)
                        for down in (-1, 0, 1):
                            for right in (-1, 0, 1):
                                r, c, others = row + down, column + right, 0
                                while 0 <= r < size and 0 <= c < size and self.board[r][c] == 1 - player:
                                    r, c, others = r + down, c + right, others + 1
                                if others and 0 <= r < size and 0 <= c < size and self.board[r][c] == player:
                                    return True
                        return False
                """);
        Ran ran = work.done(
                "run", "--languages", "java,python", "--with", "random", "--out", "cup", "--game", "reversi:size=4");
        assertSays(ran.out(), "Agent_Martin_Zoe");
        assertFalse(Files.readString(folder.resolve("cup/games.jsonl")).contains("\"faults\":[{"), ran::toString);
    }

    @Test
    void aHandInInPythonIsTakenWhereItIsAllowed() throws Exception {
        work.twoAgents();
        handIn("snake", """
                class Agent:
                    def __init__(self, game):
                        self.game = game

                    def play(self, player):
                        return self.game.moves[0]
                """);
        String[] run = {"run", "--game", "tictactoe", "--out", "java"};
        assertSays(work.done(run).out().replaceAll("\\s+", " "), "an agent in Python", "--languages java,python");
        Ran checked = work.arena("check", "agents", "--game", "tictactoe");
        assertEquals(1, checked.code(), checked::toString);
        assertSays(checked.out().replaceAll("\\s+", " "), "an agent in Python", "--languages java,python");
        assertSays(
                work.done("check", "agents", "--game", "tictactoe", "--languages", "java,python")
                        .out(),
                "agent.py");
        Ran both = work.done("run", "--game", "tictactoe", "--out", "both", "--languages", "java,python");
        assertTrue(Files.readString(folder.resolve("both/standings.csv")).contains("snake"), both::toString);
        assertFails(
                1,
                work.arena(
                        "run",
                        "--game",
                        "tictactoe",
                        "--out",
                        "weak",
                        "--languages",
                        "java,python",
                        "--isolation=process"),
                "snake is written in Python, which plays in the sandbox alone");
    }

    @Test
    void whatAnAgentRaisesIsToldByItsTypeItsTextAndItsLine() throws Exception {
        handIn("snake", """
                class Agent:
                    def __init__(self, game):
                        self.game = game

                    def play(self, player):
                        return self.best([])

                    def best(self, moves):
                        return max(moves)
                """);
        Ran checked = work.arena("check", "agents", "--game", "tictactoe", "--languages", "java,python");
        assertSays(checked.out().replaceAll("\\s+", " "), "throws ValueError: max()", "agent.best, line 9");
    }

    @Test
    void aSquareBesideTheBoardIsNoMove() throws Exception {
        handIn("Agent_Beside", """
                class AgentBeside:
                    def __init__(self, board):
                        self.board = board

                    def play(self, player):
                        return 2, -1
                """);
        Ran checked = work.arena("check", "agents", "--languages", "java,python");
        assertSays(checked.out().replaceAll("\\s+", " "), "(2, -1)");
    }

    @Test
    void aProjectKnowsItsGame() throws Exception {
        assertSays(
                work.done("new-agent", "adder", "--language", "python", "--game", "tictactoe")
                        .out(),
                "arena try adder --game=tictactoe");
        assertSays(Files.readString(folder.resolve("adder/README.md")), "arena check adder --game=tictactoe");
        assertSays(work.done("try", "adder", "--game=tictactoe", "--pairs", "1").out(), "adder against random");
        assertFails(
                2,
                work.arena("new-agent", "eater", "--language", "python", "--game", "tictactoe", "--like", "greedy"),
                "--like greedy plays Reversi alone: --like random plays tictactoe");
        assertFails(2, work.arena("new-agent", "copy", "--like", "greedy"), "--like is for --language python");
        assertFails(1, work.arena("new-agent", "greedy", "--language", "python"), "a sample is called greedy");
    }
}
