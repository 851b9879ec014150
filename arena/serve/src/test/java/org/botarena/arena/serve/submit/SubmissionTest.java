package org.botarena.arena.serve.submit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.botarena.arena.venue.Failed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with a file is said where it is: no server is asked, and none is blamed. */
class SubmissionTest {
    @TempDir
    private Path folder;

    private String refusal(Path file) {
        return assertThrows(Failed.class, () -> new Submission(file).require()).getMessage();
    }

    private Path file(String name, String content) throws IOException {
        return Files.write(folder.resolve(name), content.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void ofAFolderTheJarOrAZipIsWanted() throws IOException {
        Path project = Files.createDirectory(folder.resolve("p"));
        assertEquals(project + " is a folder: hand in its jar, or a zip of it", refusal(project));
    }

    @Test
    void soItIsOfSourcesAndOtherArchives() throws IOException {
        Path source = file("X.java", "class X {}");
        assertEquals(
                source + " is source code instead of a jar: hand in the jar, or a zip of the project", refusal(source));
        Path rar = file("b.rar", "Rar!\u001a\u0007\u0000x");
        assertEquals(
                rar + " is an archive that the arena does not open: hand in the jar, or a zip of the project",
                refusal(rar));
        Path empty = file("bot.jar", "");
        assertEquals(empty + " is neither a jar nor a zip: hand in the jar, or a zip of the project", refusal(empty));
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Path none = folder.resolve("bot.jar");
        assertEquals("there is no file " + none, refusal(none));
    }

    @Test
    void whatBeginsAsAZipIsSent() throws IOException {
        Path jar = file("bot.jar", "PK\u0003\u0004");
        assertDoesNotThrow(() -> new Submission(jar).require());
    }
}
