package org.botarena.arena.serve.submit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems of a file are reported locally, without asking or blaming a server. */
class SubmissionTest {
    @TempDir
    private Path folder;

    private String refusal(Path file) {
        return assertThrows(Failed.class, () -> Submission.of(file)).getMessage();
    }

    private Path file(String name, String content) throws IOException {
        return Files.write(folder.resolve(name), content.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void aFolderInPythonIsSentWholeInAZipOfItsName() throws IOException {
        Path project = Files.createDirectories(folder.resolve("snake/openings")).getParent();
        Files.writeString(project.resolve("agent.py"), "import openings.book\n");
        Files.writeString(project.resolve("openings/book.py"), "MOVE = 'd3'\n");
        Files.writeString(project.resolve("openings/book.txt"), "d3 c3");
        Path sent;
        try (Submission submission = Submission.of(project)) {
            sent = submission.file();
            assertEquals("snake.zip", sent.getFileName().toString());
            try (ZipFile zip = new ZipFile(sent.toFile())) {
                assertEquals(
                        List.of("agent.py", "openings/book.py", "openings/book.txt"),
                        zip.stream().map(ZipEntry::getName).toList());
                assertEquals(5, zip.getEntry("openings/book.txt").getSize());
            }
        }
        assertFalse(Files.exists(sent), "nothing is left behind");
    }

    @Test
    void ofAJavaProjectWhatABuildNeedsIsSent() throws IOException {
        Path project = Files.createDirectories(folder.resolve("bot/src/agents"));
        Files.writeString(project.resolve("Bot.java"), "package agents; class Bot {}");
        try (Submission submission = Submission.of(folder.resolve("bot"));
                ZipFile zip = new ZipFile(submission.file().toFile())) {
            assertEquals("bot.zip", submission.file().getFileName().toString());
            assertTrue(zip.getEntry("src/agents/Bot.java").getSize() > 0);
        }
    }

    @Test
    void oneFileInPythonIsSentAsItIs() throws IOException {
        Path script = file("agent.py", "class Agent: pass");
        try (Submission submission = Submission.of(script)) {
            assertEquals(script, submission.file());
        }
    }

    @Test
    void soItIsOfSourcesAndOtherArchives() throws IOException {
        Path source = file("X.java", "class X {}");
        assertEquals(
                source + " is source code instead of a jar: hand in the jar, a zip of the project, or its folder",
                refusal(source));
        Path rar = file("b.rar", "Rar!\u001a\u0007\u0000x");
        assertEquals(
                rar
                        + " is an archive that the arena does not open: hand in the jar, a zip of the project, or its folder",
                refusal(rar));
        Path empty = file("bot.jar", "");
        assertEquals(
                empty + " is neither a jar nor a zip: hand in the jar, a zip of the project, or its folder",
                refusal(empty));
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Path none = folder.resolve("bot.jar");
        assertEquals("the file " + none + " does not exist", refusal(none));
    }

    @Test
    void whatBeginsAsAZipIsSent() throws IOException {
        Path jar = file("bot.jar", "PK\u0003\u0004");
        assertDoesNotThrow(() -> Submission.of(jar).close());
    }
}
