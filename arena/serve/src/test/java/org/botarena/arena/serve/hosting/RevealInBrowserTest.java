package org.botarena.arena.serve.hosting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.botarena.arena.report.browser.Browser;
import org.botarena.arena.report.browser.NeedsBrowser;
import org.botarena.arena.report.browser.Tab;
import org.botarena.arena.serve.Findings;
import org.botarena.arena.testjars.TestJars;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The organizer reveals places on the projector with a remote control; others cannot. */
@Tag("slow")
@NeedsBrowser
@Timeout(300)
class RevealInBrowserTest {
    private static final String READY = "document.documentElement.dataset.ready === 'yes'";
    private static final String ROWS = "document.querySelectorAll('.screen-stage tbody tr').length === ";

    @TempDir
    private Path folder;

    @Test
    void eachKeyOfTheOrganizerRevealsAPlaceAndTheKeysOfOthersNone() throws Exception {
        try (Hosted event = new Hosted(folder.resolve("evening"), Map.of());
                Browser organizers = Browser.start();
                Browser guests = Browser.start()) {
            Hosted.Browser organizer = event.organizer();
            for (String alias : List.of("anna", "bert", "carl")) {
                Hosted.Browser author = event.author(organizer, alias);
                author.upload(TestJars.agent(folder.resolve(alias), alias, TestJars.FIRST_MOVE))
                        .require(201);
                author.await("mine", mine -> mine.at("/versions/0/isActive").asBoolean());
            }
            organizer
                    .post("organize/tournament", Map.of("settings", Map.of("pairs", "2")))
                    .require(200);
            organizer.await("", now -> now.at("/tournaments/0/state").asText().equals("finished"));
            String name = organizer.get("").json().at("/tournaments/0/name").asText();
            organizer.post("organize/freeze", Map.of("tournament", name)).require(200);

            String link = organizer
                    .post("organize/link", Map.of("person", 1))
                    .require(200)
                    .json()
                    .at("/link")
                    .asText();
            Tab screen = organizers.open(1920, 1080, false);
            screen.visit(event.link() + "/enter?language=en#" + link, READY);
            screen.click("main button");
            screen.await("location.pathname === '/organizer' && " + READY);
            screen.visit(event.link() + "/screen", READY);
            Tab wall = guests.open(1920, 1080, true);
            wall.visit(event.link() + "/screen?language=en", READY);
            for (Tab tab : List.of(screen, wall)) {
                String shown = tab.value("document.documentElement.outerHTML").asText();
                List.of("anna", "bert", "carl").forEach(alias -> assertFalse(shown.contains(alias), alias));
            }
            wall.press(" ", 32);
            screen.press(" ", 32);
            screen.await(ROWS + 1);
            wall.await(ROWS + 1);
            wall.press("ArrowRight", 39);
            screen.press("ArrowRight", 39);
            screen.await(ROWS + 2);
            wall.await(ROWS + 2);
            Tab phone = organizers.open(390, 844, false);
            phone.visit(event.link() + "/reveal", READY);
            phone.await("document.activeElement.textContent === 'Reveal place 3 from the bottom'");
            phone.press("ArrowRight", 39);
            for (Tab tab : List.of(screen, wall)) {
                tab.await("document.querySelectorAll('.screen-stage .screen-podium li').length === 3");
            }
            screen.click(".screen-stage");
            screen.await("document.querySelectorAll('.screen-table tbody tr').length === 3");
            assertEquals(List.of(), screen.errors());
            assertEquals(List.of(), wall.errors());
            assertEquals(List.of(), Findings.of(screen)); // after the errors: axe adds its own
        }
    }
}
