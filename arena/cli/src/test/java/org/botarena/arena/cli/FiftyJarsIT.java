package org.botarena.arena.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.cli.Shell.Ran;
import org.botarena.arena.process.NeedsSandbox;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Measures the check of a teacher's fifty submissions an hour before the tournament, and prints the time. */
@Tag("full")
@DisabledOnOs(OS.WINDOWS)
class FiftyJarsIT {
    private static final int HAND_INS = 50;

    @TempDir
    Path folder;

    @Test
    void fiftyHandInsAreCheckedAndRemembered() throws Exception {
        areCheckedAndRemembered("--isolation=process");
    }

    @Test
    @NeedsSandbox
    void inTheSandboxToo() throws Exception {
        areCheckedAndRemembered("--isolation=sandbox");
    }

    /** Twenty agents answer at once, twenty use all of their time, and ten are wrong in five ways. */
    private void areCheckedAndRemembered(String level) throws Exception {
        Workplace work = new Workplace(folder);
        for (int i = 0; i < HAND_INS; i++) {
            submit(i, Files.createDirectories(work.agents().resolve("Author %d_assignsubmission_file_".formatted(i))));
        }
        long begin = System.nanoTime();
        Ran ran = work.arena("check", "agents", level);
        double seconds = (System.nanoTime() - begin) / 1e9;
        assertEquals(1, ran.code(), ran::toString);
        // One never ends its first move. On a busy machine that may not be its fault, which is a warning.
        assertTrue(ran.out().matches("(?s).*50 submissions: 4[23] admitted, [78] refused.*"), ran::toString);
        long again = System.nanoTime();
        Ran second = work.arena("check", "agents", level);
        assertEquals(1, second.code(), second::toString);
        System.out.printf(
                "fifty hand-ins, %s: %.0f s, checked again %.0f s, %d processors%n",
                level,
                seconds,
                (System.nanoTime() - again) / 1e9,
                Runtime.getRuntime().availableProcessors());
    }

    private static void submit(int i, Path theirs) throws Exception {
        String mine = "/* %d */ int number = %d; ".formatted(i, i);
        String waits = mine + "Thread.sleep(Math.max(0, game.timeLeft().toMillis() - 30)); " + TestJars.FIRST_MOVE;
        switch (i % 10) {
            case 0 -> {
                switch (i / 10) {
                    case 0 -> Files.writeString(theirs.resolve("bot.rar"), "Rar!");
                    case 1 ->
                        TestJars.jar("z").entry("src/Bot.java", "class Bot {}").intoFile(theirs.resolve("bot.zip"));
                    case 2 ->
                        TestJars.jar("none").entry("readme.txt", "nothing here").into(theirs);
                    case 3 -> TestJars.agent(theirs, "lost", mine + "return 12345;");
                    default ->
                        TestJars.agent(
                                theirs, "broken", TestJars.FIRST_MOVE, "{ if (true) throw new Error(\"bug\"); }");
                }
            }
            case 5 -> {
                switch (i / 10) {
                    case 0 -> Files.writeString(theirs.resolve("bot.7z"), "7z");
                    case 1 -> TestJars.agent(theirs, "loops", mine + "while (true) { number++; }");
                    case 2 ->
                        TestJars.agent(
                                theirs,
                                "tires",
                                mine + "if (game.history().length > 20) throw new Exception(); " + TestJars.FIRST_MOVE);
                    case 3 ->
                        TestJars.jar("young")
                                .source("agents.Young", TestJars.agentSource("young", TestJars.FIRST_MOVE, ""))
                                .classVersion(
                                        "agents.Young", 45 + Runtime.version().feature())
                                .into(theirs);
                    default ->
                        TestJars.agent(theirs, "noisy", mine + "System.out.println(number); " + TestJars.FIRST_MOVE);
                }
            }
            case 1, 2, 3, 4 -> TestJars.agent(theirs, "bot", waits);
            default -> TestJars.agent(theirs, "bot", mine + TestJars.FIRST_MOVE);
        }
    }
}
