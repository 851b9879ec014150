package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.botarena.api.Games;
import org.botarena.api.Position;
import org.botarena.api.Rules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Our agents with another referee, which knows only what its engines send. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class OurEnginesIT {
    @TempDir
    Path folder;

    private Process engine;
    private Writer to;
    private BufferedReader from;

    private void start(String... words) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(Assembled.home().resolve("bin/arena").toString()));
        command.addAll(List.of(words));
        command.add("--isolation=process");
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("BOTARENA_CACHE", Workplace.CACHE.toString());
        builder.environment().put("BOTARENA_JAVA_OPTIONS", Workplace.QUICKLY);
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        engine = builder.start();
        to = engine.outputWriter(StandardCharsets.UTF_8);
        from = new BufferedReader(new InputStreamReader(engine.getInputStream(), StandardCharsets.UTF_8));
    }

    @AfterEach
    void end() {
        if (engine != null) {
            engine.destroyForcibly();
        }
    }

    private void say(String line) throws IOException {
        to.write(line + "\n");
        to.flush();
    }

    private String gtp(String command) throws IOException {
        say(command);
        StringBuilder response = new StringBuilder();
        for (String line = from.readLine(); !line.isEmpty(); line = from.readLine()) {
            response.append(response.isEmpty() ? "" : "\n").append(line);
        }
        return response.toString();
    }

    /** Plays white at random, and sends black's passes or omits them. */
    private static <P extends Position<P>> P game(
            Rules<P> rules, boolean tellsPasses, Function<String, String> engine) {
        Random random = new Random(5);
        P position = rules.start();
        while (position.turn() != Position.OVER) {
            String colour = position.turn() == 0 ? "b" : "w";
            long forced = rules.forced(position);
            if (forced != Position.NONE) {
                if (tellsPasses) {
                    assertEquals("=", engine.apply("play " + colour + " pass"));
                }
                position = position.play(forced);
            } else if (position.turn() == 0) {
                String vertex = engine.apply("genmove b").substring(2);
                position = position.tryPlay(position.parse(vertex.toLowerCase(Locale.ROOT)));
            } else {
                long move = position.randomMove(random);
                assertEquals("=", engine.apply("play W " + position.show(move)));
                position = position.play(move);
            }
        }
        return position;
    }

    @Test
    void aScriptedRefereePlaysWholeGamesAgainstUctByGtp() throws Exception {
        start("gtp", Assembled.home().resolve("agents/samples/uct.jar").toString(), "--game", "reversi:size=4");
        assertEquals("=1 2", gtp("1 protocol_version"));
        assertEquals("=2 Bot Arena uct", gtp("2 name"));
        assertTrue(gtp("list_commands").contains("\nreg_genmove\n"));
        assertEquals("= true", gtp("known_command time_settings"));
        assertEquals("= Othello", gtp("list_games"));
        assertEquals("=", gtp("set_game Othello"));
        assertEquals("? unsupported game: there is Othello", gtp("set_game Go"));
        assertEquals("? unacceptable size", gtp("boardsize 8"));
        assertEquals("=", gtp("boardsize 4"));
        assertEquals("=", gtp("time_settings 0 1 10"));
        Rules<?> rules = Games.installed().parse("reversi:size=4");
        for (boolean tellsPasses : new boolean[] {true, false}) {
            assertEquals("=7", gtp("7 clear_board"));
            Position<?> end = game(rules, tellsPasses, this::quietly);
            String winner = end.score(0) > 0 ? "B+" : end.score(0) < 0 ? "W+" : "0";
            assertTrue(gtp("final_score").startsWith("= " + winner), () -> "" + end);
        }
        assertEquals("?9 unknown command", gtp("9 dance"));
        assertEquals("? illegal move", gtp("play b a1"));
        assertEquals("=", gtp("quit"));
        assertTrue(engine.waitFor(20, TimeUnit.SECONDS));
        assertEquals(0, engine.exitValue());
    }

    private String quietly(String command) {
        try {
            return gtp(command);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aMoveTakenBackIsForgottenAndASearchPlaysNothing() throws Exception {
        start("gtp", "greedy", "--game", "reversi:size=4");
        assertEquals("=", gtp("play b b1"));
        String found = gtp("reg_genmove w");
        assertEquals(found, gtp("genmove w"));
        assertEquals("=", gtp("undo"));
        assertEquals(found, gtp("genmove white"));
        assertEquals("=", gtp("undo"));
        assertEquals("=", gtp("undo"));
        assertEquals("? cannot undo", gtp("undo"));
        assertTrue(gtp("showboard").contains("\n-XO-\n") || gtp("showboard").contains("\n-OX-\n"));
    }

    @Test
    void anAgentPlaysByLines() throws Exception {
        start("lines", "random", "--game", "tictactoe");
        say("arena 1\ngame tictactoe\nseat 1\nseed 4\ntime 5000\nstart");
        assertEquals("ready 1", from.readLine());
        say("position X........ O\nmoves 1 2 3 4 5 6 7 8\nsince 0\ntime 1000\nmove 1");
        String answer = from.readLine();
        assertTrue(answer.matches("1 [1-8]"), answer);
        String first = answer.substring(2);
        say("position .X.O..... X\nmoves 0\nsince 0\ntime 1000\nmove 2"); // a different game from before
        assertTrue(from.readLine().matches("2 [02-8]"));
        assertFalse(first.isEmpty());
        to.close();
        assertTrue(engine.waitFor(20, TimeUnit.SECONDS));
        assertEquals(0, engine.exitValue());
    }
}
