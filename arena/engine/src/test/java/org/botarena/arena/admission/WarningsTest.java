package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.admission.examiner.limits.Allowance;
import org.botarena.arena.admission.examiner.limits.Misuse;
import org.botarena.arena.admission.examiner.limits.Problem;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an agent may contain though it will not help: a warning tells its author, with the row of the page. */
class WarningsTest {
    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    @Test
    void anOrdinaryAgentHasNone() {
        Path jar = TestJars.agent(folder, "plain", TestJars.FIRST_MOVE);
        assertEquals(List.of(), examination.admitted(jar).warnings());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "System.exit(0); java.lang.System.exit; EXIT",
                "Runtime.getRuntime().halt(0); java.lang.Runtime.halt; EXIT",
                "Thread.sleep(5); java.lang.Thread.sleep; SLEEP",
                "java.util.concurrent.TimeUnit.SECONDS.sleep(1); java.util.concurrent.TimeUnit.sleep; SLEEP",
                "new java.util.Scanner(System.in).nextInt(); java.lang.System.in; INPUT",
                "Runtime.getRuntime().exec(\"ls\"); java.lang.Runtime.exec; PROGRAMS",
                "new ProcessBuilder(\"ls\").start(); java.lang.ProcessBuilder; PROGRAMS",
                "new java.net.Socket(\"localhost\", 80).close(); java.net.Socket; NETWORK",
                "new java.net.URL(\"file:x\").openStream(); java.net.URL.openStream; NETWORK",
                "java.net.http.HttpClient.newHttpClient(); java.net.http.HttpClient.newHttpClient; NETWORK",
                "System.loadLibrary(\"fast\"); java.lang.System.loadLibrary; NATIVE",
                "System.load(\"/fast.so\"); java.lang.System.load; NATIVE",
                "sun.misc.Unsafe.getUnsafe(); sun.misc.Unsafe.getUnsafe; NATIVE",
                "new java.io.FileInputStream(\"book\").close(); java.io.FileInputStream; FILES",
                "java.nio.file.Files.readString(java.nio.file.Path.of(\"book\")); java.nio.file.Files.readString; FILES"
            })
    void referencesToWhatAnAgentCannotOrMustNotDo(String statement, String what, Misuse misuse) {
        Path jar = TestJars.agent(folder, "bot", statement + "; " + TestJars.FIRST_MOVE);
        Problem warning = examination.warned(jar);
        assertEquals(misuse.text(), warning.what());
        assertSays(
                warning,
                "agents.Bot.play, line 10 uses " + what,
                misuse.row().quote().toString(),
                "this is a warning");
    }

    @Test
    void theMainMethodIsIgnoredBecauseTheArenaNeverCallsIt() {
        Path jar = TestJars.agent(
                folder, "bot", TestJars.FIRST_MOVE, "public static void main(String[] args) { System.exit(0); }");
        assertEquals(List.of(), examination.admitted(jar).warnings());
    }

    @Test
    void nativeMethods() {
        Path jar = TestJars.agent(folder, "bot", TestJars.FIRST_MOVE, "native int fast(int n);");
        assertSays(
                examination.warned(jar),
                "agents.Bot.fast",
                "a native method",
                Allowance.NATIVE.quote().toString());
    }

    @Test
    void methodReferencesAreSeenToo() {
        String body = "java.util.function.LongSupplier memory = Runtime.getRuntime()::totalMemory; ";
        Path harmless = TestJars.agent(folder, "harmless", body + TestJars.FIRST_MOVE);
        assertEquals(List.of(), examination.admitted(harmless).warnings());
        Path jar = TestJars.agent(
                folder,
                "bot",
                "java.util.function.Consumer<String> load = System::loadLibrary; load.accept(\"x\"); "
                        + TestJars.FIRST_MOVE);
        assertSays(examination.warned(jar), "System.loadLibrary");
    }

    @Test
    void oneWarningForEachKindHoweverOften() {
        Path jar = TestJars.jar("bot")
                .source(
                        "agents.Bot",
                        TestJars.agentSource("bot", "System.load(\"a\"); System.load(\"b\"); return 0;", ""))
                .source("agents.Tool", "package agents; class Tool { static { System.load(\"c\"); } }")
                .into(folder);
        assertSays(examination.warned(jar), "agents.Bot.play", "and 1 more classes");
    }

    @Test
    void whatTheArenaHasItselfIsLeftOut() {
        Path jar = TestJars.jar("fat")
                .source("agents.Fat", TestJars.agentSource("fat", TestJars.FIRST_MOVE, ""))
                .apiInside()
                .into(folder);
        assertSays(examination.warned(jar), "classes of the arena", "org.botarena.api", "org.pf4j", "provided");
    }

    @Test
    void aPluginClassIsDropped() {
        Path jar = TestJars.jar("bot")
                .source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""))
                .manifest("Plugin-Class", "p.MyPlugin")
                .into(folder);
        assertSays(examination.warned(jar), "Plugin-Class", "p.MyPlugin");
    }
}
