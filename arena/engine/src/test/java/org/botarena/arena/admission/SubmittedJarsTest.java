package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipFile;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Besides jars, an author's folder or zip, a project in it included, and a folder of classes may be handed in. */
class SubmittedJarsTest {
    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    private static TestJar agent() {
        return TestJars.jar("bot").source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""));
    }

    private byte[] jarBytes() throws Exception {
        return Files.readAllBytes(agent().into(folder.resolve("built")));
    }

    @Test
    void aZipThatHoldsOneJarIsOpened() throws Exception {
        byte[] jar = jarBytes();
        Path zip = TestJars.jar("hand-in")
                .entry("project/target/bot.jar", jar)
                .entry("project/report.pdf", "my report")
                .entry("__MACOSX/project/target/bot.jar", "finder")
                .entry("project/._bot.jar", "finder")
                .entry(".DS_Store", "finder")
                .intoFile(folder.resolve("hand-in.zip"));
        Admitted admitted = examination.admitted(zip);
        assertEquals(zip, admitted.source());
        assertEquals(examination.admitted(folder.resolve("built/bot.jar")).sha256(), admitted.sha256());
    }

    @Test
    void aZipWithoutAJarIsRefused() throws Exception {
        Path other = TestJars.jar("z").entry("data.bin", "data").intoFile(folder.resolve("other.zip"));
        assertSays(examination.refused(other), "contains no jar", "submit the jar");
        Path text = Files.writeString(folder.resolve("text.zip"), "no zip");
        assertSays(examination.refused(text), "cannot be read");
    }

    @Test
    void eachKindOfWrongSubmissionHasAMessageOfItsOwn() throws Exception {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertSays(examination.refused(empty), "nothing was submitted", "submit the jar");
        Path document = Files.createDirectories(folder.resolve("document"));
        Files.writeString(document.resolve("report.pdf"), "%PDF");
        assertSays(examination.refused(document), "a document instead of a jar", "report.pdf");
        assertSays(examination.refused(document.resolve("report.pdf")), "a document instead of a jar");
        Path source = Files.createDirectories(folder.resolve("source"));
        Files.writeString(source.resolve("bot.kt"), "class Bot");
        assertSays(examination.refused(source), "source code instead of a jar", "bot.kt");
    }

    private static String source(String name) {
        return TestJars.agentSource(name, TestJars.FIRST_MOVE, "");
    }

    private Path two(String first, String second, int secondsLater) throws Exception {
        Path author = Files.createDirectories(folder.resolve("anna"));
        Path one = TestJars.jar(first).source("agents.One", source("one")).into(author);
        Path other = TestJars.jar(second).source("agents.Two", source("two")).into(author);
        FileTime changed = FileTime.from(Instant.parse("2026-03-01T12:00:00Z"));
        Files.setLastModifiedTime(one, changed);
        Files.setLastModifiedTime(other, FileTime.from(changed.toInstant().plusSeconds(secondsLater)));
        return author;
    }

    @Test
    void ofSeveralJarsOfAnAuthorTheNewestPlays() throws Exception {
        assertEquals(
                "agents.Two",
                examination.admitted(two("my-agent", "before", 60)).agentClass());
        assertEquals(
                "agents.One",
                examination.admitted(two("my-agent", "before", -60)).agentClass());
    }

    @Test
    void ofSeveralOfOneTimeNone() throws Exception {
        assertSays(
                examination.refused(two("my-agent", "before", 0)),
                "several jars that could play",
                "before.jar, my-agent.jar",
                "the one that is to play");
    }

    @Test
    void theMomentThatACoursePlatformWroteBeforeTheNameCounts() throws Exception {
        assertEquals(
                "agents.Two",
                examination
                        .admitted(two("20261119101112_bot", "20261120101112_bot", 0))
                        .agentClass());
        assertEquals(
                "agents.Two",
                examination
                        .admitted(two("20261119101112_bot", "20261120101112_bot", -60))
                        .agentClass());
    }

    @Test
    void aJarThatMayNotPlayIsNotAChoice() throws Exception {
        Path author = two("my-agent", "before", -60);
        TestJars.jar("my-agent").entry("data.txt", "no agent").into(author);
        assertEquals("agents.Two", examination.admitted(author).agentClass());
    }

    @Test
    void ofAProjectTheJarThatWasBuiltPlaysAndNoLibraryIsAnEntrant() throws Exception {
        Path project = Files.createDirectories(folder.resolve("anna/my-agent"));
        TestJars.jar("old").source("agents.Two", source("two")).into(project);
        TestJars.jar("my-agent").source("agents.One", source("one")).into(project.resolve("target"));
        TestJars.jar("agent-api").source("agents.Three", source("three")).into(project.resolve("repository/api"));
        Files.createDirectories(project.resolve("src/main/java"));
        Files.writeString(project.resolve("src/main/java/Broken.java"), "no Java");
        assertEquals("agents.One", examination.admitted(folder.resolve("anna")).agentClass());
        assertEquals("agents.One", examination.admitted(project).agentClass());
    }

    @Test
    void aProjectWithoutAJarIsCompiled() throws Exception {
        Path zip = TestJars.jar("z")
                .withoutManifest()
                .entry("my-agent/pom.xml", "<maven.compiler.release>17</maven.compiler.release>")
                .entry("my-agent/src/main/java/agents/Bot.java", source("bot"))
                .entry("my-agent/src/main/resources/book/openings.txt", "d3 c3")
                .entry("my-agent/src/test/java/agents/BotTest.java", "needs JUnit, and is left out")
                .entry("my-agent/gradle/wrapper/gradle-wrapper.jar", "gradle's own")
                .intoFile(folder.resolve("anna.zip"));
        Admitted admitted = examination.admitted(zip);
        assertEquals("agents.Bot", admitted.agentClass());
        try (ZipFile staged = new ZipFile(admitted.staged().toFile())) {
            assertNotNull(staged.getEntry("book/openings.txt"));
        }
        assertEquals(admitted.sha256(), examination.admitted(zip).sha256(), "the same sources make the same jar");
    }

    @Test
    void aPlainFolderOfSourcesIsAProjectToo() throws Exception {
        Path source = Files.createDirectories(folder.resolve("anna/src/agents")).resolve("Bot.java");
        Files.writeString(source, source("bot"));
        assertEquals("agents.Bot", examination.admitted(folder.resolve("anna")).agentClass());
    }

    @Test
    void aProjectThatDoesNotCompileIsRefusedWithTheLine() throws Exception {
        Path source =
                Files.createDirectories(folder.resolve("anna/src/main/java")).resolve("Bot.java");
        Files.writeString(source, "class Bot {\n  int five() { return 5 }\n}\n");
        assertSays(
                examination.refused(folder.resolve("anna")),
                "it does not compile",
                "src/main/java/Bot.java, line 2: ';' expected");
    }

    @Test
    void aZipInAZipIsOpenedToo() throws Exception {
        byte[] jar = jarBytes();
        byte[] inner =
                Files.readAllBytes(TestJars.jar("z").entry("bot.jar", jar).intoFile(folder.resolve("inner.zip")));
        Path zip = TestJars.jar("z")
                .entry("hand-in/inner.zip", inner)
                .entry("__MACOSX/hand-in/._inner.zip", "finder")
                .entry("hand-in/__MACOSX/bot.jar", "finder")
                .intoFile(folder.resolve("outer.zip"));
        assertEquals("agents.Bot", examination.admitted(zip).agentClass());
    }

    @Test
    void zipsInZipsComeToAnEnd() throws Exception {
        byte[] bytes = jarBytes();
        String name = "bot.jar";
        for (int depth = 0; depth < 5; depth++) {
            bytes = Files.readAllBytes(TestJars.jar("z").entry(name, bytes).intoFile(folder.resolve(depth + ".zip")));
            name = "deeper.zip";
        }
        assertSays(examination.refused(folder.resolve("4.zip")), "nested too deep", "deeper.zip");
    }

    @Test
    void aJarThatWasRenamedToZipIsAJar() throws Exception {
        assertEquals(
                "agents.Bot",
                examination
                        .admitted(agent().intoFile(folder.resolve("bot.zip")))
                        .agentClass());
    }

    @Test
    void sourcesWithoutAJavaProjectAreRefusedWithARequestForTheJar() throws Exception {
        Path project = Files.createDirectories(folder.resolve("project"));
        Files.writeString(project.resolve("bot.kt"), "class Bot");
        assertSays(examination.refused(project), "source code instead of a jar", "Build Artifacts");
        Path source = Files.writeString(folder.resolve("Bot.java"), "class Bot {}");
        assertSays(examination.refused(source), "source code instead of a jar", "mvn package", "a zip");
    }

    @Test
    void archivesOfOtherProgramsAreRefusedWhateverTheyAreCalled() throws Exception {
        assertSays(
                examination.refused(Files.writeString(folder.resolve("bot.rar"), "Rar!")), "does not open", "use .zip");
        assertSays(examination.refused(Files.writeString(folder.resolve("bot.jar"), "Rar!...")), "RAR archive under");
        Path sevenZip = Files.write(folder.resolve("bot.zip"), new byte[] {'7', 'z', (byte) 0xBC, (byte) 0xAF});
        assertSays(examination.refused(sevenZip), "7-Zip archive under another name");
        Path packed = TestJars.jar("z").entry("bot.7z", "7z").intoFile(folder.resolve("packed.zip"));
        assertSays(examination.refused(packed), "does not open", "the submission holds bot.7z");
    }

    @Test
    void aJarInAZipKeepsToTheSameLimits() throws Exception {
        Path zip = TestJars.jar("z").bomb("bot.jar", (64L << 20) + 1).intoFile(folder.resolve("bomb.zip"));
        assertSays(examination.refused(zip), "too large", "64 MiB");
    }

    @Test
    void aFolderOfClassesIsAJar() throws Exception {
        Path classes = agent().entry("data.txt", "data").classesInto(folder.resolve("my-bot/target/classes"));
        Files.writeString(classes.resolve(".DS_Store"), "finder");
        Admitted admitted = examination.admitted(classes);
        assertEquals("agents.Bot", admitted.agentClass());
        assertEquals(List.of("my-bot.jar"), examination.staged());
    }

    @Test
    void theFolderOfAProjectIsNotTheOneOfItsClasses() throws Exception {
        agent().classesInto(folder.resolve("my-bot/target/classes"));
        assertSays(
                examination.refused(folder.resolve("my-bot")),
                "class files instead of a jar",
                "target/classes/agents/Bot.class");
    }

    @Test
    void linksInAFolderOfClassesAreRefused() throws Exception {
        Path classes = agent().classesInto(folder.resolve("my-bot/target/classes"));
        Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
        try {
            Files.createSymbolicLink(classes.resolve("book.txt"), secret);
        } catch (UnsupportedOperationException e) {
            Assumptions.abort("no symbolic links here");
        }
        assertSays(examination.refused(classes), "symbolic link", "book.txt");
    }
}
