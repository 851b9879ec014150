package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Authors and visitors see the strength of each version of an agent. */
@Tag("slow")
@NeedsBrowser
@Timeout(300)
class CurveInBrowserTest {
    private static final String LAST_MOVE = "long[] moves = game.position().moves(); return moves[moves.length - 1];";
    private static final String POINTS =
            "[...document.querySelectorAll('.curve g title')].map(one => one.textContent).join('|')";
    private static final int RATED = 10;

    @TempDir
    private Path folder;

    @Test
    void theRatingsOfTheVersionsAreACurveWithTheirIntervals() throws Exception {
        Path jars = folder.resolve("jars");
        try (Browser browser = Browser.start();
                Hosted event = new Hosted(folder.resolve("evening"), Map.of())) {
            String token = event.organizer()
                    .post("organize/person", Map.of("role", "AUTHOR", "alias", "anna"))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            Device anna =
                    Device.open(browser, event.link(), 1280, 800, false, folder).enter(token, "/author");
            Hosted.Browser asked = Hosted.Browser.enter(event.link(), token);
            asked.upload(TestJars.agent(jars, "first", TestJars.FIRST_MOVE)).require(201);
            asked.await("mine", mine -> played(mine, 1) >= RATED);
            anna.visit("/author");
            assertEquals(0, anna.count(".curve"), "one version makes no curve");

            asked.upload(TestJars.agent(jars, "second", LAST_MOVE)).require(201);
            asked.await("mine", mine -> played(mine, 2) >= RATED);
            anna.visit("/author");
            assertShown(anna);
            anna.tab().picture(".curve", Path.of("target", "pictures", "curve.png"));

            JsonNode row = asked.page("/api/state?of=ladder").json().at("/standings");
            for (JsonNode one : row) {
                if (one.at("/name").asText().equals("anna@2")) {
                    anna.tab()
                            .visit(
                                    event.link() + "/ladder/agents/"
                                            + one.at("/agent").asText(),
                                    "document.querySelector('.curve') !== null");
                }
            }
            assertShown(anna);
        }
    }

    private static void assertShown(Device anna) throws InterruptedException {
        String points = anna.tab().value(POINTS).asText();
        assertTrue(points.matches("@1: .*\\|@2: .*"), points);
        assertEquals(2, anna.count(".curve .interval"));
        assertTrue(
                anna.tab()
                        .value("document.querySelector('.curve svg').getAttribute('aria-label')")
                        .asText()
                        .startsWith("Elo by version: @1 "),
                "read aloud");
    }

    private static int played(JsonNode mine, int number) {
        for (JsonNode version : mine.at("/ratings")) {
            if (version.at("/number").asInt() == number) {
                return version.at("/games").asInt();
            }
        }
        return 0;
    }
}
