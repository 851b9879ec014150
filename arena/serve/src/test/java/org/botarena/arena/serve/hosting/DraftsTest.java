package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.serve.hosting.Hosted.Browser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Code written in the browser is saved, run and submitted, and other people cannot see it. */
@Timeout(180)
class DraftsTest {
    private static final String FILE = "MyAgent.java";

    @TempDir
    private Path folder;

    @BeforeEach
    void aKit() throws IOException {
        Kit.write(folder);
    }

    private Hosted event() {
        return new Hosted(folder.resolve("event"), Map.of("move-time", "5s"));
    }

    private static Map<String, Object> draft(long number, String... namesAndTexts) {
        Map<String, String> files = new TreeMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], namesAndTexts[i + 1]);
        }
        return new HashMap<>(Map.of("number", number, "language", "JAVA", "files", files, "opponent", "random"));
    }

    private static String template(Browser author) {
        return author.get("drafts").require(200).json().at("/files/" + FILE).asText();
    }

    private static JsonNode run(Browser author, Map<String, Object> draft) throws InterruptedException {
        author.post("drafts/run", draft).require(200);
        return author.await("drafts/run", now -> now.at("/run/state").asText().equals("over"))
                .get("run");
    }

    private static long save(Browser author, long number, String text) {
        return author.post("drafts", draft(number, FILE, text))
                .require(200)
                .json()
                .at("/number")
                .asLong();
    }

    @Test
    void whoWaitsToBeLetInMayRunADraftAndHandsItInOnceLetIn() throws Exception {
        try (Hosted event = event()) {
            Browser anna = event.browser();
            int number = anna.post("join", Map.of("alias", "anna"))
                    .require(200)
                    .json()
                    .at("/me/number")
                    .asInt();
            String code = template(anna);
            assertTrue(code.contains("class MyAgent"), code);
            JsonNode run = run(anna, draft(0, FILE, code));
            assertEquals("anna", run.at("/board/seats/0").asText(), run::toPrettyString);
            assertEquals("random", run.at("/board/seats/1").asText());
            assertEquals(0, run.at("/errors").size());
            assertEquals(403, anna.post("drafts/submit", draft(1, FILE, code)).status());
            event.organizer().post("organize/approve", Map.of("person", number)).require(200);
            String id = anna.post("drafts/submit", draft(1, FILE, code))
                    .require(200)
                    .json()
                    .at("/id")
                    .asText();
            assertEquals(
                    id,
                    anna.post("drafts/submit", draft(1, FILE, code))
                            .require(200)
                            .json()
                            .at("/id")
                            .asText(),
                    "the same draft again is the same upload");
            anna.await("mine", mine -> mine.at("/versions/0/entrant").asText().equals("anna@1"));
        }
    }

    @Test
    void anErrorIsShownAtItsLine() throws Exception {
        try (Hosted event = event()) {
            Browser anna = event.author(event.organizer(), "anna");
            String code = template(anna);
            JsonNode uncompiled =
                    run(anna, draft(0, FILE, "int x\n" + code, "Other.java", "class Other { int y = z; }"));
            assertEquals(FILE, uncompiled.at("/errors/0/file").asText(), uncompiled::toPrettyString);
            assertEquals(1, uncompiled.at("/errors/0/line").asInt());
            assertTrue(uncompiled.at("/board").isNull());

            String thrown = code.replace(
                    "public long play(int player) {",
                    "public long play(int player) { if (player >= 0)\nthrow new IllegalStateException();\n");
            assertNotEquals(code, thrown);
            JsonNode faulty = run(anna, draft(0, FILE, thrown));
            int line = 1
                    + (int) thrown.substring(0, thrown.indexOf("throw new"))
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            assertEquals(line, faulty.at("/errors/0/line").asInt(), faulty::toPrettyString);
            assertFalse(faulty.at("/board/faults").isEmpty());
        }
    }

    @Test
    void aDraftThatWasRunStaysAsItIsAndTheLastTwentyAreKept() throws Exception {
        try (Hosted event = event()) {
            Browser anna = event.author(event.organizer(), "anna");
            long first = save(anna, 0, "class A {}");
            assertEquals(first, save(anna, first, "class A { }"), "what is being written is one draft");
            run(anna, draft(first, FILE, "class A { }"));
            long second = save(anna, first, "class B {}");
            assertNotEquals(first, second);
            assertNotEquals(second, save(anna, first, "class C {}"), "written on another device, from an older draft");
            assertEquals(
                    "class A { }",
                    anna.get("drafts?number=" + first)
                            .require(200)
                            .json()
                            .at("/files/" + FILE)
                            .asText());
            for (int i = 0; i < 30; i++) {
                save(anna, 0, "class A%d {}".formatted(i));
            }
            JsonNode kept = anna.get("drafts").require(200).json();
            assertEquals(20, kept.at("/drafts").size());
            assertEquals("class A29 {}", kept.at("/files/" + FILE).asText(), "the newest is shown");
            assertEquals(409, anna.get("drafts?number=" + first).status(), "the oldest has gone");
        }
    }

    @Test
    void aDraftSurvivesTheServer() {
        Browser anna;
        long number;
        try (Hosted event = event()) {
            anna = event.author(event.organizer(), "anna");
            number = save(anna, 0, "class Kept {}");
        }
        try (Hosted again = event()) {
            JsonNode kept = anna.at(again.link()).get("drafts").require(200).json();
            assertEquals(number, kept.at("/number").asLong());
            assertEquals("class Kept {}", kept.at("/files/" + FILE).asText());
        }
    }

    @Test
    void noOtherPersonSeesADraft() {
        try (Hosted event = event()) {
            Browser organizer = event.organizer();
            Browser anna = event.author(organizer, "anna");
            Browser bert = event.author(organizer, "bert");
            long number = save(anna, 0, "class Secret {}");
            for (Browser other : new Browser[] {bert, organizer}) {
                assertEquals(409, other.get("drafts?number=" + number).status());
                assertEquals(409, other.get("drafts/project?number=" + number).status());
            }
            assertEquals(401, event.browser().get("drafts").status());
        }
    }

    @Test
    void whatCannotBeADraftIsRefusedWithASentence() {
        try (Hosted event = event()) {
            Browser anna = event.author(event.organizer(), "anna");
            Map<String, Object> many = draft(0);
            Map<String, String> files = new TreeMap<>();
            for (int i = 0; i < 10_000; i++) {
                files.put("A%d.java".formatted(i), "");
            }
            many.put("files", files);
            refused("there are 10000 files, and a draft has 1 to 40", anna.post("drafts", many));
            refused("a draft has at most 200", anna.post("drafts", draft(0, FILE, "x".repeat(210 << 10))));
            assertEquals(
                    413,
                    anna.post("drafts", draft(0, FILE, "x".repeat(10_000_000))).status());
            for (String name : new String[] {"../A.java", "A.class", "a/A.java", "", "A.java\n"}) {
                refused("is not a valid name of a source file", anna.post("drafts", draft(0, name, "class A {}")));
            }
            Map<String, Object> python = draft(0, "agent.py", "");
            python.put("language", "PYTHON");
            refused("agents of this event are not written in python", anna.post("drafts", python));
            Map<String, Object> unknown = draft(0, FILE, "class A {}");
            unknown.put("opponent", "../random");
            refused("choose the name of a sample as the opponent", anna.post("drafts/run", unknown));
        }
    }

    /** Each level of a generic call within two others doubles the work of the compiler. */
    private static String nested(int depth) {
        return depth == 0 ? "\"\"" : "pair(%s, %s)".formatted(nested(depth - 1), nested(depth - 1));
    }

    @Test
    @Tag("slow")
    void aDraftThatTheCompilerDoesNotFinishIsRefusedAndTheNextOneRuns() throws Exception {
        try (Hosted event = event()) {
            Browser anna = event.author(event.organizer(), "anna");
            String code = template(anna);
            String endless = "class Endless { static <A, B> java.util.Map.Entry<A, B> pair(A a, B b) { return null; }"
                    + " Object o = %s; }".formatted(nested(11));
            JsonNode stopped = run(anna, draft(0, FILE, code, "Endless.java", endless));
            assertTrue(stopped.at("/problems/0").asText().contains("takes too long"), stopped::toPrettyString);
            String doubled = "class Large { static final String A = \"%s\"; Object o = A%s; }"
                    .formatted("x".repeat(60_000), " + A".repeat(20_000));
            JsonNode large = run(anna, draft(0, FILE, code, "Large.java", doubled));
            assertFalse(large.at("/problems").isEmpty(), large::toPrettyString);
            assertFalse(run(anna, draft(0, FILE, code)).at("/board").isNull());
        }
    }

    private static void refused(String sentence, Answer answer) {
        assertTrue(answer.require(409).text().contains(sentence), answer.text());
    }

    @Test
    void theProjectOfADraftIsWhatNewAgentMakesWithTheDraftInIt() throws Exception {
        try (Hosted event = event()) {
            Browser anna = event.author(event.organizer(), "anna");
            long number = anna.post("drafts", draft(0, FILE, "class Mine {}", "Board.java", "class Board {}"))
                    .require(200)
                    .json()
                    .at("/number")
                    .asLong();
            byte[] zip = HttpClient.newHttpClient()
                    .send(
                            anna.request("drafts/project?language=fr&number=" + number)
                                    .build(),
                            HttpResponse.BodyHandlers.ofByteArray())
                    .body();
            Map<String, String> entries = new TreeMap<>();
            try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
                for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                    entries.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
            assertEquals("class Mine {}", entries.get("my-agent/src/main/java/agents/myagent/MyAgent.java"));
            assertEquals("class Board {}", entries.get("my-agent/src/main/java/agents/myagent/Board.java"));
            assertTrue(entries.get("my-agent/pom.xml").contains("<artifactId>my-agent</artifactId>"));
            assertTrue(entries.containsKey("my-agent/mvnw"));
            assertTrue(entries.get("my-agent/README.md").contains("## Trois idées"));
        }
    }
}
