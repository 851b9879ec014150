package org.botarena.arena.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.botarena.arena.record.GameRecord;
import org.botarena.arena.serve.http.Limits;
import org.botarena.arena.text.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The stream of events, as a browser reads it. */
@Timeout(120)
class StreamTest {
    @TempDir
    private Path folder;

    @Test
    void aReaderGetsHowThingsStandAndThenWhatIsNew() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                ServedPage.Reader reader = page.read("")) {
            assertEquals("snapshot", reader.next().get(1));
            GameRecord game = cup.draw();
            cup.begin(game);
            List<String> news = reader.next();
            assertEquals("news", news.get(1));
            assertTrue(news.get(2).contains(game.id()), news::toString);
        }
    }

    @Test
    void whoWasCutOffResumesWithoutAGap() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                ServedPage.Reader whole = page.read("")) {
            whole.next();
            GameRecord game = cup.draw();
            cup.begin(game);
            List<String> first = whole.next();
            List<List<String>> missed = new ArrayList<>();
            int opening = game.fixture().opening().size();
            for (int i = opening; i < opening + 3; i++) {
                cup.ply(game, i);
                missed.add(whole.next());
            }
            try (ServedPage.Reader resumed = page.read(first.get(0))) {
                for (List<String> event : missed) {
                    assertEquals(event, resumed.next());
                }
            }
            assertEquals(
                    3,
                    page.json("/api/state?after=" + first.get(0))
                            .get("messages")
                            .size(),
                    "the same without a stream");
        }
    }

    @Test
    void theLastPositionOfAGameIsSentWhenTheGameEndsAtOnce() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                ServedPage.Reader reader = page.read("")) {
            reader.next();
            GameRecord game = cup.play();
            assertEquals(recorded(page, game), shown(reader, game));
        }
    }

    @Test
    void theLastPositionOfAGameIsSentEvenIfItsPliesWereNeverReported() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                ServedPage.Reader reader = page.read("")) {
            reader.next();
            GameRecord game = cup.draw();
            cup.begin(game);
            cup.end(game);
            assertEquals(recorded(page, game), shown(reader, game));
        }
    }

    /** The last position that a reader of the stream has of a game when its result arrives. */
    private static List<String> shown(ServedPage.Reader reader, GameRecord game) throws Exception {
        List<String> shown = List.of();
        while (true) {
            JsonNode news = JsonText.MAPPER.readTree(reader.next().get(2));
            for (JsonNode view : news.path("playing")) {
                if (view.get("id").asText().equals(game.id())) {
                    shown = cells(view.get("picture"), news.get("cells"));
                }
            }
            if (news.path("ended").toString().contains(game.id())) {
                return shown;
            }
        }
    }

    private static List<String> recorded(ServedPage page, GameRecord game) throws Exception {
        page.await(state -> state.get("recent").toString().contains(game.id()));
        JsonNode view = page.json("/api/games/" + game.id());
        JsonNode pictures = view.at("/game/pictures");
        return cells(pictures.get(pictures.size() - 1), view.get("cells"));
    }

    private static List<String> cells(JsonNode picture, JsonNode cells) {
        List<String> shown = new ArrayList<>();
        for (JsonNode row : picture.get("rows")) {
            row.get("cells").forEach(cell -> shown.add(cells.get(cell.asInt()).toString()));
        }
        return shown;
    }

    @Test
    void whoComesWithAnEventOfAnotherServerGetsHowThingsStand() throws Exception {
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"));
                ServedPage.Reader told = page.read("")) {
            told.next();
            cup.play();
            assertEquals("news", told.next().get(1));
            for (String other : List.of("0.0", "999999.7", "nothing", "1.2.3.4", "9".repeat(400))) {
                try (ServedPage.Reader reader = page.read(other)) {
                    assertEquals("snapshot", reader.next().get(1), other);
                }
            }
        }
    }

    @Test
    void whoDoesNotReadDelaysNoOtherClient() throws Exception {
        Limits tight = new Limits(100, 10, 1 << 10, 8 << 10);
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert", "carl", "dora");
                ServedPage page = new ServedPage(folder.resolve("cup"), tight);
                Socket stuck = new Socket(InetAddress.getLoopbackAddress(), page.port());
                ServedPage.Reader reader = page.read("")) {
            stuck.setReceiveBufferSize(1 << 10);
            stuck.getOutputStream()
                    .write("GET /api/events HTTP/1.1\r\nHost: here\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            reader.next();
            String last = "";
            for (int i = 0; i < 4; i++) {
                last = cup.play().id();
            }
            List<String> event = reader.next();
            for (int i = 0; i < 500 && !event.get(2).contains("{\"id\":\"" + last + "\",\"sides\""); i++) {
                event = reader.next();
            }
            assertTrue(event.get(2).contains(last), "in the news, or in a snapshot");
        }
    }

    @Test
    void beyondTheLimitAStreamIsRefusedAndTheStateStillAnswers() throws Exception {
        Limits few = new Limits(100, 6, 1 << 10, 8 << 10); // 5 for strangers, 2 for an address
        try (RunningCup cup = new RunningCup(folder.resolve("cup"), 1, "anna", "bert");
                ServedPage page = new ServedPage(folder.resolve("cup"), few)) {
            try (ServedPage.Reader one = page.read("");
                    ServedPage.Reader other = page.read("")) {
                one.next();
                other.next();
                String refused = page.raw("GET /api/events HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
                assertTrue(refused.startsWith("HTTP/1.1 503"), refused);
                assertTrue(refused.contains("too many pages watch at once"), refused);
                assertEquals(200, page.get("/api/state").statusCode());
            }
            for (int i = 0; i < 100 && page.readers() > 0; i++) {
                GameRecord game = cup.draw();
                cup.begin(game);
                Thread.sleep(150);
            }
            assertEquals(0, page.readers(), "who has gone takes no place");
            assertFalse(page.get("/api/state").body().isEmpty());
        }
    }
}
