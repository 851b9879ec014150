package org.botarena.arena.cli;

import static org.botarena.arena.cli.RanAssertions.assertFails;
import static org.botarena.arena.cli.Typed.arena;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.cli.record.Records;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.record.Verdict;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tests that {@code explain --junit} writes: they compile, fail for the losing agent, and pass for a better one.
 */
class KeyMomentTest {
    private static final GameRecord LOST = Records.game("0000-a-11aa", "tictactoe", "0 1 3 6 4 8 5");

    private static final String LAST_MOVE = "long[] moves = game.position().moves(); return moves[moves.length - 1];";

    @TempDir
    Path folder;

    /** Writes the test of a game, compiles it, and runs it with an agent with this body. */
    private void learn(GameRecord game, String body) throws Throwable {
        Path work = Files.createTempDirectory(folder, "work");
        Records.write(work, game);
        Ran ran = arena(
                "explain",
                work.toString(),
                game.id(),
                "--nodes",
                "2000",
                "--junit",
                work.resolve("MomentTest.java").toString(),
                "--agent-class",
                TestJars.className("mine"));
        assertEquals(0, ran.code(), ran::toString);
        Path jar = TestJars.agent(work, "mine", body);
        String classPath = System.getProperty("java.class.path") + File.pathSeparator + jar;
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-Xlint:unchecked,rawtypes,cast",
                        "-Werror",
                        "-cp",
                        classPath,
                        "-d",
                        work.toString(),
                        work.resolve("MomentTest.java").toString());
        assertEquals(0, compiled, () -> "it does not compile");
        URL[] urls = {work.toUri().toURL(), jar.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(urls)) {
            Thread.currentThread().setContextClassLoader(loader);
            run(loader.loadClass("MomentTest"));
        }
    }

    private static void run(Class<?> test) throws Throwable {
        Method method = Arrays.stream(test.getDeclaredMethods())
                .filter(each -> each.isAnnotationPresent(Test.class))
                .findFirst()
                .orElseThrow();
        var constructor = test.getDeclaredConstructor();
        constructor.setAccessible(true);
        method.setAccessible(true);
        try {
            method.invoke(constructor.newInstance());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Test
    void theLosingMoveMustNotBePlayedAgain() throws Throwable {
        // At ply 1 of the game the first free cell is 1, which lost; the last one is 8.
        AssertionError failed = assertThrows(AssertionError.class, () -> learn(LOST, TestJars.FIRST_MOVE));
        assertTrue(failed.getMessage().contains("gave away the draw; 4 held it"), failed::getMessage);
        learn(LOST, LAST_MOVE);
    }

    @Test
    void anAgentWithAnIllegalMoveMustPlayALegalOneInTime() throws Throwable {
        GameRecord illegal = Records.fault("0000-b-22bb", "reversi:size=6", null, "b3", new Verdict.Illegal("a1"));
        AssertionError failed = assertThrows(AssertionError.class, () -> learn(illegal, "return 0;"));
        assertTrue(failed.getMessage().contains("a1 is not legal in"), failed::getMessage);
        learn(illegal, TestJars.FIRST_MOVE);
    }

    @Test
    void anAgentSeesOnlyItsOwnHand() throws Throwable {
        GameRecord late =
                Records.fault("0000-c-33cc", "jass", null, "S10", new Verdict.Late(2001, 2000, Optional.empty()));
        learn(
                late,
                "if (!game.position().seenBy(player).equals(game.position())) throw new Exception(\"sees all\");"
                        + " if (game.history().length != 1) throw new Exception(\"history\"); return game.position().moves()[0];");
    }

    @Test
    void anImpossibleTestIsExplained() throws Exception {
        Records.write(folder, LOST, Records.game("0000-b-44dd", "tictactoe", "4 0 8 2 1 7 6 3 5"));
        String place = folder.toString();
        String file = folder.resolve("MomentTest.java").toString();
        assertFails(1, arena("explain", place, "0000-a", "--junit", file), "which class is agent1?", "--agent-class");
        List<String> known = List.of("--agent-class", "me.Mine");
        assertFails(
                1, explain("0000-a", folder.resolve("no-test.txt").toString(), known), "neither a folder nor a file");
        assertFails(1, explain("0000-b", file, known), "nothing is known to have gone wrong");
        assertEquals(0, explain("0000-a", file, known).code());
        assertFails(1, explain("0000-a", file, known), "is there already");
        assertEquals(0, explain("0000-a", place, known).code());
        assertTrue(Files.exists(folder.resolve("Game0000a11aaPly1Test.java")));
    }

    private Ran explain(String id, String target, List<String> more) {
        return arena("explain", folder.toString(), id, "--junit", target, more.get(0), more.get(1));
    }
}
