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
import java.util.List;
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

/** Agents in Python: created, tried, submitted, and sandboxed. */
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

    /** Submits an agent that acts at its first move, as a zip in the drop folder. */
    private void submit(String name, String source) throws Exception {
        submit(name, "agent.py", source);
    }

    /** Submits a folder of files, given by names and texts, as a zip in the drop folder. */
    private void submit(String name, String... files) throws Exception {
        try (OutputStream out = Files.newOutputStream(work.agents().resolve(name + ".zip"));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (int i = 0; i < files.length; i += 2) {
                zip.putNextEntry(new ZipEntry(name + "/" + files[i]));
                zip.write(files[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    @Test
    void aProjectFromNewAgentBeatsRandomInPythonAndPlaysNextToJars() throws Exception {
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
        work.done("ask", "zoes-snake", "--record", "cup", id, "--ply", "20");
        String moved = work.done("ask", "zoes-snake", "--game", "reversi").out();
        assertTrue(moved.matches("(?s)[a-h][1-8] .*"), moved);
    }

    @Test
    void aTemplateForReversiPlaysEveryOtherGameWithoutAFault() throws Exception {
        for (String template : List.of("greedy", "flat")) {
            work.done("new-agent", "my " + template, "--language", "python", "--like", template);
            Ran checked = work.done("check", "my-" + template, "--game", "tictactoe", "--move-time", "1s");
            assertSays(checked.out(), "admitted", "tictactoe as player 1");
        }
        work.done("run", "my-greedy", "my-flat", "--game", "tictactoe", "--move-time", "1s", "--out", "cup");
        assertFalse(Files.readString(folder.resolve("cup/games.jsonl")).contains("\"faults\":[{"));
    }

    /** Flat Monte-Carlo as in a course submission, with a second module. */
    private static final String[] FLAT = {"agent.py", """
        from bitreversi import BitboardReversi
        from simulation import rollout

        class AgentFlatMCTS:
            def __init__(self, board, nb_simu=6):
                assert isinstance(board, BitboardReversi) and board.nb_moves() == 0
                self.board, self.nb_simu = board, nb_simu

            def play(self, player):
                wins = {}
                config = self.board.board_to_int()
                for move in self.board.valid_moves(player):
                    wins[move] = 0
                    for _ in range(self.nb_simu):
                        self.board.bitboards_to_board(*config)
                        self.board.make_move(*move, player)
                        wins[move] += player * rollout(self.board.copy(), -player) > 0
                return max(wins, key=wins.get)
        """, "simulation.py", """
        import random

        def rollout(game, player):
            while not game.game_over():
                moves = game.valid_moves(player)
                if moves:
                    game.make_move(*random.choice(moves), player)
                player = -player
            return game.score()
        """, "README.txt", "Flat Monte-Carlo"};

    @Test
    void theFormOfTheSourceDocumentIsAcceptedUnchanged() throws Exception {
        submit("Agent_3101_3102", FLAT);
        Ran ran = work.done("run", "--languages", "java,python", "--with", "random", "--out", "cup");
        assertSays(ran.out(), "Agent_3101_3102");
        assertFalse(Files.readString(folder.resolve("cup/games.jsonl")).contains("\"faults\":[{"), ran::toString);
    }

    @Test
    void aSubmissionInPythonIsAcceptedIfAllowed() throws Exception {
        work.twoAgents();
        submit("snake", """
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
                "snake is written in Python, which runs only in the sandbox");
    }

    @Test
    void anExceptionOfAnAgentIsReportedWithItsTypeTextAndLine() throws Exception {
        submit("snake", """
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
    void aSquareOffTheBoardIsNotAMove() throws Exception {
        submit("Agent_Beside", """
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
        Path agent = folder.resolve("adder/agent.py");
        Files.writeString(agent, "games = ['tictactoe']\n" + Files.readString(agent));
        assertSays(work.done("try", "adder", "--pairs", "1").err(), "--game=tictactoe");
        assertFails(
                2,
                work.arena("new-agent", "eater", "--language", "python", "--game", "tictactoe", "--like", "greedy"),
                "--like greedy plays only Reversi: --like random plays tictactoe");
        assertFails(2, work.arena("new-agent", "copy", "--like", "greedy"), "--like is for --language python");
        assertFails(1, work.arena("new-agent", "greedy", "--language", "python"), "a sample is called greedy");
    }
}
