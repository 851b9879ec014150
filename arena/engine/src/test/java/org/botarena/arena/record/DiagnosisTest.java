package org.botarena.arena.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.text.catalogue.Language;
import org.botarena.arena.text.catalogue.Sentence;
import org.junit.jupiter.api.Test;

/** The cause and its place in one line, from a verdict and the author's log. */
class DiagnosisTest {
    private static final String NULL = """
            java.lang.NullPointerException: Cannot invoke "String.length()" because "<local1>" is null
            \tat java.base/java.util.ArrayList.get(ArrayList.java:427)
            \tat agents.Bot.best(Bot.java:21)
            \tat agents.Bot.play(Bot.java:17)
            \tat org.botarena.host.HostedAgent.move(HostedAgent.java:67)
            \tat java.base/java.lang.Thread.run(Thread.java:840)
            """;

    private static String line(Verdict verdict, String log) {
        return Diagnosis.of(verdict, log).line(Language.ENGLISH);
    }

    @Test
    void anExceptionIsShownWithTheFirstLineOfTheAgentsCode() {
        assertEquals(
                "throws java.lang.NullPointerException: Cannot invoke \"String.length()\" because \"<local1>\" is"
                        + " null: catch it, or fix the cause (agents.Bot.best, line 21)",
                line(new Verdict.Threw(), NULL));
        assertTrue(
                line(new Verdict.FailedToStart(Sentence.quote("its class or its constructor threw an exception")), NULL)
                        .startsWith("its constructor throws java.lang.NullPointerException"));
    }

    @Test
    void aMissingClassIsNamedWithoutAdviceToCatchIt() {
        String kotlin = """
                java.lang.NoClassDefFoundError: kotlin/jvm/internal/Intrinsics
                \tat bots.MyBot.<init>(MyBot.java:9)
                Caused by: java.lang.ClassNotFoundException: kotlin.jvm.internal.Intrinsics
                \t... 12 more
                """;
        assertEquals(
                "a class is missing in the jar: kotlin.jvm.internal.Intrinsics (bots.MyBot.<init>, line 9)",
                line(
                        new Verdict.FailedToStart(Sentence.quote("its class or its constructor threw an exception")),
                        kotlin));
        String inInitializer = """
                java.lang.ExceptionInInitializerError
                \tat bots.MyBot.play(MyBot.java:10)
                Caused by: java.lang.NoClassDefFoundError: util/H
                \tat bots.Table.<clinit>(Table.java:3)
                """;
        Diagnosis diagnosis = Diagnosis.of(new Verdict.Threw(), inInitializer);
        assertEquals("a class is missing in the jar: util.H", diagnosis.cause().toString());
        assertTrue(diagnosis.remedy().toString().startsWith("Unpack the library into the jar"), diagnosis::toString);
    }

    @Test
    void aMissingClassOfTheJdkIsNotALibrary() {
        String younger = "java.lang.NoClassDefFoundError: java/lang/ScopedValue\n\tat bots.MyBot.play(MyBot.java:10)\n";
        assertTrue(line(new Verdict.Threw(), younger).startsWith("throws java.lang.NoClassDefFoundError"));
        String broken =
                "java.lang.NoClassDefFoundError: Could not initialize class bots.Table\n\tat bots.MyBot.play(MyBot.java:10)\n";
        assertTrue(line(new Verdict.Threw(), broken).startsWith("throws java.lang.NoClassDefFoundError"));
    }

    @Test
    void aMissingPythonModuleIsNamedWithItsImport() {
        String log = "ModuleNotFoundError: No module named 'numpy'\n\tat agent.<module>(agent.py:4)\n";
        Diagnosis diagnosis = Diagnosis.of(new Verdict.Threw(), log);
        assertEquals("it imports a missing module: numpy (agent.<module>, line 4)", diagnosis.line(Language.ENGLISH));
        assertTrue(diagnosis.remedy().toString().contains("--python-libraries"), diagnosis::toString);
    }

    @Test
    void onlyTheAgentsOwnFramesRemainOfAStack() {
        String own = Diagnosis.ownFrames(NULL + "printed by itself\n");
        assertEquals(4, own.lines().count(), own);
        assertFalse(own.contains("HostedAgent") || own.contains("ArrayList.java"), own);
        assertTrue(own.endsWith("printed by itself\n"), own);
    }

    @Test
    void anEndlessLoopIsNamedByMethodAndLine() {
        String sample = """
                shortly before the deadline:
                    at java.base/java.util.Random.next(Random.java:209)
                    at agents.Bot.lambda$play$0(Bot.java:12)
                heap 3 of 247 MiB used
                """;
        assertEquals(
                "does not return in time: stop when game.budget(0.9).isLeft() (Python: game.time_left()) says no (agents.Bot.lambda$play$0, line 12)",
                line(new Verdict.Late(2001, 2000, Optional.empty()), sample));
        assertTrue(line(
                        new Verdict.FailedToStart(Sentence.quote("it was not constructed after 5001 ms of 5000 ms")),
                        sample)
                .startsWith("its constructor does not return in time"));
    }

    @Test
    void aSleepingAgentGetsTheSameMessageAsByAdmission() {
        String sample = """
                shortly before the deadline:
                    at java.base@17.0.9/java.lang.Thread.sleep(Native Method)
                    at app//agents.Bot.play(Bot.java:12)
                """;
        assertEquals(
                Misuse.SLEEP.text() + " (agents.Bot.play, line 12)",
                line(new Verdict.Late(2001, 2000, Optional.empty()), sample));
    }

    @Test
    void anAgentThatEndsItsProcessGetsTheRuleOnProcesses() {
        String exit = """
                System.exit was called:
                    at java.base/java.lang.Runtime.exit(Runtime.java:115)
                    at java.base/java.lang.System.exit(System.java:1860)
                    at agents.Bot.play(Bot.java:9)
                """;
        Diagnosis diagnosis =
                Diagnosis.of(new Verdict.Crashed(Sentence.quote("its process ended with exit code 3")), exit);
        assertEquals(
                "calls System.exit: an agent must not; return a move instead (agents.Bot.play, line 9)",
                diagnosis.line(Language.ENGLISH));
        assertEquals(
                "appelle System.exit\u00a0: interdit à un agent ; renvoyez un coup à la place (agents.Bot.play, ligne 9)"
                        .replace(" ;", "\u00a0;"),
                diagnosis.line(Language.FRENCH));
        assertTrue(diagnosis.remedy().toString().contains("runs until the game ends"), diagnosis::toString);
    }

    @Test
    void aRefusalOfTheSandboxGetsTheSameMessageAsByAdmission() {
        assertTrue(line(new Verdict.Threw(), "java.io.FileNotFoundException: /tmp/x (Read-only file system)\n")
                .startsWith(Misuse.FILES.text().toString()));
        assertTrue(line(new Verdict.Threw(), "java.net.SocketException: Operation not permitted\n")
                .startsWith(Misuse.NETWORK.text().toString()));
        assertTrue(line(new Verdict.Threw(), "java.lang.IllegalStateException: Permission denied\n")
                .startsWith("throws java.lang.IllegalStateException"));
    }

    private static final String NO_THREAD =
            "java.lang.OutOfMemoryError: unable to create native thread: possibly out of"
                    + " memory or process/resource limits reached\n";

    @Test
    void aLimitOfThreadsIsNotOutOfMemory() {
        String pool = """
                java.util.concurrent.ExecutionException: java.lang.OutOfMemoryError: unable to create native thread
                \tat java.base/java.util.concurrent.FutureTask.get(FutureTask.java:191)
                \tat agents.Bot.play(Bot.java:9)
                Caused by: java.lang.OutOfMemoryError: unable to create native thread
                \t... 3 more
                """;
        String start = NO_THREAD + """
                \tat java.base/java.lang.Thread.start0(Native Method)
                \tat agents.Bot.<init>(Bot.java:7)
                """;
        String waits = """
                shortly before the deadline:
                    at java.base/java.lang.Object.wait(Native Method)
                [os,thread ] Failed to start thread "Unknown thread" - pthread_create failed (EAGAIN) for attributes
                """;
        String python = """
                RuntimeError: can't start new thread
                \tat agent.play(agent.py:7)
                """;
        Verdict unfit = new Verdict.FailedToStart(Sentence.quote("its class or its constructor threw an exception"));
        for (Diagnosis said : List.of(
                Diagnosis.of(new Verdict.Threw(), pool),
                Diagnosis.of(unfit, start),
                Diagnosis.of(new Verdict.Late(2001, 2000, Optional.empty()), waits),
                Diagnosis.of(new Verdict.Threw(), python))) {
            assertEquals(Misuse.THREADS.text(), said.cause());
            assertTrue(said.remedy().toString().contains("threads: 64 in its process"), said::toString);
        }
        assertTrue(line(new Verdict.Threw(), NULL + NO_THREAD).startsWith("throws java.lang.NullPointerException"));
        assertTrue(line(new Verdict.OutOfMemory(), "java.lang.OutOfMemoryError: Java heap space\n")
                .startsWith("needs more memory"));
    }

    @Test
    void aWindowGetsTheMessageThatNoScreenExists() {
        String frame = """
                java.awt.HeadlessException
                \tat java.desktop/java.awt.GraphicsEnvironment.checkHeadless(GraphicsEnvironment.java:164)
                \tat agents.Bot.<init>(Bot.java:9)
                """;
        String dialog = """
                java.lang.InternalError: java.lang.reflect.InvocationTargetException
                \tat java.desktop/sun.font.FontManagerFactory$1.run(FontManagerFactory.java:87)
                \tat agents.Bot.<init>(Bot.java:9)
                Caused by: java.lang.reflect.InvocationTargetException
                \t... 34 more
                Caused by: java.lang.RuntimeException: Fontconfig head is null, check your fonts or fonts configuration
                """;
        String library = """
                java.lang.UnsatisfiedLinkError: /usr/lib/jvm/lib/libawt_xawt.so: libXtst.so.6: cannot open
                \tat java.desktop/java.awt.Toolkit.loadLibraries(Toolkit.java:1389)
                \tat agents.Bot.play(Bot.java:9)
                """;
        String again = """
                java.lang.NoClassDefFoundError: Could not initialize class java.awt.GraphicsEnvironment$LocalGE
                \tat java.desktop/java.awt.GraphicsEnvironment.getLocalGraphicsEnvironment(GraphicsEnvironment.java:129)
                """;
        String tk = """
                _tkinter.TclError: no display name and no $DISPLAY environment variable
                \tat agent.play(agent.py:7)
                """;
        Verdict unfit = new Verdict.FailedToStart(Sentence.quote("its class or its constructor threw an exception"));
        for (String log : List.of(frame, dialog, library, again, tk)) {
            for (Verdict verdict : List.of(unfit, new Verdict.Threw())) {
                Diagnosis said = Diagnosis.of(verdict, log);
                assertEquals(Misuse.SCREEN.text(), said.cause(), log);
                assertTrue(said.remedy().toString().contains("screen: none"), said::toString);
                assertFalse(said.remedy().toString().contains("constructor"), said::toString);
            }
        }
        String own = """
                java.lang.UnsatisfiedLinkError: no mine in java.library.path
                \tat agents.Bot.play(Bot.java:9)
                """;
        assertTrue(line(new Verdict.Threw(), own).startsWith("throws java.lang.UnsatisfiedLinkError"));
    }

    @Test
    void anIllegalMoveIsNamed() {
        assertEquals(
                "returns a move that is not legal: return one of game.position().moves() (the move a9 is not legal)",
                line(new Verdict.Illegal("a9"), "what it printed\n\tat some.Place.of(Its.java:1)\n"));
    }
}
