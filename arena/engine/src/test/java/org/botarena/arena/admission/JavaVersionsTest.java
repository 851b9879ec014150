package org.botarena.arena.admission;

import static org.botarena.arena.admission.Examination.assertSays;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import org.botarena.arena.testjars.TestJar;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Class files must be of a version that the agents' JDK reads. */
class JavaVersionsTest {
    @TempDir
    Path folder;

    @RegisterExtension
    final Examination examination = new Examination();

    /** Whatever Java the build runs on. */
    @BeforeEach
    void agentsRunOnJava17() throws Exception {
        examination.askedOf(Examination.examinersFor(17));
    }

    private static TestJar agent() {
        return TestJars.jar("bot")
                .source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""))
                .source("agents.Tool", "package agents; class Tool {}");
    }

    @Test
    void theHostsOwnVersionIsRead() {
        examination.admitted(agent().classVersion("agents.Bot", 61).into(folder));
        examination.admitted(agent().classVersion("agents.Bot", 52).into(folder));
    }

    @ParameterizedTest
    @ValueSource(strings = {"agents.Bot", "agents.Tool"})
    void aYoungerVersionIsRefusedWithBothVersionsAndBothRemedies(String className) throws Exception {
        Path jar = agent().classVersion(className, 69).into(folder);
        assertSays(
                examination.refused(jar),
                "Java 25",
                className.replace('.', '/') + ".class has class-file version 69",
                "Java 17",
                "version 61",
                "--release 17",
                "--agent-java",
                "25 or later");
    }

    @Test
    void aWholeLibraryThatIsTooYoungIsOneProblem() throws Exception {
        Path jar = agent().classVersion("agents.Bot", 62)
                .classVersion("agents.Tool", 62)
                .into(folder);
        assertSays(examination.refused(jar), "Java 18");
    }

    @Test
    void aYoungerHostReadsIt() throws Exception {
        Admission young = new Admission(folder.resolve("young"), Examination.examinersFor(30));
        Path jar = agent().classVersion("agents.Bot", 74).into(folder);
        assertInstanceOf(Admitted.class, young.examine(jar, false));
    }

    @Test
    void previewFeaturesAreRefused() throws Exception {
        byte[] bot = agent().classes().get("agents/Bot.class");
        bot = bot.clone();
        bot[4] = (byte) 0xff;
        bot[5] = (byte) 0xff;
        Path jar = TestJars.jar("bot").entry("agents/Bot.class", bot).into(folder);
        assertSays(examination.refused(jar), "preview", "agents/Bot.class", "without --enable-preview");
    }

    @Test
    void versionsForOtherReleasesAndModuleDescriptorsAreNotJudged() {
        byte[] odd = {1, 2, 3};
        Path jar = agent().versioned(25, "agents.Tool", "package agents; class Tool {}")
                .entry("module-info.class", odd)
                .entry("META-INF/versions/21/module-info.class", odd)
                .into(folder);
        examination.admitted(jar);
    }
}
