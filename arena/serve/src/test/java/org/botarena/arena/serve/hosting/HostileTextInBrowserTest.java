package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.serve.hosting.Hosted.Answer;
import org.botarena.arena.spec.TournamentOption;
import org.botarena.arena.testjars.TestJars;
import org.botarena.arena.text.JsonText;
import org.botarena.arena.text.VisibleText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random hostile text in every public field, and in an agent's output and exceptions: no answer contains an invisible
 * character, and no page a foreign element. A failure names the seed.
 */
@Tag("slow")
@NeedsBrowser
@Timeout(300)
class HostileTextInBrowserTest {
    private static final List<String> PIECES = List.of(
            "<x-hostile>",
            "<img src=x onerror=alert(1)>",
            "</script><script>alert(1)</script>",
            "<!--",
            "]]>",
            "&lt;",
            "&#60;x-hostile&#62;",
            "\"",
            "'",
            "`",
            "\\",
            "javascript:alert(1)",
            "${7*7}",
            "{{7*7}}",
            "%s%n%1$s",
            "%",
            "../",
            "\0",
            "\u0007",
            "\u001b[31m",
            "\u007f",
            "\u0085",
            "\u061c",
            "\u200e",
            "\u2028",
            "\u2029",
            "\u202e",
            "\u2066",
            "\ud800",
            "\ud83d\ude00",
            "e\u0301\u0301",
            "\n",
            "\t",
            " ",
            "a",
            "b",
            "=1+1",
            "@");

    /** Elements that our pages do not contain. */
    private static final String FOREIGN =
            "[...document.querySelectorAll('x-hostile, img, iframe, object, embed, script:not([src]),"
                    + " style, base, form[action], [onerror], [onclick]')].filter(one => !one.matches('img[src=\"/files/link.svg\"], img[src=\"/favicon.svg\"]'))"
                    + ".map(one => one.outerHTML)";

    private final long seed = new Random().nextLong();
    private final Random random = new Random(seed);
    private final TreeSet<String> hidden = new TreeSet<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    @TempDir
    private Path folder;

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int left = 1 + random.nextInt(20); left > 0; left--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }

    /** An object with hostile text in these fields, except the given ones. */
    private Map<String, Object> body(Map<String, ?> given, String... fields) {
        Map<String, Object> body = new LinkedHashMap<>();
        for (String field : fields) {
            body.put(field, text());
        }
        body.putAll(given);
        return body;
    }

    /** Checks all names and texts of an answer, which must be JSON. */
    private Answer seen(Answer answer) {
        look(answer.json());
        return answer;
    }

    /** Checks a public answer, which may contain nothing of a jar except its author's shown name. */
    private Answer published(Answer answer) {
        for (String secret : List.of("Annas", "Berts", "agents.", ".jar", "IllegalState", "play(")) {
            assertFalse(answer.text().contains(secret), "seed %d: %s in %s".formatted(seed, secret, answer.text()));
        }
        return seen(answer);
    }

    private void look(JsonNode node) {
        node.properties().forEach(field -> check(field.getKey()));
        if (node.isTextual()) {
            check(node.asText());
        }
        node.forEach(this::look);
    }

    private void check(String text) {
        if (!VisibleText.of(text).equals(text)) {
            hidden.add(VisibleText.name(text));
        }
    }

    @Test
    void nothingThatAnybodyWritesIsMoreThanVisibleText() throws Exception {
        try (Browser browser = Browser.start();
                Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            Hosted.Browser host = event.organizer();
            Hosted.Browser anna = joins(event, host, "anna");
            Hosted.Browser bert = joins(event, host, "bert");
            joins(event, host, "carl");
            handsIn(anna, "annas", "System.out.println(%s); return game.position().moves()[0];");
            handsIn(
                    bert,
                    "berts",
                    "if (game.history().length > 2) { throw new IllegalStateException(%s); } return game.position().moves()[0];");
            anna.await("", now -> now.at("/ladder/games").asInt() >= 4);
            everyFieldIsSent(anna, host, numbers.get("carl"));
            host.post("organize/season", Map.of("name", text(), "why", text())).require(200);
            host.await(
                    "",
                    now -> now.at("/seasons").size() == 1
                            && now.at("/ladder/games").asInt() >= 4);
            host.post("organize/tournament", Map.of("settings", Map.of("pairs", "1"), "why", text()))
                    .require(200);
            JsonNode mine = anna.await(
                    "mine", one -> one.at("/games/0/tournament").asText().length() > 0);
            anna.post(
                            "protests",
                            Map.of(
                                    "tournament",
                                    mine.at("/games/0/tournament").asText(),
                                    "game",
                                    mine.at("/games/0/id").asText(),
                                    "reason",
                                    text()))
                    .require(200);
            everythingIsAsked(event, host, anna, bert);
            everyPageIsShown(browser, event, host);
        }
        assertEquals(new TreeSet<>(), hidden, "seed " + seed);
    }

    private Hosted.Browser joins(Hosted event, Hosted.Browser host, String alias) {
        Hosted.Browser person = event.browser();
        for (int i = 0; i < 5; i++) {
            seen(person.post("join", body(Map.of(), "alias", "name")));
        }
        int number = seen(person.post("join", Map.of("alias", alias, "name", "<x-hostile>" + text()))
                        .require(200))
                .json()
                .at("/me/number")
                .asInt();
        seen(host.post("organize/approve", body(Map.of("person", number), "why"))
                .require(200));
        numbers.put(alias, number);
        return person;
    }

    private void handsIn(Hosted.Browser author, String name, String body) throws Exception {
        Path jar = TestJars.agent(folder.resolve("jars"), name, body.formatted(JsonText.MAPPER.valueToTree(text())));
        byte[] bytes = Files.readAllBytes(jar);
        seen(author.upload(URLEncoder.encode(text() + ".jar", StandardCharsets.UTF_8), bytes)
                .require(201));
        author.await("mine", mine -> mine.at("/versions").size() > 0);
        seen(author.upload(URLEncoder.encode(text(), StandardCharsets.UTF_8), text().getBytes(StandardCharsets.UTF_8)));
    }

    /** Whatever comes of it. */
    private void everyFieldIsSent(Hosted.Browser anna, Hosted.Browser host, int carl) {
        List<String> ofAuthors = List.of(
                "enter",
                "join",
                "versions",
                "alias",
                "devices/end",
                "protests",
                "opened",
                "tests",
                "play",
                "play/move",
                "play/undo",
                "play/hint",
                "play/end");
        List<String> ofOrganizers = List.of(
                "link",
                "person",
                "marks",
                "open",
                "deadline",
                "approve",
                "refuse",
                "hide",
                "withdraw",
                "tournament",
                "resume",
                "freeze",
                "reveal",
                "thaw",
                "replay",
                "accept",
                "reject",
                "finish");
        String[] fields = {
            "link",
            "alias",
            "name",
            "upload",
            "id",
            "tournament",
            "game",
            "reason",
            "version",
            "opponent",
            "adviser",
            "move",
            "role",
            "email",
            "platform",
            "rules",
            "sheet",
            "deadline",
            "protest",
            "why"
        };
        String[] names =
                TournamentOption.ofEvents().stream().map(TournamentOption::name).toArray(String[]::new);
        for (String[] options : List.of(new String[] {text()}, names, names)) {
            ofAuthors.forEach(path ->
                    seen(anna.post(path, body(Map.of("seat", 0, "minutes", 0, "ply", 0, "isOpened", true), fields))));
            ofOrganizers.forEach(path -> seen(host.post(
                    "organize/" + path,
                    body(
                            Map.of("person", carl, "places", 1, "times", 1, "settings", body(Map.of(), options)),
                            fields))));
        }
        host.post("organize/open", Map.of()).require(200);
        seen(anna.send(anna.request("mine")
                .header("User-Agent", "<x-hostile>\"'&;%s{{1}}")
                .GET()));
        assertTrue(host.get("organize").require(200).text().contains("x-hostile"), "it has arrived");
    }

    private void everythingIsAsked(Hosted event, Hosted.Browser host, Hosted.Browser... authors) {
        List<Hosted.Browser> all = new ArrayList<>(List.of(authors));
        all.add(host);
        all.add(event.browser());
        for (Hosted.Browser each : all) {
            List.of("", "mine", "play", "organize").forEach(path -> seen(each.get(path)));
            each.get("mine")
                    .json()
                    .at("/games")
                    .forEach(game -> seen(each.get("mine/game?tournament=%s&id=%s"
                            .formatted(
                                    game.at("/tournament").asText(),
                                    game.at("/id").asText()))));
        }
        published(event.browser().get(""));
        for (String of : List.of(
                "ladder",
                event.browser().get("").json().at("/tournaments/0/name").asText())) {
            JsonNode state =
                    published(host.page("/api/state?of=" + of).require(200)).json();
            state.at("/standings")
                    .forEach(row -> published(host.page(
                            "/api/agents/%s?of=%s".formatted(row.at("/agent").asText(), of))));
            published(host.page("/api/games?of=" + of))
                    .json()
                    .at("/games")
                    .forEach(game -> List.of("en", "fr")
                            .forEach(language -> published(host.page("/api/games/%s?of=%s&language=%s"
                                    .formatted(game.at("/id").asText(), of, language)))));
        }
        for (String query :
                List.of("of", "agent", "opponent", "opening", "fault", "language", "after", "id", "limit")) {
            String asked = query + "=" + URLEncoder.encode(text(), StandardCharsets.UTF_8);
            List.of("/api/state?", "/api/games?", "/api/event/mine?", "/api/event/mine/game?", "/api/event/mine/kit?")
                    .forEach(path -> seen(host.page(path + asked)));
        }
    }

    private void everyPageIsShown(Browser browser, Hosted event, Hosted.Browser host) throws Exception {
        for (int person : List.of(1, numbers.get("anna"))) {
            String token = host.post("organize/link", Map.of("person", person))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            String home = person == 1 ? "/organizer" : "/author";
            Device device =
                    Device.open(browser, event.link(), 1280, 800, false, folder).enter(token, home);
            JsonNode game = host.page("/api/games?of=ladder").json().at("/games/0/id");
            for (String page : List.of(
                    home,
                    "/",
                    "/play",
                    "/join",
                    "/ladder",
                    "/ladder/games",
                    "/ladder/game/" + game.asText(),
                    "/screen")) {
                device.visit(page + "?language=en");
                device.tab().value("document.querySelectorAll('details').forEach(one => { one.open = true; }); 0");
                assertEquals("[]", device.tab().value(FOREIGN).toString(), "seed %d, %s".formatted(seed, page));
                assertEquals(List.of(), device.tab().errors(), "seed %d, %s".formatted(seed, page));
            }
            if (person == 1) {
                device.visit("/organizer?language=en#authors");
                assertTrue(device.tab().text("main").contains("x-hostile"), "it is shown, as text");
            }
            device.tab().close();
        }
    }
}
