package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Besides jars, a zip with one jar in it and a folder of classes may be handed in. */
class HandedInTest {
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
    void aZipWithNoneOrSeveralIsRefused() throws Exception {
        Path none = TestJars.jar("z").entry("src/Bot.java", "class Bot {}").intoFile(folder.resolve("none.zip"));
        assertSays(examination.refused(none), "has no jar", "hand in the jar itself");
        Path other = TestJars.jar("z").entry("report.pdf", "my report").intoFile(folder.resolve("other.zip"));
        assertSays(examination.refused(other), "holds no jar", "hand in the jar itself");
        byte[] jar = jarBytes();
        Path two = TestJars.jar("z").entry("a.jar", jar).entry("b.jar", jar).intoFile(folder.resolve("two.zip"));
        assertSays(examination.refused(two), "several jars", "a.jar, b.jar");
        Path text = Files.writeString(folder.resolve("text.zip"), "no zip");
        assertSays(examination.refused(text), "cannot be read");
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
        assertSays(examination.refused(folder.resolve("4.zip")), "lies too deep", "deeper.zip");
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
    void sourcesAreRefusedAndTheJarIsAskedFor() throws Exception {
        Path zip = TestJars.jar("z")
                .withoutManifest()
                .entry("bot/src/Bot.java", "class Bot {}")
                .entry("bot/gradle/wrapper/gradle-wrapper.jar", "gradle's own")
                .entry("bot/out/Bot.class", "")
                .intoFile(folder.resolve("sources.zip"));
        assertSays(
                examination.refused(zip), "source code instead of a jar", "bot/src/Bot.java", "hand in the jar itself");
        Path project = Files.createDirectories(folder.resolve("project"));
        Files.writeString(project.resolve("Bot.java"), "class Bot {}");
        assertSays(examination.refused(project), "source code instead of a jar", "Build Artifacts");
        assertSays(examination.refused(project.resolve("Bot.java")), "source code instead of a jar", "mvn package");
    }

    @Test
    void archivesOfOtherProgramsAreRefusedWhateverTheyAreCalled() throws Exception {
        assertSays(
                examination.refused(Files.writeString(folder.resolve("bot.rar"), "Rar!")), "does not open", "as .zip");
        assertSays(examination.refused(Files.writeString(folder.resolve("bot.jar"), "Rar!...")), "RAR archive under");
        Path sevenZip = Files.write(folder.resolve("bot.zip"), new byte[] {'7', 'z', (byte) 0xBC, (byte) 0xAF});
        assertSays(examination.refused(sevenZip), "7-Zip archive under another name");
        Path packed = TestJars.jar("z").entry("bot.7z", "7z").intoFile(folder.resolve("packed.zip"));
        assertSays(examination.refused(packed), "does not open", "the zip, which has no jar, holds bot.7z");
    }

    @Test
    void aJarThatLiesTooDeepIsNamed() throws Exception {
        Path project = folder.resolve("project");
        agent().intoFile(project.resolve("target/bot.jar"));
        assertSays(examination.refused(project), "lies too deep", "target/bot.jar", "not the whole project");
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
    void aFolderWithoutClassesIsRefusedAndTheRightOneNamed() throws Exception {
        Path project = folder.resolve("my-bot");
        Files.createDirectories(project.resolve("target/classes"));
        assertSays(examination.refused(project), "holds no class", "target/classes");
        Path other = Files.createDirectories(folder.resolve("other"));
        assertSays(examination.refused(other), "holds no class", "the folder that the compiler writes to");
    }

    @Test
    void theFolderOfTheProjectIsNotTheOneOfItsClasses() throws Exception {
        agent().classesInto(folder.resolve("my-bot/target/classes"));
        assertSays(examination.refused(folder.resolve("my-bot")), "agents.Bot lies at target/classes/agents/Bot.class");
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
