package org.botarena.arena.roster;

import static org.botarena.arena.roster.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Besides jars, a zip with one jar in it and a folder of classes may be handed in. */
class HandedInTest {
    @TempDir
    Path folder;

    private Examination examination;

    @BeforeEach
    void examine() {
        examination = new Examination(folder);
    }

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
        assertSays(examination.refused(none), "holds no jar", "hand in the jar itself");
        byte[] jar = jarBytes();
        Path two = TestJars.jar("z").entry("a.jar", jar).entry("b.jar", jar).intoFile(folder.resolve("two.zip"));
        assertSays(examination.refused(two), "several jars", "a.jar, b.jar");
        Path text = Files.writeString(folder.resolve("text.zip"), "no zip");
        assertSays(examination.refused(text), "cannot be read");
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
