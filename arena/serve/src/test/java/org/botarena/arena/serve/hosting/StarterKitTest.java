package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipFile;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An author gets the arena and a project for the event's game in one zip, without other people's files. */
@Timeout(120)
class StarterKitTest {
    @TempDir
    Path folder;

    @Test
    void theZipHoldsTheInstallationAProjectForTheGameAndWhatToType() throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "the launcher of this test is a shell script");
        Path started = folder.resolve("started");
        write("bin/arena", "#!/bin/sh\ntouch '%s'\n".formatted(started));
        assertTrue(folder.resolve("bin/arena").toFile().setExecutable(true));
        Kit.write(folder);
        write("jars/engine.jar", "classes");
        write("agents/mine.jar", "the organizer's own");
        TestJars.agent(folder.resolve("agents/samples"), "random", TestJars.FIRST_MOVE);
        try (Hosted event = new Hosted(folder.resolve("event"), Map.of("move-time", "5s"))) {
            Browser anna = event.author(event.organizer(), "anna");
            assertEquals(401, event.browser().get("mine/kit?at=http://here").status());
            assertEquals(400, anna.get("mine/kit?at=javascript:alert(1)").status());
            assertEquals(400, event.browser().get("kit?at=javascript:alert(1)").status());
            event.browser().get("kit?at=http://arena.example:8080").require(200);
            Path zip = folder.resolve("kit.zip");
            HttpRequest.Builder request = anna.request("mine/kit?language=en&at=http://arena.example:8080");
            HttpResponse<Path> answer =
                    HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofFile(zip));
            assertEquals(200, answer.statusCode());
            assertEquals(
                    "application/zip",
                    answer.headers().firstValue("Content-Type").orElse(""));
            try (ZipFile kit = new ZipFile(zip.toFile())) {
                assertTrue(text(kit, "bot-arena/my-agent/pom.xml").contains("<artifactId>my-agent</artifactId>"));
                String agent = text(kit, "bot-arena/my-agent/src/main/java/agents/myagent/MyAgent.java");
                assertTrue(agent.contains("TicTacToe"), agent);
                assertFalse(Files.exists(started), "the project is made in this process");
                assertEquals("classes", text(kit, "bot-arena/jars/engine.jar"));
                assertNotNull(kit.getEntry("bot-arena/agents/samples/random.jar"));
                assertNull(kit.getEntry("bot-arena/agents/mine.jar"), "others' agents stay here");
                String readme = text(kit, "bot-arena/READ-ME-FIRST.txt");
                for (String said : new String[] {
                    "play tictactoe, with 5000ms",
                    "arena check my-agent/target/my-agent.jar --move-time 5000ms",
                    "http://arena.example:8080/author"
                }) {
                    assertTrue(readme.contains(said), readme);
                }
            }
            try (FileSystem kit = FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"))) {
                for (String script : List.of("bin/arena", "my-agent/mvnw")) {
                    assertTrue(isExecutable(kit.getPath("bot-arena", script)), script);
                }
                assertFalse(isExecutable(kit.getPath("bot-arena/my-agent/pom.xml")));
            }
            HttpRequest.Builder french = anna.request("mine/kit?language=fr&at=http://arena.example:8080");
            HttpClient.newHttpClient().send(french.build(), HttpResponse.BodyHandlers.ofFile(zip));
            try (ZipFile kit = new ZipFile(zip.toFile())) {
                assertTrue(text(kit, "bot-arena/LISEZ-MOI.txt").contains("jouent à tictactoe"));
                assertTrue(text(kit, "bot-arena/my-agent/README.md").contains("## Trois idées"));
            }
        }
    }

    @Test
    void whereTheEventTakesPythonThereIsAProjectInItToo() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "no Python here");
        write("bin/arena", "#!/bin/sh\n");
        Kit.write(folder);
        TestJars.agent(folder.resolve("agents/samples"), "random", TestJars.FIRST_MOVE);
        try (Hosted event =
                new Hosted(folder.resolve("event"), Map.of("languages", "java,python", "isolation", "sandbox"))) {
            Path zip = folder.resolve("kit.zip");
            HttpRequest.Builder request = event.browser().request("kit?language=en&at=http://arena.example:8080");
            HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofFile(zip));
            try (ZipFile kit = new ZipFile(zip.toFile())) {
                assertTrue(text(kit, "bot-arena/my-python-agent/agent.py").contains("class Agent"));
                String readme = text(kit, "bot-arena/READ-ME-FIRST.txt");
                assertTrue(readme.contains("arena check my-python-agent --move-time 5000ms"), readme);
                assertTrue(readme.contains("arena submit my-python-agent"), readme);
            }
        }
    }

    private void write(String name, String text) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static boolean isExecutable(Path file) throws IOException {
        return Files.getPosixFilePermissions(file).contains(PosixFilePermission.OWNER_EXECUTE);
    }

    private static String text(ZipFile zip, String name) throws Exception {
        return new String(zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }
}
