package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.botarena.api.Games;
import org.botarena.arena.serve.forget.ForgetCommand;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.botarena.arena.store.Store;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.venue.Failed;
import org.botarena.arena.verification.Audit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A forgotten author leaves games, but nothing that identifies them. */
@Tag("slow")
@Timeout(300)
class ForgottenAuthorTest {
    private static final String SECRET = "zacharias";

    @TempDir
    Path folder;

    @Test
    void gamesStayUnderANumberAndNoFileOfTheEventSaysWhoItWas() throws Exception {
        Path evening = folder.resolve("evening");
        String link;
        int number;
        String tournament;
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser organizer = event.organizer();
            Browser zacharias = event.author(organizer, SECRET + " first");
            zacharias.post("alias", Map.of("alias", SECRET)).require(200);
            Browser bert = event.author(organizer, "bert");
            number = zacharias.get("").json().at("/me/number").asInt();
            zacharias
                    .upload(TestJars.agent(
                            folder.resolve("jars"),
                            SECRET,
                            "System.out.println(\"%s was here\"); return game.position().moves()[0];"
                                    .formatted(SECRET)))
                    .require(201);
            bert.upload(TestJars.agent(folder.resolve("jars"), "berts", TestJars.FIRST_MOVE))
                    .require(201);
            zacharias
                    .upload(
                            SECRET + ".zip",
                            Files.readAllBytes(folder.resolve("jars").resolve(SECRET + ".jar")))
                    .require(201);
            zacharias
                    .upload("broken.jar", (SECRET + " broken").getBytes(StandardCharsets.UTF_8))
                    .require(201);
            for (Browser author : List.of(zacharias, bert)) {
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            link = organizer
                    .post("organize/link", Map.of("person", number))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            organizer
                    .post(
                            "organize/tournament",
                            Map.of("settings", Map.of(), "why", "the final against Zacharias's agent, zachariasfirst"))
                    .require(200);
            JsonNode over = bert.await(
                    "", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            tournament = over.at("/tournaments/0/name").asText();
            bert.await("", now -> now.at("/ladder/games").asInt() >= 2);
            organizer
                    .post("organize/withdraw", Map.of("person", number, "why", "asked for it"))
                    .require(200);
            bert.await("", now -> !now.at("/ladder/state").asText().equals("plays"));
            FileUtils.copyDirectory(evening.toFile(), folder.resolve("killed").toFile());
        }
        Path killed = folder.resolve("killed");
        for (String half : List.of(
                "jars/upload-1.part",
                "jars/0123.jar",
                "links-1.part",
                "event.db.snapshot",
                "ladder/journal.jsonl.part",
                "ladder/journal.jsonl.damaged")) {
            Files.writeString(killed.resolve(half), "a kill has left this of " + SECRET);
        }
        forget(killed, SECRET);
        assertEquals(List.of(), findings(killed), "after a kill");
        Path cup = evening.resolve("tournaments").resolve(tournament);
        assertTrue(findings(evening).size() > 3, "the test sees what it looks for");

        String told = forget(evening, SECRET);

        assertTrue(told.contains("former author %d is forgotten".formatted(number)), told);
        assertFalse(told.contains("the receipt is now"), told);
        assertEquals(List.of(), findings(evening));
        for (Path each : List.of(cup, evening.resolve("ladder"))) {
            try (Store store = Store.read(each)) {
                assertEquals(
                        List.of(), Audit.of(store, Games.installed(), false).damage(), () -> said(each));
            }
            assertTrue(Files.readString(each.resolve("standings.csv")).contains("former author " + number + "@1"));
        }
        try (Hosted event = new Hosted(evening, Map.of())) {
            Browser anybody = event.browser();
            assertEquals(403, anybody.post("enter", Map.of("link", link)).status());
            JsonNode now = anybody.get("").require(200).json();
            assertTrue(
                    now.at("/tournaments/0/lines")
                            .findValuesAsText("name")
                            .contains("former author %d@1".formatted(number)),
                    now.toString());
            anybody.await("", later -> !later.at("/ladder/state").asText().equals("failed"));
            assertEquals(
                    409,
                    anybody.post("join", Map.of("alias", "former author " + number))
                            .status());
        }
    }

    @Test
    void nothingIsLeftAfterAServerWasKilledInTheMiddleOfAnUpload() throws Exception {
        Path evening = folder.resolve("evening");
        Path jar = TestJars.agent(
                folder.resolve("jars"), SECRET, "System.out.println(\"%s\"); ".formatted(SECRET) + TestJars.FIRST_MOVE);
        try (ServingProcess server = ServingProcess.hosting(folder, "tictactoe", 0, "--move-time", "5s")) {
            URI link = URI.create(server.link());
            Browser organizer = server.organizer(link.toString());
            Browser zacharias = organizer.add("AUTHOR", SECRET);
            Browser bert = organizer.add("AUTHOR", "bert");
            zacharias.upload(jar).require(201);
            bert.upload(TestJars.agent(folder.resolve("jars"), "berts", TestJars.FIRST_MOVE))
                    .require(201);
            bert.await("", now -> now.at("/ladder/games").asInt() >= 2);
            int number = zacharias.get("mine").json().at("/me/number").asInt();
            organizer
                    .post("organize/withdraw", Map.of("person", number, "why", "asked for it"))
                    .require(200);
            bert.await("", now -> !now.at("/ladder/state").asText().equals("plays"));
            try (Socket half = new Socket(link.getHost(), link.getPort())) {
                half.getOutputStream().write("""
                                POST /api/event/uploads?name=half.jar HTTP/1.1\r
                                Host: %s\r
                                Cookie: %s\r
                                X-Arena: 1\r
                                Content-Length: 1000\r
                                \r
                                half of what %s""".formatted(link.getAuthority(), zacharias.cookie(), SECRET)
                        .getBytes(StandardCharsets.UTF_8));
                while (findings(evening).stream().noneMatch(file -> file.endsWith(".part"))) {
                    Thread.sleep(50);
                }
                server.kill();
            }
        }

        forget(evening, SECRET);

        assertEquals(List.of(), findings(evening));
    }

    @Test
    void onlyAuthorsAreForgotten() {
        Path evening = folder.resolve("evening");
        try (Hosted event = new Hosted(evening, Map.of())) {
            event.author(event.organizer(), "anna");
        }
        for (String nobody : List.of("nobody", "organizer", "1")) {
            Failed failed = assertThrows(Failed.class, () -> forget(evening, nobody));
            assertTrue(failed.getMessage().contains("author"), failed.getMessage());
        }
    }

    /** The journal of a tournament, to explain a rare failure. */
    private static String said(Path folder) {
        try {
            return Files.readString(folder.resolve("journal.jsonl"));
        } catch (IOException e) {
            return folder + ": " + e;
        }
    }

    private String forget(Path event, String author) {
        CommandLine command = new CommandLine(ForgetCommand.class);
        StringWriter told = new StringWriter();
        Exception[] failed = {null};
        command.setOut(new PrintWriter(told)).setExecutionExceptionHandler((e, line, result) -> {
            failed[0] = e;
            return 1;
        });
        command.execute(event.toString(), author);
        if (failed[0] instanceof RuntimeException e) {
            throw e;
        }
        return told.toString();
    }

    /** The files whose contents or names contain it. */
    private static List<String> findings(Path event) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(event)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String bytes =
                        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
                if (bytes.contains(SECRET) || file.getFileName().toString().contains(SECRET)) {
                    found.add(event.relativize(file).toString());
                }
            }
        }
        return found;
    }
}
