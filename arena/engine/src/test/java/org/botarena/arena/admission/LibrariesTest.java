package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Of a thin and a fat jar the one plays that has its libraries; where a library is missing, its place is named. */
class LibrariesTest {
    private static final String HELP =
            "package util; public class Help { public static long first(long[] all) { return all[0]; } }";

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private static TestJar fat(String name) {
        return TestJars.jar(name)
                .source(
                        "agents.Bot",
                        TestJars.agentSource("bot", "return util.Help.first(game.position().moves());", ""))
                .source("util.Help", HELP);
    }

    private static TestJar thin(String name) {
        TestJar thin = TestJars.jar(name);
        fat(name).classes().entrySet().stream()
                .filter(file -> file.getKey().startsWith("agents/"))
                .forEach(file -> thin.entry(file.getKey(), file.getValue()));
        return thin;
    }

    private static TestJar library(String name) {
        return TestJars.jar(name).source("util.Help", HELP);
    }

    private Path anna() throws Exception {
        return Files.createDirectories(folder.resolve("anna"));
    }

    private static Path changed(Path jar, int seconds) throws Exception {
        return Files.setLastModifiedTime(
                jar, FileTime.from(Instant.parse("2026-03-01T12:00:00Z").plusSeconds(seconds)));
    }

    private String played() throws Exception {
        String sha256 = examination.admitted(anna()).sha256();
        return examination.admitted(fat("other").into(folder)).sha256().equals(sha256) ? "fat" : "thin";
    }

    @Test
    void theFatJarPlaysWhicheverIsNewer() throws Exception {
        for (int seconds : new int[] {-60, 0, 60}) {
            changed(fat("bot-1.0-all").into(anna().resolve("build/libs")), 0);
            changed(thin("bot-1.0").into(anna().resolve("build/libs")), seconds);
            assertEquals("fat", played(), "seconds that the thin one is younger: " + seconds);
        }
    }

    @Test
    void theFatJarPlaysInWhateverFolderItIs() throws Exception {
        thin("bot").into(anna().resolve("target"));
        fat("bot-with-everything").into(anna().resolve("dist"));
        assertEquals("fat", played());
    }

    @Test
    void whereTheThinJarLacksNothingTheFatOneMayPlay() throws Exception {
        TestJar thin = TestJars.jar("bot").source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""));
        TestJar fat = TestJars.jar("bot-all")
                .source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""))
                .source("util.Help", HELP);
        changed(thin.into(anna()), 0);
        changed(fat.into(anna()), 0);
        assertEquals(
                examination.admitted(fat.into(folder)).sha256(),
                examination.admitted(anna()).sha256());
    }

    @Test
    void theSameJarTwiceIsOne() throws Exception {
        changed(fat("bot").into(anna()), 0);
        changed(fat("bot").manifest("Built-By", "anna").intoFile(anna().resolve("copy of bot.jar")), 0);
        assertEquals("agents.Bot", examination.admitted(anna()).agentClass());
    }

    @Test
    void twoVersionsOfOneTimeAreRefused() throws Exception {
        changed(fat("bot").into(anna()), 0);
        changed(
                TestJars.jar("bot2")
                        .source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""))
                        .into(anna()),
                0);
        assertSays(examination.refused(anna()), "several jars that could play", "bot.jar, bot2.jar");
    }

    @Test
    void aLibraryInsideTheJarIsNamed() throws Exception {
        byte[] library = Files.readAllBytes(library("help").into(folder));
        Path jar = thin("bot").entry("lib/help.jar", library).into(folder);
        assertSays(
                examination.warned(jar),
                "a class is missing in the jar: util.Help",
                "agents.Bot uses it, and it is in lib/help.jar inside the jar",
                "unpack the library");
    }

    @Test
    void aLibraryNextToTheJarIsNamed() throws Exception {
        thin("bot").into(anna());
        library("help").into(anna().resolve("lib"));
        assertSays(examination.warned(anna()), "util.Help", "lib/help.jar next to the jar");
    }

    @Test
    void theSuperclassOfTheAgentIsNamedToo() throws Exception {
        TestJar whole = TestJars.jar("bot")
                .source(
                        "agents.Base",
                        TestJars.agentSource("base", TestJars.FIRST_MOVE, "")
                                .replace("public class", "public abstract class"))
                .source(
                        "agents.Bot",
                        "package agents; public class Bot<P extends org.botarena.api.Position<P>> extends Base<P> {"
                                + " public Bot(org.botarena.api.Game<P> game) { super(game); } }");
        TestJar library = TestJars.jar("base");
        TestJar bot = TestJars.jar("bot");
        whole.classes().forEach((path, bytes) -> (path.equals("agents/Base.class") ? library : bot).entry(path, bytes));
        bot.into(anna());
        library.into(anna());
        assertSays(examination.refused(anna()), "agents.Base", "base.jar next to the jar", "unpack the library");
    }

    @Test
    void aMissingLibraryIsLeftToTheTrial() throws Exception {
        examination.admitted(thin("bot").into(folder)).warnings().forEach(problem -> {
            throw new AssertionError(problem);
        });
    }
}
