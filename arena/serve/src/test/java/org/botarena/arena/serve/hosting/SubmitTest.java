package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.botarena.arena.files.Sha256;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.serve.submit.SubmitCommand;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** {@code arena submit} submits with the link in a private file. */
@Tag("slow")
@Timeout(120)
class SubmitTest {
    @TempDir
    private Path folder;

    private final StringWriter told = new StringWriter();

    private int submit(Path jar, Path link) {
        return new CommandLine(SubmitCommand.class)
                .setOut(new PrintWriter(told))
                .setExecutionExceptionHandler((problem, line, parsed) -> {
                    told.append(problem.getMessage());
                    return 1;
                })
                .execute(jar.toString(), "--link-file", link.toString(), "--lang", "en");
    }

    private Path linkFile(String link, String permissions) throws Exception {
        Path file = Files.writeString(folder.resolve("link-" + permissions), link);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    private Path another() {
        return TestJars.agent(folder.resolve("jars"), "another", TestJars.FIRST_MOVE);
    }

    @Test
    void aJarIsHandedInWithALinkThatNoOtherPersonReadsAndSentAgainItIsTheSameVersion() throws Exception {
        Path jar = TestJars.agent(folder.resolve("jars"), "annas", TestJars.FIRST_MOVE);
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            String token = event.organizer()
                    .post("organize/person", Map.of("role", "AUTHOR", "alias", "anna"))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            String link = event.link() + "/enter#" + token;
            Path readable = linkFile(link, "rw-r--r--");
            assertEquals(1, submit(jar, readable));
            assertTrue(told.toString().contains("chmod 600"), told.toString());

            Path own = linkFile(link, "rw-------");
            assertEquals(0, submit(jar, own), told.toString());
            assertTrue(told.toString().contains("SHA-256 " + Sha256.of(jar)), told.toString());
            assertEquals(0, submit(jar, own), "after a cut it is sent again");

            Browser anna = event.browser();
            anna.post("enter", Map.of("link", token)).require(200);
            assertEquals(1, anna.get("mine").json().at("/uploads").size());
            assertEquals(
                    1,
                    anna.await("mine", mine -> mine.at("/versions").size() > 0)
                            .at("/versions")
                            .size());
            assertEquals(1, anna.get("mine").json().at("/devices").size(), "the command keeps no device");

            Thread submitting = new Thread(() -> submit(another(), own));
            told.getBuffer().setLength(0);
            submitting.start();
            while (!told.toString().contains("SHA-256") && submitting.isAlive()) {
                Thread.sleep(20);
            }
            Browser phone = event.browser();
            phone.post("enter", Map.of("link", token)).require(200);
            submitting.join();
            assertEquals(
                    2, anna.get("mine").require(200).json().at("/devices").size(), "the command ends its own device");
            phone.get("mine").require(200);

            Path broken = Files.writeString(folder.resolve("no.jar"), "this is no jar");
            assertEquals(1, submit(broken, own), told.toString());
        }
    }
}
