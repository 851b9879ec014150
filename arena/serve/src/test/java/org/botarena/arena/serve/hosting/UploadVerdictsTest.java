package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An upload gets the verdict that 'check' gives to the same file under its author's name for it. */
@Tag("slow")
@Timeout(240)
class UploadVerdictsTest {
    private static final String HOME = "arena.home";

    @TempDir
    Path folder;

    private final String before = System.getProperty(HOME);

    @BeforeEach
    void theInstallationHasASample() {
        TestJars.agent(folder.resolve("jars/samples"), "random", TestJars.FIRST_MOVE);
        System.setProperty(HOME, folder.toString());
    }

    @AfterEach
    void restore() {
        if (before == null) {
            System.clearProperty(HOME);
        } else {
            System.setProperty(HOME, before);
        }
    }

    private static String refusal(Browser author, String name, byte[] bytes) throws InterruptedException {
        author.upload(name, bytes).require(201);
        JsonNode upload = author.await(
                        "mine",
                        mine -> mine.at("/uploads/0/file").asText().equals(name)
                                && mine.at("/uploads/0/state").asText().equals("refused"))
                .at("/uploads/0");
        return upload.at("/answer").asText().replaceAll("\\s+", " ");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void anUploadIsJudgedByItsOwnNameAndASampleInItDoesNotPlay() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Browser anna = event.author(event.organizer(), "anna");
            assertTrue(refusal(anna, "report.pdf", bytes("%PDF-1.7"))
                    .contains("a document instead of a jar (report.pdf). Submit the jar itself"));
            assertTrue(refusal(anna, "my_agent.py", bytes("x = 1")).contains("Call it agent.py"));
            assertTrue(refusal(anna, "bot.rar", bytes("Rar!")).contains("an archive that the arena does not open"));
            assertTrue(refusal(anna, "Bot.java", bytes("class Bot {}")).contains("source code instead of a jar"));

            Path sample = folder.resolve("jars/samples/random.jar");
            Path own = TestJars.jar("bot")
                    .source("agents.Bot", TestJars.agentSource("bot", TestJars.FIRST_MOVE, ""))
                    .classVersion("agents.Bot", 97)
                    .into(folder);
            Path zip = TestJars.jar("hand-in")
                    .withoutManifest()
                    .entry("target/bot.jar", Files.readAllBytes(own))
                    .entry("opponents/random.jar", Files.readAllBytes(sample))
                    .intoFile(folder.resolve("hand-in.zip"));
            String answer = refusal(anna, "hand-in.zip", Files.readAllBytes(zip));
            assertTrue(answer.contains("a class is built for Java 53"), answer);
            assertTrue(answer.contains("an unchanged sample of the arena was left out (opponents/random.jar)"), answer);
            assertEquals(0, anna.get("mine").json().at("/versions").size());
            assertFalse(answer.contains(folder.toString()), answer);
        }
    }
}
