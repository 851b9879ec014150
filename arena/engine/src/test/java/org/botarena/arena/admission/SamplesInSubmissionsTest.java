package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.botarena.arena.admission.examination.Examiners;
import org.botarena.arena.admission.examiner.archive.SampleClasses;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * An author may keep the arena's samples as opponents: they never play under the author's name while there is anything
 * else.
 */
class SamplesInSubmissionsTest {
    private static final String LEFT_OUT = "an unchanged sample of the arena was left out";

    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private Examiners examiners;

    @BeforeEach
    void theArenaHasTwoSamples() throws Exception {
        Path samples = Files.createDirectories(folder.resolve("arena"));
        sample().into(samples);
        TestJars.agent(samples, "greedy", "return game.position().moves()[1 - 1];");
        examiners = Examination.examiners().knowing(SampleClasses.in(samples));
        examination.askedOf(examiners);
    }

    @AfterEach
    void close() {
        examiners.close();
    }

    /** It is marked, as samples are. */
    private static TestJar sample() {
        return TestJars.jar("random")
                .source("samples.Random", sampleSource("return game.position().moves()[player % 1];"))
                .source("samples.Helper", "package samples; public class Helper { public int one() { return 1; } }");
    }

    private static String sampleSource(String body) {
        return TestJars.agentSource("random", body, "")
                .replace("package agents;", "package samples;")
                .replace("public class", "@org.pf4j.Extension public class");
    }

    private static TestJar own() {
        return TestJars.jar("bot").source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""));
    }

    private Path anna() throws Exception {
        return Files.createDirectories(folder.resolve("anna"));
    }

    private static void touch(Path file, int seconds) throws Exception {
        Files.setLastModifiedTime(
                file, FileTime.from(Instant.parse("2026-03-01T12:00:00Z").plusSeconds(seconds)));
    }

    private void assertPlays(String agent, Path submission) {
        Admitted admitted = examination.admitted(submission);
        assertEquals(agent, admitted.agentClass());
        assertEquals(
                List.of(LEFT_OUT),
                admitted.warnings().stream()
                        .map(warning -> warning.what().toString())
                        .toList());
    }

    @Test
    void theOwnJarPlaysThoughTheSampleIsNewer() throws Exception {
        touch(own().into(anna()), 0);
        touch(sample().into(anna().resolve("opponents")), 60);
        assertPlays("agents.Bot", anna());
    }

    @Test
    void theOwnJarPlaysThoughABuildWroteTheSample() throws Exception {
        own().into(anna());
        sample().into(anna().resolve("target"));
        assertPlays("agents.Bot", anna());
    }

    @Test
    void theOwnSourcesAreCompiled() throws Exception {
        Path source = Files.createDirectories(anna().resolve("Bot/src/bots")).resolve("Bot.java");
        Files.writeString(
                source,
                TestJars.agentSource("bot", TestJars.FIRST_MOVE, "").replace("package agents;", "package bots;"));
        sample().into(anna().resolve("Bot/lib"));
        assertPlays("bots.Bot", anna());
    }

    @Test
    void theOwnJarIsRefusedAndTheSampleDoesNotPlayInItsPlace() throws Exception {
        own().classVersion("agents.Bot", 97).into(anna().resolve("target"));
        sample().into(anna().resolve("opponents"));
        Refused refused =
                assertInstanceOf(Refused.class, examination.admission().examine(anna(), false));
        assertSays(refused.problems().get(0), "Java 53");
        assertSays(refused.problems().get(1), LEFT_OUT, "opponents/random.jar");
        assertEquals(2, refused.problems().size(), refused::toString);
    }

    @Test
    void sourcesWithoutAProjectAreRefusedAndTheSampleDoesNotPlay() throws Exception {
        Files.writeString(anna().resolve("notes.c"), "int main() {}");
        sample().into(anna());
        Refused refused =
                assertInstanceOf(Refused.class, examination.admission().examine(anna(), false));
        assertSays(refused.problems().get(0), "source code instead of a jar", "notes.c");
        assertSays(refused.problems().get(1), LEFT_OUT);
    }

    @Test
    void theZipNextToASampleIsOpened() throws Exception {
        Path jar = own().into(folder.resolve("built"));
        TestJars.jar("z")
                .withoutManifest()
                .entry("bot.jar", Files.readAllBytes(jar))
                .intoFile(anna().resolve("hand-in.zip"));
        sample().into(anna());
        assertPlays("agents.Bot", anna());
    }

    @Test
    void aSampleThatWasPackedAgainIsStillOne() throws Exception {
        own().into(anna());
        sample().apiInside()
                .entry("META-INF/maven/pom.xml", "<project/>")
                .entry("notes.txt", "my opponent")
                .intoFile(anna().resolve("my-old-bot.jar"));
        assertPlays("agents.Bot", anna());
    }

    @Test
    void oneChangedMethodMakesItTheAuthors() throws Exception {
        Path changed = TestJars.jar("random")
                .source("samples.Random", sampleSource("return game.position().moves()[0];"))
                .source("samples.Helper", "package samples; public class Helper { public int one() { return 1; } }")
                .into(anna().resolve("target"));
        assertEquals("samples.Random", examination.admitted(changed).agentClass());
        sample().into(anna());
        assertPlays("samples.Random", anna());
    }

    @Test
    void aChangedHelperMakesItTheAuthorsToo() throws Exception {
        TestJars.jar("random")
                .source("samples.Random", sampleSource("return game.position().moves()[player % 1];"))
                .source("samples.Helper", "package samples; public class Helper { public int one() { return 2; } }")
                .into(anna().resolve("target"));
        sample().into(anna());
        assertPlays("samples.Random", anna());
    }

    @Test
    void inOneJarWithASampleTheOwnAgentPlaysThoughTheSampleIsMarked() throws Exception {
        TestJar both = own();
        sample().classes().forEach(both::entry);
        assertEquals("agents.Bot", examination.admitted(both.into(folder)).agentClass());
    }

    @Test
    void inOneJarWithASampleAnAgentThatCannotPlayIsNamed() throws Exception {
        TestJar both = TestJars.jar("bot")
                .source(
                        "agents.Bot",
                        TestJars.agentSource("bot", TestJars.FIRST_MOVE, "")
                                .replace("public class", "public abstract class"));
        sample().classes().forEach(both::entry);
        assertSays(examination.refused(both.into(folder)), "no Agent class", "agents.Bot is abstract");
    }

    @Test
    void whereThereIsNothingElseTheSampleIsWhatWasHandedIn() throws Exception {
        sample().into(anna());
        Files.writeString(anna().resolve("report.pdf"), "%PDF");
        Admitted admitted = examination.admitted(anna());
        assertEquals("samples.Random", admitted.agentClass());
        assertEquals(List.of(), admitted.warnings());
    }
}
