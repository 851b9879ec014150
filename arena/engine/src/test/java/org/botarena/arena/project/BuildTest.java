package org.botarena.arena.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.commons.io.FileUtils;
import org.botarena.arena.admission.Admitted;
import org.botarena.arena.admission.Examined;
import org.botarena.arena.process.jvm.GameJars;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.venue.Venue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Any author's project is compiled and packed, or the message says why not. */
class BuildTest {
    private static final int FEATURE = Runtime.version().feature();

    @TempDir
    Path folder;

    private Path write(String file, String text) throws IOException {
        Path written = folder.resolve(file);
        Files.createDirectories(written.getParent());
        return Files.writeString(written, text);
    }

    private void agent(String file) throws IOException {
        write(file, TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""));
    }

    private void pom(String properties) throws IOException {
        write(
                "pom.xml",
                "<project><artifactId>bot</artifactId><properties>%s</properties></project>".formatted(properties));
    }

    private Built build() {
        Project project = Project.in(folder);
        project.compile(GameJars.none());
        return Built.of(project, GameJars.none());
    }

    private void assertFails(String... words) {
        String message = assertThrows(Failed.class, this::build).getMessage();
        for (String each : words) {
            assertTrue(message.contains(each), message);
        }
    }

    @Test
    void theJarIsAWholePlugin() throws IOException {
        pom("");
        agent("src/main/java/agents/Bot.java");
        write("src/main/resources/books/book.txt", "d3 c5");
        Path jar = build().pack();
        assertEquals(folder.resolve("target/bot.jar"), jar);
        try (JarFile packed = new JarFile(jar.toFile())) {
            assertTrue(packed.getManifest().getMainAttributes().getValue("Plugin-Id") != null);
            String index = new String(
                    packed.getInputStream(packed.getEntry("META-INF/extensions.idx"))
                            .readAllBytes(),
                    StandardCharsets.UTF_8);
            assertEquals("agents.Bot\n", index);
            assertTrue(packed.getEntry("books/book.txt") != null);
        }
    }

    @Test
    void aPlainFolderOfSourcesWithoutMavenIsAProjectToo() throws IOException {
        agent("src/agents/Bot.java");
        write("src/agents/book.txt", "d3");
        assertEquals(folder.getFileName() + ".jar", build().pack().getFileName().toString());
        assertTrue(Files.exists(folder.resolve("target/classes/agents/book.txt")));
    }

    @Test
    void errorsNameFileAndLine() throws IOException {
        pom("");
        write("src/main/java/agents/Bot.java", TestJars.agentSource("bot", "return new Bad().x;", ""));
        write("src/main/java/agents/Bad.java", "package agents;\nclass Bad {\n    int x = \"text\";\n}\n");
        assertFails("it does not compile", "src/main/java/agents/Bad.java, line 3: incompatible types");
        assertFalse(Files.exists(folder.resolve("target/classes")));
    }

    @Test
    void whatWasCompiledBeforeStaysAfterAnErrorAndGoesAfterASuccess() throws IOException {
        pom("");
        write("src/main/java/agents/Bot.java", TestJars.agentSource("bot", "return new Other().x;", ""));
        Path other = write("src/main/java/agents/Other.java", "package agents; class Other { int x; }");
        build();
        Files.writeString(other, "package agents; class");
        assertFails("Other.java, line 1");
        assertTrue(Files.exists(folder.resolve("target/classes/agents/Other.class")));
        Files.delete(other);
        agent("src/main/java/agents/Bot.java");
        build();
        assertFalse(Files.exists(folder.resolve("target/classes/agents/Other.class")));
    }

    @Test
    void aMissingLibraryIsLeftToMaven() throws IOException {
        pom("");
        write("src/main/java/agents/Bot.java", "package agents; import com.google.common.base.Joiner; class Bot {}");
        assertFails("package com.google.common.base does not exist", "mvnw package");
    }

    private int release() {
        return Project.in(folder).compile(GameJars.none()).release();
    }

    @Test
    void aProjectIsCompiledForTheJavaThatItAsksForAsFarAsThisOneCan() throws IOException {
        agent("src/main/java/agents/Bot.java");
        pom("<maven.compiler.release>%d</maven.compiler.release>".formatted(FEATURE + 1));
        assertEquals(FEATURE, release());
        pom("<maven.compiler.target>1.8</maven.compiler.target>");
        assertEquals(17, release(), "the API is built for it");
        pom("<maven.compiler.release>${java.release}</maven.compiler.release>");
        assertEquals(17, release(), "a variable of Maven's");
    }

    @Test
    void aProjectForALaterJavaSaysSoIfItDoesNotCompile() throws IOException {
        pom("<maven.compiler.release>%d</maven.compiler.release>".formatted(FEATURE + 1));
        write("src/main/java/agents/Bot.java", "class Bot { not Java }");
        assertFails("the project asks for Java %d, and agents run on Java %d".formatted(FEATURE + 1, FEATURE));
    }

    @Test
    void aPomThatIsNotXmlIsIgnored() throws IOException {
        write("pom.xml", "<project>\n<name>\n</project>");
        agent("src/main/java/agents/Bot.java");
        assertEquals("agents.Bot", build().agent());
    }

    @Test
    void buildAndAdmissionMakeTheSameOfAProject() throws IOException {
        pom("<project.build.sourceEncoding>ISO-8859-1</project.build.sourceEncoding>");
        Files.write(
                write("src/main/java/agents/Bot.java", ""),
                TestJars.agentSource("bot", TestJars.FIRST_MOVE, "int temps\u00c9coul\u00e9;")
                        .getBytes(StandardCharsets.ISO_8859_1));
        write("src/main/java/agents/book.txt", "d3");
        write("src/main/java/agents/BotTest.java", "package agents; class BotTest extends no.Such {}");
        write("src/main/java/module-info.java", "module agents { requires no.such; }");
        FileUtils.deleteDirectory(folder.resolve("target").toFile());
        byte[] admitted;
        try (Venue venue = Venue.open(null, GameJars.none())) {
            Examined examined = venue.admission().examine(folder, false);
            admitted = Files.readAllBytes(((Admitted) examined).staged());
        }
        assertEquals(entries(admitted), entries(Files.readAllBytes(build().pack())));
    }

    /** The names of the entries and their sums. */
    private static Map<String, Long> entries(byte[] jar) throws IOException {
        Map<String, Long> entries = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), entry.getCrc());
            }
        }
        entries.remove("META-INF/MANIFEST.MF"); // names the project
        return entries;
    }

    @Test
    void aProjectWithoutAnAgentClassIsRefusedAsAdmissionDoes() throws IOException {
        pom("");
        write("src/main/java/agents/Bot.java", "package agents; public class Bot {}");
        assertFails("it compiles, but may not play", "no Agent class");
    }

    @Test
    void aFolderWithoutSourcesIsNotAProject() {
        assertFails("no Java source is in", "arena new-agent NAME");
        Failed missing = assertThrows(Failed.class, () -> Project.in(folder.resolve("gone")));
        assertTrue(missing.getMessage().contains("there is no folder"), missing::getMessage);
    }

    @Test
    void whatWasChangedSinceIsNotCompiled() throws IOException {
        pom("");
        agent("src/main/java/agents/Bot.java");
        build();
        assertTrue(Project.in(folder).isCompiled());
        Files.setLastModifiedTime(
                folder.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
        assertFalse(Project.in(folder).isCompiled());
    }
}
